import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untrueSentences } from '../../../../testing/magic-menu/check-sentences';
import { faultsOf } from '../../../../testing/magic-menu/check-week';
import { everyMenu } from '../../../../testing/magic-menu/every-menu';
import { plainDish } from '../../../../testing/magic-menu/plain-dish';
import { withHousehold } from '../../../../testing/magic-menu/random-household';
import { randomWeek } from '../../../../testing/magic-menu/random-week';
import { planMenu } from '../magic-menu';
import type { MenuRequest, MenuSlot } from '../menu-request';

/** With rules, prices and a limit, people who come and go, answers of a round, and what is left of packs. */
const anyHousehold = fc
  .record({
    seed: fc.nat(),
    recipes: fc.integer({ min: 0, max: 40 }),
    days: fc.integer({ min: 1, max: 10 }),
    hasLunch: fc.boolean(),
    isEasy: fc.boolean(),
    rules: fc.integer({ min: 0, max: 5 }),
    hasSides: fc.boolean(),
  })
  .map(({ seed, ...size }) => withHousehold(randomWeek(seed, size), seed));

const smallHousehold = fc
  .record({
    seed: fc.nat(),
    recipes: fc.integer({ min: 2, max: 7 }),
    days: fc.integer({ min: 2, max: 4 }),
    isEasy: fc.boolean(),
    rules: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ seed, ...size }) => withHousehold(randomWeek(seed, size), seed));

