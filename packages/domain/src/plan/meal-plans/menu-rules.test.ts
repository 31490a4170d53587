import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOfRules, menuRulesOf } from './menu-rules';
import { type MenuRulesRow } from '../rows/menu-rules-row';
import { weekdays } from '../days/week';

it('menu rules that nobody set have no limit of minutes, and no repeat within ten days', () => {
  expect(menuRulesOf()).toEqual({ maxMinutes: {}, repeatAfterDays: 10 });
});

it.each<[MenuRulesRow, MenuRulesRow, object]>([
  [{}, {}, {}],
  [{ monday: 30 }, { monday: 30, friday: 20 }, { friday: 20 }],
  [{ monday: 30 }, { repeatAfterDays: 7 }, { monday: null, repeatAfterDays: 7 }],
])('a change of menu rules from %j to %j changes %j', (before, after, change) => {
  expect(changeOfRules(menuRulesOf(before), menuRulesOf(after))).toEqual(change);
});

it('a change of menu rules leads from any rules to any others', () => {
  const minutes = fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined });
  const rules = fc
    .record({
      ...Object.fromEntries(weekdays.map((day) => [day, minutes])),
      repeatAfterDays: minutes,
    })
    .map((row) => menuRulesOf(row as MenuRulesRow));
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      const fields: Record<string, number> = {
        ...before.maxMinutes,
        repeatAfterDays: before.repeatAfterDays,
      };
      for (const [field, value] of Object.entries(changeOfRules(before, after))) {
        if (value === null) delete fields[field];
        else fields[field] = value;
      }
      expect(menuRulesOf(fields)).toEqual(after);
    }),
  );
});
