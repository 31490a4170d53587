import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../meal-plans/menu';
import { attendanceId } from '../rows/eater-rows';
import { listEaters, tableAt, type WhoEats } from './eaters';
import {
  habitsAfter,
  homeAfterTap,
  isUnusual,
  quantitiesAfter,
  quantityAt,
  quantityForAll,
  servesAt,
  withAttendance,
} from './who-is-home';

const wednesday = '2026-11-25';
const jo = { id: 'jo', name: 'Jo' };
const sam = { id: 'sam', name: 'Sam' };
const eaters = listEaters([jo, sam], [{ id: 'leo', fields: { name: 'Leo', portion: 0.5 } }]);
const usual: WhoEats = { eaters, attendances: new Map() };
const homeIs = (...home: string[]) =>
  withAttendance(usual, attendanceId(wednesday, 'dinner'), { home });

describe('a dish is cooked for', () => {
  it.each<[string, WhoEats, string, number | undefined]>([
    ['the portions of all, rounded up', usual, 'dinner', 3],
    ['those who are home', homeIs('jo', 'leo'), 'dinner', 2],
    ['a small child alone', homeIs('leo'), 'dinner', 1],
    ['those of another meal', homeIs('jo'), 'lunch', 3],
    ['dessert: who is home for dinner', homeIs('jo'), 'Dessert', 1],
    ['nobody: not known', homeIs(), 'dinner', undefined],
    [
      'someone alone on the plan: not known',
      { ...usual, eaters: [eaters[0]!] },
      'dinner',
      undefined,
    ],
    [
      'someone alone who said that two eat',
      { ...usual, eaters: [eaters[0]!], people: 2 },
      'dinner',
      2,
    ],
    [
      'someone alone who said that nobody else eats',
      { ...usual, eaters: [eaters[0]!], people: 1 },
      'dinner',
      1,
    ],
    ['those with a name and those without', { ...usual, people: 5 }, 'dinner', 5],
  ])('a dish is cooked for those at home: %s', (_, whoEats, meal, serves) => {
    expect(servesAt(wednesday, meal, whoEats)).toBe(serves);
  });

  it('a dish is cooked for guests too', () => {
    const id = attendanceId(wednesday, 'dinner');
    expect(servesAt(wednesday, 'dinner', withAttendance(usual, id, { guests: 2 }))).toBe(5);
  });

  it('a meal that no one has planned is for all who eat', () => {
    expect(quantityForAll(4, { ...homeIs('jo'), people: 4 })).toBe(1);
    expect(quantityForAll(4, usual)).toBe(0.75);
    expect(quantityForAll(4, { ...usual, eaters: [eaters[0]!] })).toBeUndefined();
    expect(quantityForAll(undefined, { ...usual, people: 4 })).toBeUndefined();
  });

  it('the quantity of a dish is the part of its recipe that those at home need', () => {
    expect(quantityAt(wednesday, 'dinner', 4, usual)).toBe(0.75);
    expect(quantityAt(wednesday, 'dinner', 4, homeIs())).toBeUndefined();
    expect(quantityAt(wednesday, 'dinner', undefined, usual)).toBeUndefined();
  });
});

describe('a tap on a person', () => {
  it('a tap on a person takes them away, and a second one makes it as usual', () => {
    expect(homeAfterTap(wednesday, 'dinner', 'sam', usual)).toEqual(['jo', 'leo']);
    expect(homeAfterTap(wednesday, 'dinner', 'sam', homeIs('jo', 'leo'))).toBeNull();
  });

  it('a tap on a person changes nobody else', () => {
    const ids = fc.subarray(['jo', 'sam', 'leo']);
    fc.assert(
      fc.property(ids, fc.constantFrom('jo', 'sam', 'leo'), (home, id) => {
        const before = homeIs(...home);
        const after = homeAfterTap(wednesday, 'dinner', id, before);
        const now = after === null ? usual : homeIs(...after);
        const isHome = (whoEats: WhoEats) =>
          new Set(tableAt(wednesday, 'dinner', whoEats).eaters.map((eater) => eater.id));
        const others = (all: Set<string>) => [...all].filter((other) => other !== id);
        expect(isHome(now).has(id)).toBe(!isHome(before).has(id));
        expect(others(isHome(now))).toEqual(others(isHome(before)));
      }),
    );
  });
});

describe('a habit', () => {
  it('a habit made from a day repeats who is home on all such weekdays', () => {
    const unusual = homeIs('jo');
    expect(isUnusual(wednesday, 'dinner', usual)).toBe(false);
    expect(isUnusual(wednesday, 'dinner', unusual)).toBe(true);
    const habits = habitsAfter(wednesday, 'dinner', unusual);
    expect(habits.map(({ eater, awayOn }) => [eater.name, awayOn])).toEqual([
      ['Sam', ['wednesday.dinner']],
      ['Leo', ['wednesday.dinner']],
    ]);
    const after: WhoEats = {
      eaters: eaters.map((eater) => ({
        ...eater,
        awayOn: habits.find((habit) => habit.eater === eater)?.awayOn ?? [],
      })),
      attendances: new Map(),
    };
    expect(tableAt('2026-12-02', 'dinner', after).eaters.map(({ id }) => id)).toEqual(['jo']);
    expect(tableAt('2026-12-03', 'dinner', after).eaters).toHaveLength(3);
    // And back again.
    const back = withAttendance(after, attendanceId(wednesday, 'dinner'), {
      home: ['jo', 'sam', 'leo'],
    });
    expect(habitsAfter(wednesday, 'dinner', back).map(({ awayOn }) => awayOn)).toEqual([[], []]);
  });
});

describe('when someone is away, a dish', () => {
  const dish = (id: string, quantity: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
    id,
    recipeId: `recipe-${id}`,
    meal: 'dinner',
    quantity,
    ...more,
  });
  const change = {
    date: wednesday,
    before: usual,
    after: homeIs('jo'),
    servesOf: (recipeId: string) => (recipeId === 'recipe-gone' ? undefined : 4),
  };
  it.each<[string, MenuEntry, number | undefined]>([
    ['with the number that followed follows', dish('a', 0.75), 0.25],
    ['that was rounded elsewhere follows', dish('a', 0.7500000001), 0.25],
    ['with a number that someone set stays', dish('a', 1.5), undefined],
    ['of another meal stays', dish('a', 0.75, { meal: 'lunch' }), undefined],
    ['for dessert follows', dish('a', 0.75, { meal: 'dessert' }), 0.25],
    ['whose recipe can’t be read stays', dish('gone', 0.75), undefined],
  ])('a dish follows when someone is away, unless its number was set: %s', (_, entry, quantity) => {
    expect(quantitiesAfter([entry], change).get(entry.id)).toBe(quantity);
  });

  it('a dish stays as it is when nobody is left at home', () => {
    const nobody = homeIs();
    expect(
      quantitiesAfter([dish('a', 0.25)], { ...change, before: homeIs('jo'), after: nobody }),
    ).toEqual(new Map());
  });
});
