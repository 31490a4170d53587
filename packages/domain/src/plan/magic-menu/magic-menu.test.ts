import type { MoneyForm } from '../../account/countries/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untrueSentences } from '../../../testing/magic-menu/check-sentences';
import { faultsOf } from '../../../testing/magic-menu/check-week';
import { randomWeek } from '../../../testing/magic-menu/random-week';
import { addDays } from '../days/week';
import { findBestMenu } from './local-search';
import { describeMenu, findAlternatives, planMenu, type MagicMenu } from './magic-menu';
import { buildProblem } from './problem';
import type { Candidate, MenuRequest, MenuSlot } from './menu-request';
import { plainDish as dish } from '../../../testing/magic-menu/plain-dish';

const monday = '2026-11-23';
const dinner = (day: number, more: Partial<MenuSlot> = {}): MenuSlot => ({
  id: `day-${day}`,
  date: addDays(monday, day),
  meal: 'dinner',
  eaterIds: ['ann'],
  ...more,
});
const week = (more: Partial<MenuSlot> = {}) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => dinner(day, more));

const dishes = (count: number, more: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, index) => dish(`dish-${index}`, more));

const asked = (more: Partial<MenuRequest>): MenuRequest => ({
  slots: week(),
  candidates: dishes(10),
  settings: { repeatAfterDays: 10, leanings: [] },
  seed: 1,
  ...more,
});
const idsOf = (request: MenuRequest) => planMenu(request).picks.map(({ recipeId }) => recipeId);
const choiceIn = ({ picks }: MagicMenu) =>
  new Map(picks.map(({ slotId, recipeId }) => [slotId, recipeId]));
const choiceOf = (request: MenuRequest) => choiceIn(planMenu(request));

const anyWeek = fc
  .record({
    seed: fc.nat(),
    recipes: fc.integer({ min: 0, max: 40 }),
    days: fc.integer({ min: 1, max: 10 }),
    hasLunch: fc.boolean(),
    isEasy: fc.boolean(),
    rules: fc.integer({ min: 0, max: 5 }),
    hasSides: fc.boolean(),
  })
  .map(({ seed, ...size }) => randomWeek(seed, size));

