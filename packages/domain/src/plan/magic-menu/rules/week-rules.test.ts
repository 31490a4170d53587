import { describe, expect, it } from 'vitest';
import { addDays } from '../../days/week';
import { emptyMenu, addEntry } from '../../meal-plans/menu';
import { menuRulesOf } from '../../meal-plans/menu-rules';
import { conditionOf, topicOf } from './rule-topics';
import type { WeekRuleRow } from '../../rows/week-rule-row';
import { findAlternatives, planMenu } from '../magic-menu';
import type { Candidate, MenuRequest, MenuSlot } from '../menu-request';
import { menuMeals, weekSlots } from '../week/week-slots';
import { ruleText, sourcesOf, topicsOf, weekRulesOf } from './rules-of-rows';
import type { WeekRule } from './week-rule';
import { plainDish } from '../../../../testing/magic-menu/plain-dish';

const monday = '2026-11-23';
const friday = `${addDays(monday, 4)}.dinner`;
const slots: MenuSlot[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  id: `${addDays(monday, day)}.dinner`,
  date: addDays(monday, day),
  meal: 'dinner',
  eaterIds: [],
}));

const dish = (id: string, more: Partial<Candidate> = {}): Candidate =>
  plainDish(id, { isMeatless: false, plannedOn: [addDays(monday, -40)], ...more });
const several = (count: number, name: string, more: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, n) => dish(`${name}-${n}`, more));

const rule = (more: Partial<WeekRule>): WeekRule => {
  const { topic = 'food:fish', bound = 'least', count = 1, isSoft = false, weekday } = more;
  const parts = { topic, bound, count, isSoft, weekday };
  return { id: `rule of ${topic}`, text: ruleText(parts, new Map()), ...parts };
};
const asked = (rules: WeekRule[], candidates: Candidate[], more: Partial<MenuRequest> = {}) => ({
  slots,
  candidates,
  settings: { repeatAfterDays: 10, leanings: [], rules },
  seed: 1,
  ...more,
});
const beef = several(10, 'beef', { rating: 5 });
const fish = several(3, 'fish', { foundBy: ['food:fish'] });
const countOf = (picks: readonly { recipeId: string }[], name: string) =>
  picks.filter(({ recipeId }) => recipeId.startsWith(name)).length;

describe('a must', () => {
  it('a dish for Friday is put there, however much others are liked, and says by which rule', () => {
    const { picks } = planMenu(asked([rule({ weekday: 'friday' })], [...beef, ...fish]));
    const pick = picks.find(({ slotId }) => slotId === friday)!;
    expect(pick.recipeId).toMatch(/^fish/);
    expect(pick.reason).toBe('Your rule: fish on Friday.');
    expect(countOf(picks, 'fish')).toBe(1);
  });

  it('other dishes for Friday are of its rule too', () => {
    const request = asked([rule({ weekday: 'friday' })], [...beef, ...fish]);
    const others = findAlternatives(request, new Map(), friday);
    expect(others.map(({ recipeId }) => recipeId.slice(0, 4))).toEqual(['fish', 'fish', 'fish']);
  });

  it('a rule of at most two is kept, with what is planned already', () => {
    const pasta = several(9, 'pasta', { foundBy: ['tag:Pasta'], rating: 5 });
    const rules = [rule({ topic: 'tag:Pasta', bound: 'most', count: 2 })];
    const planned = slots.map((slot, day) => (day === 3 ? { ...slot, lockedId: 'pasta-0' } : slot));
    const { picks, unmet } = planMenu(
      asked(rules, [...pasta, ...several(6, 'stew')], { slots: planned }),
    );
    expect(picks).toHaveLength(6);
    expect(countOf(picks, 'pasta')).toBe(1);
    expect(unmet).toEqual([]);
  });

  it('a rule of at least two gives two dishes, and each says so', () => {
    const { picks } = planMenu(asked([rule({ count: 2 })], [...beef, ...fish]));
    expect(countOf(picks, 'fish')).toBe(2);
    const said = picks.filter(({ reason }) => reason === 'Your rule: at least 2 with fish.');
    expect(said.map(({ recipeId }) => recipeId.slice(0, 4))).toEqual(['fish', 'fish']);
  });

  it('fish is what is mainly of fish, without asking the server', () => {
    const rules = [rule({ topic: 'protein:fish' })];
    expect(topicsOf(rules)).toEqual([]);
    const { picks } = planMenu(asked(rules, [...beef, dish('salmon', { proteins: ['fish'] })]));
    expect(picks.find(({ recipeId }) => recipeId === 'salmon')?.reason).toBe(
      'Your rule: at least 1 with fish.',
    );
  });

  it('a new dish is one that was not planned in the past year', () => {
    const rules = [rule({ topic: 'new' })];
    const { picks } = planMenu(asked(rules, [...beef, dish('never', { plannedOn: [] })]));
    expect(picks.find(({ recipeId }) => recipeId === 'never')?.reason).toBe(
      'Your rule: at least 1 new dish.',
    );
  });
});

