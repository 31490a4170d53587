import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { describe, expect, it, test } from 'vitest';
import { addEntry, emptyMenu, removeEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { addDays, weekdayOf, weekdays } from '@saltbush/domain/plan/days/week';
import type { Weekday } from '@saltbush/domain/plan/days/week';
import { describePlace, partOf, placeOf, slotsOf } from './drop-place';
import { makeCoordinateGetter, makeKeyboardTarget } from './keyboard-steps';

const entry = (id: string) => ({ id, recipeId: id, meal: 'dinner', quantity: 1 });
/** a, b and c on Monday, d on Friday. */
const menu = (
  [
    ['a', 'monday'],
    ['b', 'monday'],
    ['c', 'monday'],
    ['d', 'friday'],
  ] as const
).reduce<Menu>((week, [id, day]) => addEntry(week, entry(id), day), emptyMenu('2026-11-23'));

/** Monday of the week: no day is over. */
const today = menu.startDate;
const dateOf = (day: string) => addDays(menu.startDate, weekdays.indexOf(day as Weekday));
/** "day:friday" as the page writes it. */
const idOf = (text: string) =>
  text.replace(/^day:(.*)$/, (_all, day: string) => `day:${dateOf(day)}`);

const idsOn = (week: Menu, day: Weekday) => week.days[day].map(({ id }) => id).join('');

const undated: MenuEntry[] = [];
const picnic: MenuEntry = { id: 'picnic', note: 'Picnic', meal: 'dinner', quantity: 1 };

describe('a target', () => {
  test.each([
    // What is dragged, over what, by a pointer, and how Monday and Friday look afterwards.
    ['entry:a', 'entry:c', true, 'bca', 'd'],
    ['entry:a', 'entry:c', false, 'bac', 'd'],
    ['entry:c', 'entry:a', true, 'cab', 'd'],
    ['entry:a', 'day:monday', true, 'bca', 'd'],
    ['entry:a', 'entry:d', true, 'bc', 'ad'],
    ['entry:a', 'day:friday', true, 'bc', 'da'],
    ['entry:d', 'entry:b', false, 'adbc', ''],
  ])(
    'the dragged %s over %s (pointer: %s) gives %s and %s',
    (activeId, overId, isPointer, monday, friday) => {
      const place = placeOf(menu, { activeId, overId: idOf(overId), isPointer, today, undated })!;
      const id = partOf(activeId, 'entry')!;
      const lifted = removeEntry(menu, id);
      const moved = addEntry(lifted, entry(id), weekdayOf(place.date), place.index);
      expect([idsOn(moved, 'monday'), idsOn(moved, 'friday')]).toEqual([monday, friday]);
    },
  );

  it('a dragged recipe goes before the entry, or to the end of the day', () => {
    const over = (overId: string) =>
      placeOf(menu, {
        activeId: 'recipe:x',
        overId: idOf(overId),
        isPointer: true,
        today,
        undated,
      });
    const monday = menu.startDate;
    expect(over('entry:b')).toEqual({ date: monday, index: 1 });
    expect(over('day:monday')).toEqual({ date: monday, index: 3 });
    expect(over(`row:${monday}`)).toEqual({ date: monday, index: 3 });
  });

  it('a dish over one of another meal goes to the end of that day, and no key leads there', () => {
    const lunch = { ...entry('l'), meal: 'lunch' };
    const mixed = addEntry(menu, lunch, 'friday', 0);
    const question = { activeId: 'entry:a', overId: 'entry:l', isPointer: true, today, undated };
    expect(placeOf(mixed, question)).toEqual({ date: dateOf('friday'), index: 2 });
    expect(slotsOf({ menu: mixed, undated }, 'entry:a', today)).not.toContain('entry:l');
    expect(slotsOf({ menu: mixed, undated }, 'entry:l', today)).not.toContain('entry:d');
  });

  it('a drop on the thing itself, the picker, or something gone means nothing', () => {
    for (const overId of ['entry:a', 'picker', 'entry:gone']) {
      expect(
        placeOf(menu, { activeId: 'entry:a', overId, isPointer: true, today, undated }),
      ).toBeUndefined();
    }
  });

  it('a drop on a day of another week goes to its end', () => {
    const question = {
      activeId: 'entry:a',
      overId: 'day:2026-12-01',
      isPointer: true,
      today,
      undated,
    };
    expect(placeOf(menu, question)).toEqual({ date: '2026-12-01' });
  });

  it.each(['day:monday', 'entry:a'])('a drop on a day that is over means nothing: %s', (overId) => {
    const tuesday = dateOf('tuesday');
    const question = {
      activeId: 'entry:d',
      overId: idOf(overId),
      isPointer: true,
      today: tuesday,
      undated,
    };
    expect(placeOf(menu, question)).toBeUndefined();
  });

  it('a drop on the meals without a day takes a meal off its day, and leaves one without a day', () => {
    const over = (activeId: string, overId: string) =>
      placeOf(menu, { activeId, overId, isPointer: true, today, undated: [picnic] });
    for (const overId of ['lane', 'entry:picnic']) {
      expect(over('entry:a', overId)).toEqual({ date: menu.startDate, isUndated: true });
      expect(over('recipe:x', overId)).toEqual({ date: menu.startDate, isUndated: true });
      expect(over('entry:picnic', overId)).toBeUndefined();
    }
    expect(over('entry:picnic', idOf('day:friday'))).toEqual({ date: dateOf('friday'), index: 1 });
    const target = { date: menu.startDate, isUndated: true };
    expect(describePlace(menu, target, 'entry:a')).toBe('No day yet');
  });

  it('the place of a drop is said in words', () => {
    const placed = (day: Weekday, index: number, activeId: string) =>
      describePlace(menu, { date: dateOf(day), index }, activeId);
    expect(placed('monday', 1, 'recipe:x')).toBe('Mon 23, 2 of 4');
    expect(placed('monday', 2, 'entry:a')).toBe('Mon 23, 3 of 3');
    expect(placed('sunday', 0, 'entry:a')).toBe('Sun 29');
    expect(describePlace(menu, { date: '2026-12-01' }, 'entry:a')).toBe('Tue 1');
  });
});

describe('the arrow keys', () => {
  const walk = (activeId: string, keys: string, from = today, lane = undated) => {
    const target = makeKeyboardTarget();
    const getCoordinates = makeCoordinateGetter({ menu, undated: lane }, from, target);
    const arrows: Record<string, string> = { d: 'Down', u: 'Up', l: 'Left', r: 'Right' };
    for (const key of keys) {
      const event = { code: `Arrow${arrows[key]}`, preventDefault: () => {} };
      const args = {
        active: activeId,
        currentCoordinates: { x: 0, y: 0 },
        context: { droppableRects: new Map() },
      };
      getCoordinates(
        event as KeyboardEvent,
        args as unknown as Parameters<KeyboardCoordinateGetter>[1],
      );
    }
    return target.get();
  };

  test.each([
    ['entry:a', '', undefined],
    ['entry:a', 'd', 'entry:c'],
    ['entry:a', 'dd', 'day:monday'],
    ['entry:a', 'ddd', 'day:tuesday'],
    ['entry:a', 'u', 'entry:b'],
    ['entry:b', 'u', 'entry:a'],
    ['entry:c', 'u', 'entry:b'],
    ['entry:a', 'r', 'day:tuesday'],
    ['entry:a', 'l', 'day:monday'],
    ['entry:d', 'rrrrrr', 'day:sunday'],
    ['entry:d', 'l', 'day:thursday'],
    ['entry:d', 'uuuuuuuuuuuu', 'entry:a'],
    ['recipe:x', 'd', 'entry:a'],
    ['recipe:x', 'r', 'day:monday'],
    ['recipe:x', 'rr', 'day:tuesday'],
    ['recipe:x', 'l', 'day:sunday'],
    ['recipe:x', 'u', 'day:sunday'],
  ])('the arrow keys from %s, %s, lead to %s', (activeId, keys, target) => {
    expect(walk(activeId, keys)).toBe(target === undefined ? undefined : idOf(target));
  });

  it('the arrow keys pass over the days that are over', () => {
    expect(walk('recipe:x', 'd', dateOf('thursday'))).toBe(idOf('day:thursday'));
    expect(walk('entry:d', 'llll', dateOf('thursday'))).toBe(idOf('day:thursday'));
  });

  it('the arrow keys come to the meals without a day before the first day', () => {
    const keys = (activeId: string, pressed: string) => walk(activeId, pressed, today, [picnic]);
    expect(keys('entry:picnic', 'd')).toBe('entry:a');
    expect(keys('entry:picnic', 'r')).toBe(idOf('day:monday'));
    expect(keys('entry:a', 'uu')).toBe('lane');
    expect(keys('recipe:x', 'd')).toBe('lane');
  });

  it('other keys than the arrows lead nowhere', () => {
    const target = makeKeyboardTarget();
    const event = { code: 'KeyA' } as KeyboardEvent;
    expect(
      makeCoordinateGetter({ menu, undated }, today, target)(event, { active: 'entry:a' } as never),
    ).toBeUndefined();
    expect(target.get()).toBeUndefined();
  });
});