describe('any household', () => {
  /** `npm run bench -- magic-menu` checks 10,000. */
  const numRuns = 60;

  it('a menu for any household breaks no rule, answers for every slot and says only what is so', () => {
    fc.assert(
      fc.property(anyWeek, (request) => {
        const menu = planMenu(request);
        expect(faultsOf(menu, request)).toEqual([]);
        expect(untrueSentences(menu, request)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('a menu is the same whatever the order of recipes and slots', () => {
    fc.assert(
      fc.property(anyWeek, (request) => {
        const turned = {
          ...request,
          slots: request.slots.toReversed(),
          candidates: request.candidates.toReversed(),
        };
        expect(planMenu(turned)).toEqual(planMenu(request));
      }),
      { numRuns: 15 },
    );
  });

  it('alternatives for a pick of a menu break no rule', () => {
    fc.assert(
      fc.property(anyWeek, (request) => {
        const menu = planMenu(request);
        const choice = choiceIn(menu);
        for (const { slotId } of menu.picks) {
          for (const other of findAlternatives(request, choice, slotId)) {
            const picks = menu.picks.map((pick) => (pick.slotId === slotId ? other : pick));
            expect(faultsOf({ ...menu, picks }, request)).toEqual([]);
            const untrue = untrueSentences({ ...menu, picks }, request);
            expect(untrue.filter((text) => text.startsWith(slotId))).toEqual([]);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('a menu fills as many slots as there are recipes for', () => {
    fc.assert(
      fc.property(anyWeek, (request) => {
        // No rule and no search says that some recipes fit some meals alone; a side is no dinner.
        const slots = request.slots
          .filter(({ meal }) => meal !== 'side')
          .map((slot) => ({ ...slot, source: undefined }));
        const settings = { ...request.settings, repeatAfterDays: 30, rules: [] };
        const { picks } = planMenu({ ...request, slots, settings });
        const free = slots.filter(({ lockedId }) => lockedId === undefined);
        const fitting = request.candidates.filter(({ id, plannedOn, refusals, ...candidate }) => {
          const isLocked = request.slots.some(({ lockedId }) => lockedId === id);
          const isEaten = refusals.length === 0 && (candidate.minutes ?? 99) <= 20;
          return !isLocked && isEaten && plannedOn.length === 0 && candidate.course === 'dinner';
        });
        // These fit every slot, whoever eats and however short it is.
        expect(picks.length).toBeGreaterThanOrEqual(Math.min(free.length, fitting.length));
      }),
      { numRuns: 30 },
    );
  });
});

describe('hard rules', () => {
  it.each<[string, Partial<Candidate>]>([
    ['a dessert', { course: 'dessert' }],
    ['a recipe without a course', { course: undefined }],
    ['one that takes too long', { minutes: 50 }],
    ['one without a time', { minutes: undefined }],
    ['what someone who eats refuses', { refusals: [{ eaterId: 'ann', reason: 'peanuts' }] }],
    ['what was planned nine days before', { plannedOn: [addDays(monday, -9)] }],
    ['what is planned for the week after', { plannedOn: [addDays(monday, 8)] }],
  ])('a hard rule leaves out a recipe: %s', (_, more) => {
    const request = asked({
      slots: [dinner(0, { maxMinutes: 45 })],
      candidates: [dish('wrong', { isFavourite: true, rating: 5, ...more }), dish('right')],
    });
    expect(idsOf(request)).toEqual(['right']);
    const alone = { ...request, candidates: [request.candidates[0]!] };
    expect(planMenu(alone)).toMatchObject({ picks: [], unfilled: [{ slotId: 'day-0' }] });
  });

  it('a refusal of someone who does not eat that day does not count', () => {
    const candidates = [dish('satay', { refusals: [{ eaterId: 'ben', reason: 'peanuts' }] })];
    expect(idsOf(asked({ slots: [dinner(0)], candidates }))).toEqual(['satay']);
  });

  it('a locked recipe stays in the menu, even against the rules, and does not come again', () => {
    const candidates = [
      dish('cake', { course: 'dessert' }),
      dish('stew', { rating: 5 }),
      dish('soup'),
    ];
    const slots = [dinner(0, { lockedId: 'cake' }), dinner(1, { lockedId: 'stew' }), dinner(2)];
    expect(planMenu(asked({ slots, candidates })).picks).toMatchObject([
      { slotId: 'day-2', recipeId: 'soup' },
    ]);
  });
});

describe('a day that is filled from a search', () => {
  const quick = { id: 'search:quick', name: 'Quick dinners' } as const;
  const found = (id: string, more: Partial<Candidate> = {}) =>
    dish(id, { foundBy: [quick.id], ...more });

  it('every dinner of a week is one that the search of its day finds, unless the day is empty', () => {
    const anyFound = fc.array(fc.boolean(), { minLength: 0, maxLength: 12 });
    const anyDays = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(anyFound, anyDays, fc.nat(), (isFound, isFilled, seed) => {
        const candidates = [
          ...dishes(7, { rating: 5 }),
          ...isFound.map((is, n) => dish(`other-${n}`, { foundBy: is ? [quick.id] : [] })),
        ];
        const slots = week().map((slot, day) =>
          isFilled[day] ? { ...slot, source: quick } : slot,
        );
        const { picks, unfilled } = planMenu(asked({ slots, candidates, seed }));
        const finds = new Set(candidates.flatMap(({ id, foundBy }) => (foundBy?.length ? id : [])));
        const filled = slots.filter(({ source }) => source).map(({ id }) => id);
        const dinners = picks.filter(({ slotId }) => filled.includes(slotId));
        expect(dinners.every(({ recipeId }) => finds.has(recipeId))).toBe(true);
        expect(dinners).toHaveLength(Math.min(filled.length, finds.size));
        expect(unfilled.every(({ demands }) => demands === 'from “Quick dinners”')).toBe(true);
        expect(picks).toHaveLength(7 - unfilled.length);
      }),
    );
  });

  it('a day for which a search finds nothing says so, and how many others would fit', () => {
    const slots = [dinner(0, { source: quick, maxMinutes: 30 })];
    expect(planMenu(asked({ slots, candidates: dishes(3) })).unfilled).toEqual([
      {
        slotId: 'day-0',
        demands: '30 min, from “Quick dinners”',
        advice: '3 recipes fit if Monday is not only from “Quick dinners”.',
      },
    ]);
  });

  it('a search that is gone finds nothing, and the day says that it is gone', () => {
    const slots = [dinner(0, { source: { id: 'search:gone', name: undefined } })];
    expect(planMenu(asked({ slots, candidates: [found('soup')] })).unfilled).toMatchObject([
      { advice: '1 recipe fits if Monday is not only from a search or cookbook that is gone.' },
    ]);
  });

  it('other dishes for a day are offered from what its search finds', () => {
    const slots = [dinner(0, { source: quick })];
    const candidates = [found('soup'), found('stew'), dish('roast', { rating: 5 })];
    const others = findAlternatives(asked({ slots, candidates }), new Map(), 'day-0');
    expect(others.map(({ recipeId }) => recipeId).toSorted()).toEqual(['soup', 'stew']);
  });
});

it('a small week that needs two exchanged and one new dish at once is solved from any seed', () => {
  const request = randomWeek(62, { recipes: 14, days: 5, isEasy: true });
  const problem = buildProblem(request);
  const values = [62, 2_062, 3_062, 4_062].map((seed) => findBestMenu(problem, seed).value);
  // The exact optimum, by `npm run bench -- magic-menu`.
  for (const value of values) expect(value).toBeCloseTo(6.1372, 3);
});

describe('with few recipes', () => {
  it('few recipes are each used where they fit, and the rest of the week says why it is empty', () => {
    const candidates = [...dishes(4, { minutes: 60 }), dish('quick', { minutes: 15 })];
    const slots = week().map((slot, day) => (day < 2 ? { ...slot, maxMinutes: 30 } : slot));
    const { picks, unfilled } = planMenu(asked({ slots, candidates }));
    expect(picks).toHaveLength(5);
    expect(unfilled).toHaveLength(2);
    const advice = new Map(unfilled.map((slot) => [slot.demands, slot.advice]));
    // The four slow ones are in the week: a longer evening would take one from another day.
    expect(advice.get('30 min')).toBe(
      '1 recipe fits if the same recipe may come again within 10 days.',
    );
    expect(advice.get('')).toBe('5 recipes fit if the same recipe may come again within 10 days.');
  });

  it('the one quick recipe goes to the one short evening, though it is best elsewhere', () => {
    const quick = dish('quick', { minutes: 15, rating: 5, isFavourite: true });
    const slots = [dinner(0), dinner(1, { maxMinutes: 20 })];
    const menu = choiceOf(asked({ slots, candidates: [quick, dish('slow', { minutes: 90 })] }));
    expect([...menu]).toEqual([
      ['day-0', 'slow'],
      ['day-1', 'quick'],
    ]);
  });

  it.each<[string, Candidate[], string]>([
    ['none', [], 'Add more recipes, or choose one yourself.'],
    ['no dinners', dishes(2, { course: undefined }), '2 recipes fit if they are marked as dinner.'],
    [
      'all refused',
      dishes(1, { refusals: [{ eaterId: 'ann', reason: 'contains peanuts' }] }),
      '1 recipe fits, except for “contains peanuts”. Add more recipes, or choose one yourself.',
    ],
    [
      'only desserts',
      dishes(2, { course: 'dessert' }),
      'Add more recipes, or choose one yourself.',
    ],
    [
      'a rule to loosen, beside more that are refused',
      [
        ...dishes(3, { refusals: [{ eaterId: 'ann', reason: 'no egg' }] }),
        dish('unmarked', { course: undefined, plannedOn: [addDays(monday, -2)] }),
      ],
      '1 recipe fits if it is marked as dinner and the same recipe may come again within 10 days.',
    ],
    [
      'all planned lately',
      dishes(3, { plannedOn: [addDays(monday, -2)] }),
      '3 recipes fit if the same recipe may come again within 10 days.',
    ],
  ])('an empty slot says which recipes would fit, and when: %s', (_, candidates, advice) => {
    const { unfilled } = planMenu(asked({ slots: [dinner(0)], candidates }));
    expect(unfilled).toMatchObject([{ advice }]);
  });

  it.each<[string, Candidate[], string]>([
    [
      'too slow',
      dishes(2, { minutes: 60 }),
      '2 recipes fit if Monday may take longer than 30 min.',
    ],
    [
      'without times',
      dishes(2, { minutes: undefined }),
      '2 recipes fit if their times are set, or Monday may take any time.',
    ],
  ])(
    'an empty short evening says which recipes would fit, and when: %s',
    (_, candidates, advice) => {
      const { unfilled } = planMenu(asked({ slots: [dinner(0, { maxMinutes: 30 })], candidates }));
      expect(unfilled).toMatchObject([{ advice }]);
    },
  );

  it('an empty slot names the recipes that were refused beside its minutes', () => {
    const candidates = dishes(2, { refusals: [{ eaterId: 'ann', reason: 'contains peanuts' }] });
    const { unfilled } = planMenu(asked({ slots: [dinner(0, { maxMinutes: 30 })], candidates }));
    expect(unfilled[0]?.demands).toBe('30 min, contains peanuts');
  });
});

describe('soft goals', () => {
  const reasonsOf = (request: MenuRequest) => planMenu(request).picks.map(({ reason }) => reason);

  it('a loved, favourite or long uncooked recipe comes first, and the reason says so', () => {
    const slots = [dinner(0)];
    const [best] = planMenu(
      asked({ slots, candidates: [...dishes(5), dish('b', { rating: 5 })] }),
    ).picks;
    expect(best).toMatchObject({ recipeId: 'b', reason: 'Rated 5 stars.' });
    const [loved] = planMenu(
      asked({ slots, candidates: [...dishes(5), dish('b', { isFavourite: true })] }),
    ).picks;
    expect(loved).toMatchObject({ recipeId: 'b', reason: 'A favourite.' });
    const lately = dishes(5, { plannedOn: [addDays(monday, -14)] });
    const rested = dish('b', { plannedOn: [addDays(monday, -56)] });
    const [old] = planMenu(asked({ slots, candidates: [...lately, rested] })).picks;
    expect(old).toMatchObject({ recipeId: 'b', reason: 'Not planned for 8 weeks.' });
  });

  it('main proteins of a menu vary, above all on neighbouring days', () => {
    const meats = ['beef', 'chicken', 'fish'].flatMap((protein) =>
      dishes(5, { proteins: [protein], isMeatless: false }).map((each) => ({
        ...each,
        id: `${protein}-${each.id}`,
      })),
    );
    const eaten = idsOf(asked({ candidates: meats })).map((id) => id.split('-')[0]);
    expect(eaten.filter((protein, day) => protein === eaten[day + 1])).toEqual([]);
    expect(new Set(eaten).size).toBe(3);
  });

  it('half a bunch is used up on another day of a menu, and the reason names it', () => {
    const coriander = [{ food: 'coriander', name: 'coriander', packs: 0.5 }];
    const candidates = [
      ...dishes(5),
      dish('curry', { perishables: coriander }),
      dish('tacos', { perishables: coriander }),
    ];
    const slots = [dinner(0, { lockedId: 'curry' }), dinner(3)];
    const request = asked({
      slots,
      candidates,
      settings: { repeatAfterDays: 10, leanings: ['useUp'] },
    });
    expect(idsOf(request)).toEqual(['tacos']);
    expect(reasonsOf(request)).toEqual(['Shares coriander with Monday.']);
  });

  it('a menu prefers produce in season', () => {
    const of = (food: string) => ({ foods: [food], perishables: [{ food, name: food, packs: 1 }] });
    const candidates = [...dishes(4, of('parsnip')), dish('risotto', of('asparagus'))];
    const request = asked({ slots: [dinner(0)], candidates });
    expect(idsOf(request)).toEqual(['risotto']);
    expect(reasonsOf(request)).toEqual(['In season: asparagus.']);
  });

  it.each([
    ['quicker', { minutes: 10 }, 'Ready in 10 min.'],
    ['cheaper', { cost: 2 }, 'About $2 a person.'],
    ['veggie', { isMeatless: true }, 'A veggie dish, as you asked.'],
  ] as const)(
    'a menu that leans %s picks such a recipe, and the reason says so',
    (leaning, more, reason) => {
      const others = dishes(5, { isMeatless: false, minutes: 60, cost: 12 });
      const request = asked({
        slots: [dinner(0)],
        candidates: [...others, dish('z', { isMeatless: false, minutes: 60, cost: 12, ...more })],
        settings: { repeatAfterDays: 10, leanings: [leaning] },
      });
      expect(planMenu(request).picks).toMatchObject([{ recipeId: 'z', reason }]);
    },
  );

  it('a reason names costs in the money of the household', () => {
    const others = dishes(5, { isMeatless: false, minutes: 60, cost: 12 });
    const reasonIn = (home: MoneyForm) =>
      planMenu(
        asked({
          slots: [dinner(0)],
          candidates: [...others, dish('z', { isMeatless: false, minutes: 60, cost: 2 })],
          settings: { repeatAfterDays: 10, leanings: ['cheaper'], home },
        }),
      ).picks[0]?.reason;
    expect(reasonIn({ code: 'GB', currency: 'GBP' })).toBe('About £2 a person.');
    expect(reasonIn({ code: 'DE', currency: 'EUR' })).toBe('About €2 a person.');
  });

  it('a menu of fewer ingredients picks recipes that share them', () => {
    const of = (from: number) => Array.from({ length: 8 }, (_, at) => `food-${from + at}`);
    const candidates = [
      ...dishes(20).map((each, index) => ({ ...each, foods: of(100 * index) })),
      ...[0, 1, 2].map((index) => dish(`same-${index}`, { foods: of(5_000) })),
    ];
    const slots = [dinner(0), dinner(2), dinner(4)];
    const settings = { repeatAfterDays: 10, leanings: ['fewerIngredients' as const] };
    const request = asked({ slots, candidates, settings });
    expect(idsOf(request).toSorted()).toEqual(['same-0', 'same-1', 'same-2']);
    expect(reasonsOf(request)[0]).toBe('Shares 8 ingredients with other days.');
  });
});

describe('the reason of a pick that nothing distinguishes', () => {
  it.each<[string, Partial<MenuRequest>, string]>([
    [
      'its minutes on a short evening',
      { slots: [dinner(2, { maxMinutes: 30 })], candidates: [dish('a', { minutes: 20 })] },
      '20 min, within Wednesday’s 30 min.',
    ],
    ['that there is no other', { candidates: [dish('a')] }, 'The only recipe that fits Monday.'],
    ['that it is new', { candidates: dishes(2) }, 'Not planned in the past year.'],
    [
      'its minutes',
      { candidates: dishes(2, { plannedOn: [addDays(monday, -12)] }) },
      'Ready in 30 min.',
    ],
    [
      'that it fits',
      { candidates: dishes(2, { plannedOn: [addDays(monday, -12)], minutes: undefined }) },
      'Fits your rules for Monday.',
    ],
  ])('the reason of a pick that nothing distinguishes is %s', (_, more, reason) => {
    const slots = [dinner(0)];
    expect(planMenu(asked({ slots, ...more })).picks[0]?.reason).toBe(reason);
  });

  it('the reason of a chosen pick that breaks a rule is only that a person chose it', () => {
    const slots = [dinner(0, { maxMinutes: 20 })];
    const slow = dish('slow', { minutes: 90, plannedOn: [addDays(monday, -12)] });
    const request = asked({ slots, candidates: [slow] });
    const { picks } = describeMenu(request, new Map([['day-0', 'slow']]));
    expect(picks[0]?.reason).toBe('Your choice.');
  });

  it('no reason praises a recipe with few stars', () => {
    const candidates = [dish('a', { rating: 2 }), dish('b', { rating: 1 })];
    expect(planMenu(asked({ slots: [dinner(0)], candidates })).picks[0]?.reason).not.toMatch(
      /star/,
    );
  });

  it('reasons vary within the week of a menu', () => {
    const lately = dishes(10, { plannedOn: [addDays(monday, -20)] });
    const loved = [0, 1, 2].map((n) => dish(`new-${n}`, { isFavourite: true }));
    const slots = [dinner(0), dinner(2), dinner(4)];
    const { picks } = planMenu(asked({ slots, candidates: [...lately, ...loved] }));
    expect(new Set(picks.map(({ reason }) => reason))).toEqual(
      new Set(['A favourite.', 'Not planned in the past year.']),
    );
  });
});

describe('changing a menu', () => {
  const plain = asked({ candidates: dishes(30, { proteins: ['beef'] }) });

  it('another seed gives another menu, and avoids what was shown', () => {
    const first = idsOf(plain);
    const second = idsOf({ ...plain, seed: 2, avoidIds: first });
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it('a slot has three alternatives, none of them in the week', () => {
    const choice = choiceOf(plain);
    const others = findAlternatives(plain, choice, 'day-3');
    expect(others).toHaveLength(3);
    expect(others.filter(({ recipeId }) => [...choice.values()].includes(recipeId))).toEqual([]);
    expect(findAlternatives(plain, choice, 'no such slot')).toEqual([]);
  });

  it('a swapped dish is described like the others, also one against the rules', () => {
    const request = asked({
      slots: [dinner(0), dinner(1, { maxMinutes: 20 })],
      candidates: [
        dish('a', { rating: 5 }),
        dish('b', { minutes: 15 }),
        dish('c', { minutes: 99 }),
      ],
    });
    const { picks } = describeMenu(
      request,
      new Map([
        ['day-0', 'a'],
        ['day-1', 'c'],
      ]),
    );
    expect(picks.map(({ recipeId }) => recipeId)).toEqual(['a', 'c']);
    expect(picks[0]?.reason).toBe('Rated 5 stars.');
  });
});