describe('a must that cannot be kept', () => {
  it('dinners that a rule has no dishes for stay empty, and the rule says how many fit', () => {
    const { picks, unfilled, unmet } = planMenu(asked([rule({ count: 4 })], [...beef, ...fish]));
    expect(countOf(picks, 'fish')).toBe(3);
    expect(countOf(picks, 'beef')).toBe(3);
    expect(unfilled).toMatchObject([
      { advice: '7 recipes fit if the rule “at least 4 with fish” is taken out.' },
    ]);
    expect(unmet).toEqual([
      {
        id: 'rule of food:fish',
        title: 'At least 4 with fish',
        advice: 'Only 3 of your recipes fit. Ask for fewer, or add recipes.',
      },
    ]);
  });

  it('a Friday without a dish for its rule names the rule', () => {
    const { unfilled } = planMenu(asked([rule({ weekday: 'friday' })], beef));
    expect(unfilled).toEqual([
      {
        slotId: friday,
        demands: 'fish on Friday',
        advice: '4 recipes fit if the rule “fish on Friday” is taken out.',
      },
    ]);
  });

  it('a week with too few free dinners says how many are left', () => {
    const planned = slots.map((slot, day) =>
      day < 6 ? { ...slot, lockedId: `beef-${day}` } : slot,
    );
    const { picks, unmet } = planMenu(
      asked([rule({ count: 2 })], [...beef, ...fish], { slots: planned }),
    );
    expect(countOf(picks, 'fish')).toBe(1);
    expect(unmet).toMatchObject([
      { advice: 'Only 1 dinner is still free. Ask for fewer, or change what is planned.' },
    ]);
  });
});

describe('a wish', () => {
  it('a wish is followed when its dish is not worth much less, and leaves no day empty', () => {
    const rules = [rule({ weekday: 'friday', isSoft: true })];
    const { picks } = planMenu(asked(rules, [...several(9, 'stew'), ...fish]));
    const pick = picks.find(({ slotId }) => slotId === friday)!;
    expect(pick.reason).toBe('Your rule: fish on Friday, if it fits.');
    const without = planMenu(asked(rules, several(9, 'stew')));
    expect(without.picks).toHaveLength(7);
    expect(without.unmet).toEqual([]);
  });
});