describe('rules and a limit in dollars together', () => {
  test('a menu of any household keeps the musts and the limit, and says only what is so', () => {
    fc.assert(
      fc.property(anyHousehold, (request) => {
        const menu = planMenu(request);
        expect(faultsOf(menu, request)).toEqual([]);
        expect(untrueSentences(menu, request)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a menu within a limit is the same whatever the order of recipes and slots', () => {
    fc.assert(
      fc.property(anyHousehold, (request) => {
        const turned = {
          ...request,
          slots: request.slots.toReversed(),
          candidates: request.candidates.toReversed(),
          left: request.left?.toReversed(),
        };
        expect(planMenu(turned)).toEqual(planMenu(request));
      }),
      { numRuns: 15 },
    );
  });

  test('a small week is refused only where no menu meets the limit, and says what the cheapest costs', () => {
    fc.assert(
      fc.property(smallHousehold, (request) => {
        const { picks, unfilled, cost } = planMenu(request);
        const all = everyMenu(request);
        const most = Math.max(...all.map((menu) => menu.picks.length));
        const fullest = all.filter((menu) => menu.picks.length === most);
        const cheapest = Math.min(...fullest.map(({ cents }) => cents));
        const free = request.slots.filter(({ lockedId }) => lockedId === undefined).length;
        if (cost!.isRefused) {
          expect(cheapest).toBeGreaterThan(request.budget!.cents);
          expect(cost!.cents).toBeGreaterThanOrEqual(Math.floor(cheapest));
          expect(cost!.cents).toBeLessThanOrEqual(Math.ceil(1.01 * cheapest));
        } else {
          expect([picks.length, unfilled.length]).toEqual([most, free - most]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const dinnerOn = (date: string, more: Partial<MenuSlot> = {}): MenuSlot => ({
  id: `${date}.dinner`,
  date,
  meal: 'dinner',
  eaterIds: [],
  portions: 4,
  ...more,
});

const asked = (more: Partial<MenuRequest>): MenuRequest => ({
  slots: [dinnerOn('2026-11-23'), dinnerOn('2026-11-24')],
  candidates: [],
  settings: { repeatAfterDays: 10, leanings: [] },
  seed: 1,
  budget: { cents: 10_000, foods: { beef: { cents: 200 } } },
  ...more,
});

const steak = (id: string, grams: number, more: object = {}) =>
  plainDish(id, { foods: ['beef'], grams: [grams], cost: 5, ...more });

describe('a week that rules and a limit leave less than it asks for', () => {
  test('the dearer evening is left to fewer people when that is what meets the limit', () => {
    const slots = [
      dinnerOn('2026-11-23', { portions: 6 }),
      dinnerOn('2026-11-24', { portions: 1 }),
    ];
    const candidates = [steak('big', 400), steak('small', 100)];
    const { picks, cost } = planMenu(
      asked({ slots, candidates, budget: { cents: 2000, foods: { beef: { cents: 200 } } } }),
    );
    expect(picks.map(({ recipeId }) => recipeId)).toEqual(['small', 'big']);
    expect(cost).toMatchObject({ cents: 2000, isRefused: false });
  });

  test('a week that is refused names the days that its rules leave empty', () => {
    const slots = [dinnerOn('2026-11-23', { maxMinutes: 20 }), dinnerOn('2026-11-24')];
    const foods = { beef: { cents: 200 } };
    const menu = planMenu(
      asked({ slots, candidates: [steak('roast', 300)], budget: { cents: 500, foods } }),
    );
    expect(menu.picks).toEqual([]);
    expect(menu.cost).toMatchObject({ cents: 2400, isRefused: true });
    expect(menu.unfilled.map(({ slotId }) => slotId)).toEqual(['2026-11-23.dinner']);
  });

  test('a recipe without known prices is none of those that fit a day with more time', () => {
    const slots = [dinnerOn('2026-11-23', { maxMinutes: 20 })];
    const candidates = [steak('roast', 300), steak('unknown', 300, { cost: undefined })];
    expect(planMenu(asked({ slots, candidates })).unfilled[0]?.advice).toBe(
      '1 recipe fits if Monday may take longer than 20 min.',
    );
  });

  test('a recipe that a rule of the week keeps out as well is not said to fit with more time', () => {
    const slots = [dinnerOn('2026-11-23', { maxMinutes: 20 })];
    const rule = {
      id: 'none',
      text: 'at most 0 with beef',
      topic: 'food:beef',
      bound: 'most',
    } as const;
    const settings = {
      repeatAfterDays: 10,
      leanings: [],
      rules: [{ ...rule, count: 0, isSoft: false }],
    };
    const candidates = [steak('roast', 300, { foundBy: ['food:beef'] })];
    expect(planMenu(asked({ slots, candidates, settings })).unfilled[0]?.advice).toBe(
      '1 recipe fits if Monday may take longer than 20 min and the rule “at most 0 with beef” is taken out.',
    );
  });

  test('a side whose own dinner stays empty goes with another dinner', () => {
    const [monday, tuesday] = [dinnerOn('2026-11-23', { maxMinutes: 20 }), dinnerOn('2026-11-24')];
    const sides = [monday, tuesday].map(({ id, date }) => ({
      ...dinnerOn(date),
      id: `${date}.side`,
      meal: 'side',
      besides: id,
    }));
    const candidates = [steak('roast', 100), steak('salad', 10, { course: 'side' })];
    const { picks } = planMenu(asked({ slots: [monday, tuesday, ...sides], candidates }));
    expect(picks.map(({ slotId }) => slotId)).toEqual(['2026-11-24.dinner', '2026-11-24.side']);
  });
});

test('a dish that uses two foods that are left names the one that is still good', () => {
  const perishables = [
    { food: 'cream', name: 'cream', packs: 0.5 },
    { food: 'leek', name: 'leek', packs: 0.5 },
  ];
  const { picks } = planMenu(
    asked({
      slots: [dinnerOn('2026-11-26')],
      candidates: [steak('soup', 100, { perishables }), steak('roast', 100)],
      left: [
        { food: 'cream', packs: 1, boughtOn: '2026-11-20', lastDay: '2026-11-25' },
        { food: 'leek', packs: 1, boughtOn: '2026-11-24', lastDay: '2026-11-30' },
      ],
    }),
  );
  expect(picks[0]).toMatchObject({ recipeId: 'soup', reason: 'Uses leek left from Tuesday.' });
});
