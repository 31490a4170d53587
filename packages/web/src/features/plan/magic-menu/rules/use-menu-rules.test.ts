import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { menuRulesOf } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { expect, it } from 'vitest';
import { moneyOf } from '../../../device/country';
import { rulesText } from './use-menu-rules';

const week = '2026-11-23';

it.each([
  ['AU', 15_000, 'at most $150 this week'],
  ['GB', 12_050, 'at most £120.50 this week'],
  ['DE', 12_000, 'at most €120 this week'],
] as const)(
  'the rules of a household in %s name a budget of %i cents in its money',
  (code, cents, text) => {
    const money = moneyOf(homeCountryOf(code));
    const rules = { ...menuRulesOf(), budgets: [{ week, cents }] };
    const words = rulesText(rules, { week, weekRules: [], sourceNames: new Map(), money });
    expect(words.split(' · ')).toContain(text);
  },
);