describe('other meals', () => {
  const rules = menuRulesOf({
    thursday: 20,
    lunchOn: ['saturday'],
    sideOn: ['thursday', 'friday'],
    breakfastOn: ['sunday'],
  });
  const planned = addEntry(
    emptyMenu(monday),
    { id: 'pie', note: 'Pie', meal: 'dinner', quantity: 1 },
    'friday',
  );
  const whoEats = { eaters: [], attendances: new Map() };
  const options = { menu: planned, today: addDays(monday, 3), rules };

  it('a week has its lunches, its breakfasts, and a side with each dinner that is chosen', () => {
    expect(menuMeals(planned, options).map(({ slotId }) => slotId.slice(8))).toEqual([
      '26.dinner',
      '26.side',
      '27.dinner',
      '28.lunch',
      '28.dinner',
      '29.breakfast',
      '29.dinner',
    ]);
    const found = weekSlots({ ...options, whoEats, sourceNames: new Map() });
    expect(found.find(({ meal }) => meal === 'side')).toMatchObject({
      besides: '2026-11-26.dinner',
      maxMinutes: 20,
    });
    expect(found.find(({ meal }) => meal === 'lunch')?.maxMinutes).toBeUndefined();
  });

  it('a side is chosen from sides, and not without its dinner', () => {
    const dinner = slots[0]!;
    const side = { ...dinner, id: `${monday}.side`, meal: 'side', besides: dinner.id };
    const salad = dish('salad', { course: 'side' });
    const both = planMenu(asked([], [salad, ...beef], { slots: [dinner, side] }));
    expect(both.picks.map(({ recipeId }) => recipeId.slice(0, 4))).toEqual(['beef', 'sala']);
    const alone = planMenu(asked([], [salad], { slots: [dinner, side] }));
    expect(alone.picks).toEqual([]);
    expect(alone.unfilled).toContainEqual({
      slotId: side.id,
      demands: 'no dinner to go with',
      advice: 'Choose the dinner first, then a side for it.',
    });
  });
});

describe('rules of rows', () => {
  const names = new Map([['search:1', 'Quick'] as const]);
  it.each<[Partial<WeekRuleRow>, string]>([
    [{ topic: 'food:fish', weekday: 'friday', bound: 'least' }, 'fish on Friday'],
    [{ topic: 'food:fish', weekday: 'friday', bound: 'most' }, 'no fish on Friday'],
    [{ topic: 'tag:One%20pot', bound: 'most', count: 2 }, 'at most 2 tagged “One pot”'],
    [{ topic: 'suits:vegetarian', bound: 'least', count: 2 }, 'at least 2 without meat'],
    [{ topic: 'suits:vegetarian', weekday: 'monday', bound: 'least' }, 'without meat on Monday'],
    [
      { topic: 'cuisine:Thai', bound: 'least', count: 1, isSoft: true },
      'at least 1 Thai, if it fits',
    ],
    [{ topic: 'protein:fish', weekday: 'friday', bound: 'least' }, 'fish on Friday'],
    [{ topic: 'protein:legumes', bound: 'least', count: 2 }, 'at least 2 with beans or lentils'],
    [{ topic: 'new', bound: 'least', count: 1 }, 'at least 1 new dish'],
    [{ topic: 'new', bound: 'least', count: 2 }, 'at least 2 new dishes'],
    [{ topic: 'search:1', weekday: 'sunday', bound: 'least' }, 'a dish from “Quick” on Sunday'],
    [
      { topic: 'cookbook:2', bound: 'most', count: 0 },
      'at most 0 from a search or cookbook that is gone',
    ],
  ])('the rule %j is a sentence: %s', (fields, text) => {
    const row = { kind: 'weekRules' as const, id: 'a', fields, isDeleted: false };
    expect(weekRulesOf([row], names).map((one) => one.text)).toEqual([text]);
  });

  it('rules that were removed, or have no topic, are left out; the others are in the order of the week', () => {
    const row = (id: string, fields: Partial<WeekRuleRow>, isDeleted = false) => ({
      kind: 'weekRules' as const,
      id,
      fields,
      isDeleted,
    });
    const found = weekRulesOf(
      [
        row('c', { topic: 'food:fish', bound: 'least', weekday: 'friday' }),
        row('b', { topic: 'search:1', bound: 'most', count: 1 }),
        row('a', { topic: 'new', bound: 'least' }),
        row('d', { topic: 'food:fish', bound: 'least' }, true),
        row('e', { bound: 'least' }),
      ],
      names,
    );
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(topicsOf(found)).toEqual(['search:1', 'food:fish']);
    expect(sourcesOf(topicsOf(found))).toEqual(['search:1']);
  });

  it('a condition is written without commas, and read again', () => {
    const topic = topicOf('tag', 'Soups, stews: all');
    expect(topic).not.toMatch(/,|: /);
    expect(conditionOf(topic)).toEqual({ field: 'tag', value: 'Soups, stews: all' });
    expect(conditionOf('search:1')).toBeUndefined();
    expect(conditionOf('food:%')).toBeUndefined();
  });
});
