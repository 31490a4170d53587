import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOfRules, menuRulesOf, ruleDays, sourceOn, sourcesIn } from './menu-rules';
import { type MenuRulesRow } from '../rows/menu-rules-row';
import { weekdays } from '../days/week';

it('menu rules that nobody set have no limit of minutes, any recipe, and no repeat within ten days', () => {
  expect(menuRulesOf()).toEqual({
    maxMinutes: {},
    from: {},
    repeatAfterDays: 10,
    also: { breakfast: [], lunch: [], side: [] },
    budgets: [],
  });
});

it('a weekday of menu rules is filled from its own choice, else from that of all days', () => {
  const rules = menuRulesOf({
    allFrom: 'search:quick',
    saturdayFrom: 'cookbook:feasts',
    sundayFrom: 'any',
  });
  expect(sourceOn(rules, 'monday')).toBe('search:quick');
  expect(sourceOn(rules, 'saturday')).toBe('cookbook:feasts');
  expect(sourceOn(rules, 'sunday')).toBeUndefined();
  expect(sourcesIn(rules)).toEqual(['search:quick', 'cookbook:feasts']);
  expect(sourcesIn(menuRulesOf())).toEqual([]);
});

it.each<[MenuRulesRow, MenuRulesRow, object]>([
  [{}, {}, {}],
  [{ monday: 30 }, { monday: 30, friday: 20 }, { friday: 20 }],
  [{ monday: 30 }, { repeatAfterDays: 7 }, { monday: null, repeatAfterDays: 7 }],
  [
    { budgets: [{ week: '2026-11-23', cents: 12_000 }] },
    { budgets: [{ week: '2026-11-30', cents: 9_000 }] },
    { budgets: [{ week: '2026-11-30', cents: 9_000 }] },
  ],
  [{ budgets: [{ week: '2026-11-23', cents: 12_000 }] }, {}, { budgets: null }],
  [
    { allFrom: 'search:quick', fridayFrom: 'any' },
    { allFrom: 'cookbook:fish' },
    { allFrom: 'cookbook:fish', fridayFrom: null },
  ],
])('a change of menu rules from %j to %j changes %j', (before, after, change) => {
  expect(changeOfRules(menuRulesOf(before), menuRulesOf(after))).toEqual(change);
});

it('a change of menu rules leads from any rules to any others', () => {
  const minutes = fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined });
  const source = fc.constantFrom(undefined, 'any', 'search:quick', 'cookbook:fish');
  const rules = fc
    .record({
      ...Object.fromEntries(weekdays.map((day) => [day, minutes])),
      ...Object.fromEntries(ruleDays.map((day) => [`${day}From`, source])),
      repeatAfterDays: minutes,
    })
    .map((row) => menuRulesOf(row as MenuRulesRow));
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      const from = Object.entries(before.from).map(([day, each]) => [`${day}From`, each]);
      const fields: Record<string, unknown> = {
        ...before.maxMinutes,
        ...Object.fromEntries(from),
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

it('the weekdays of a lunch are in the order of the week, and none takes the field away', () => {
  const rules = menuRulesOf({ lunchOn: ['sunday', 'saturday'] });
  expect(rules.also.lunch).toEqual(['saturday', 'sunday']);
  expect(changeOfRules(rules, menuRulesOf())).toEqual({ lunchOn: null });
  expect(changeOfRules(menuRulesOf(), rules)).toEqual({ lunchOn: ['saturday', 'sunday'] });
});
