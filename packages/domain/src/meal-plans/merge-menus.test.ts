import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  addEntry,
  emptyMenu,
  entriesOf,
  findPlace,
  isSameMenu,
  mapDays,
  moveEntry,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
} from './menu';
import type { Menu, MenuEntry } from './menu';
import { mergeMenus } from './merge-menus';
import { weekdays } from './week';
import type { Weekday } from './week';

const entry = (id: string): MenuEntry => ({
  id,
  recipeId: `recipe-${id}`,
  meal: 'dinner',
  quantity: 1,
});
const base = ['a', 'b', 'c'].reduce(
  (menu, id) => addEntry(menu, entry(id), 'monday'),
  emptyMenu('2026-11-23'),
);
const idsOn = (menu: Menu, day: Weekday) => menu.days[day].map((one) => one.id).join('');

describe('two devices', () => {
  it('that add different entries both keep theirs', () => {
    const merged = mergeMenus(
      base,
      addEntry(base, entry('m'), 'monday', 1),
      addEntry(base, entry('t'), 'monday'),
    );
    expect(idsOn(merged, 'monday')).toBe('ambct');
  });

  it('that change different fields of one entry both keep their change', () => {
    const merged = mergeMenus(
      base,
      setQuantity(base, 'a', 2),
      setMeal(moveEntry(base, 'a', 'friday'), 'a', 'lunch'),
    );
    expect(merged.days.friday).toEqual([{ ...entry('a'), quantity: 2, meal: 'lunch' }]);
  });

  it('that change the same field keep the later', () => {
    const merged = mergeMenus(
      base,
      moveEntry(base, 'a', 'sunday'),
      moveEntry(setQuantity(base, 'a', 3), 'a', 'friday'),
    );
    expect(merged.days.sunday).toEqual([{ ...entry('a'), quantity: 3 }]);
    expect(idsOn(merged, 'friday')).toBe('');
  });

  it('remove what the other left alone', () => {
    const merged = mergeMenus(base, removeEntry(base, 'a'), removeEntry(base, 'c'));
    expect(idsOn(merged, 'monday')).toBe('b');
  });

  it('cannot remove what the other changed', () => {
    const mine = removeEntry(base, 'a');
    const theirs = setQuantity(base, 'a', 2);
    expect(mergeMenus(base, mine, theirs).days.monday[0]?.quantity).toBe(2);
    expect(mergeMenus(base, theirs, mine).days.monday[0]?.quantity).toBe(2);
  });

  it('keep my order when I changed it, with their additions', () => {
    const mine = moveEntry(base, 'c', 'monday', 0);
    const theirs = addEntry(base, entry('t'), 'monday', 1);
    expect(idsOn(mergeMenus(base, mine, theirs), 'monday')).toBe('catb');
    expect(idsOn(mergeMenus(base, theirs, mine), 'monday')).toBe('catb');
  });

  it('that created the same week independently keep both', () => {
    const empty = emptyMenu('2026-11-23');
    const merged = mergeMenus(
      empty,
      addEntry(empty, entry('m'), 'tuesday'),
      addEntry(empty, entry('t'), 'tuesday'),
    );
    expect(idsOn(merged, 'tuesday')).toBe('mt');
  });
});

describe('always', () => {
  const anyDay = fc.constantFrom(...weekdays);
  const anyId = fc.constantFrom(...'abcdefgh');
  /** An edit as a function; new entries get an id of the device's own. */
  const anyEdit = (device: string) =>
    fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 3 }), anyDay, fc.nat(4)).map(
        ([n, day, at]) =>
          (menu: Menu) =>
            addEntry(menu, entry(`${device}${n}`), day, at),
      ),
      fc.tuple(anyId, anyDay, fc.nat(4)).map(
        ([id, day, at]) =>
          (menu: Menu) =>
            moveEntry(menu, id, day, at),
      ),
      anyId.map((id) => (menu: Menu) => removeEntry(menu, id)),
      fc.tuple(anyId, fc.integer({ min: 1, max: 8 })).map(
        ([id, halves]) =>
          (menu: Menu) =>
            setQuantity(menu, id, halves / 2),
      ),
      anyId.map((id) => (menu: Menu) => setMeal(menu, id, `${device} lunch`)),
      anyId.map((id) => (menu: Menu) => setNote(menu, id, `${device} says`)),
    );
  const anyEdits = (device: string) => fc.array(anyEdit(device), { maxLength: 12 });
  const anyMenu = fc
    .array(fc.tuple(anyId, anyDay), { maxLength: 8 })
    .map((entries) =>
      entries.reduce((menu, [id, day]) => addEntry(menu, entry(id), day), emptyMenu('2026-11-23')),
    );
  const anyThree = fc.tuple(anyMenu, anyEdits('m'), anyEdits('t')).map(([start, mine, theirs]) => ({
    start,
    mine: mine.reduce((menu, edit) => edit(menu), start),
    theirs: theirs.reduce((menu, edit) => edit(menu), start),
  }));

  const at = (menu: Menu, id: string) => {
    const place = findPlace(menu, id);
    return place && { day: place.day, ...menu.days[place.day][place.index]! };
  };

  it('one side unchanged gives the other', () => {
    fc.assert(
      fc.property(anyThree, ({ start, mine, theirs }) => {
        expect(isSameMenu(mergeMenus(start, mine, start), mine)).toBe(true);
        expect(isSameMenu(mergeMenus(start, start, theirs), theirs)).toBe(true);
        expect(isSameMenu(mergeMenus(start, mine, mine), mine)).toBe(true);
      }),
    );
  });

  it('nothing acknowledged disappears: what either added or changed is there', () => {
    fc.assert(
      fc.property(anyThree, ({ start, mine, theirs }) => {
        const merged = mergeMenus(start, mine, theirs);
        for (const side of [mine, theirs]) {
          for (const { id } of entriesOf(side)) {
            const before = at(start, id);
            const now = at(side, id)!;
            const isTouched = !before || JSON.stringify(before) !== JSON.stringify(now);
            const isEverywhere = at(mine, id) && at(theirs, id);
            if (isTouched || isEverywhere) expect(at(merged, id)).toBeDefined();
          }
        }
      }),
    );
  });

  it('each field is the one that was changed, mine where both changed it', () => {
    fc.assert(
      fc.property(anyThree, ({ start, mine, theirs }) => {
        const merged = mergeMenus(start, mine, theirs);
        for (const { id } of entriesOf(merged)) {
          const [before, here, there, now] = [start, mine, theirs, merged].map((menu) =>
            at(menu, id),
          );
          if (!before || !here || !there) continue;
          for (const field of ['day', 'quantity', 'meal', 'note'] as const) {
            const expected = here[field] === before[field] ? there[field] : here[field];
            expect(now![field]).toBe(expected);
          }
        }
      }),
    );
  });

  it('what one removed and the other left alone is gone', () => {
    fc.assert(
      fc.property(anyThree, ({ start, mine, theirs }) => {
        const merged = mergeMenus(start, mine, theirs);
        for (const { id } of entriesOf(start)) {
          const isUntouchedLeft = [mine, theirs].every(
            (side) =>
              !at(side, id) || JSON.stringify(at(side, id)) === JSON.stringify(at(start, id)),
          );
          if (isUntouchedLeft && (!at(mine, id) || !at(theirs, id))) {
            expect(at(merged, id)).toBeUndefined();
          }
        }
      }),
    );
  });

  it('an id occurs once, even when a menu is malformed', () => {
    const anyEntries = fc.array(anyId.map(entry), { maxLength: 5 });
    const anyMalformed = fc.tuple(...weekdays.map(() => anyEntries)).map((days) => ({
      startDate: '2026-11-23',
      days: mapDays((day) => days[weekdays.indexOf(day)]!),
    }));
    fc.assert(
      fc.property(anyMalformed, anyMalformed, anyMalformed, (a, b, c) => {
        const ids = entriesOf(mergeMenus(a, b, c)).map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('merging again changes nothing', () => {
    fc.assert(
      fc.property(anyThree, ({ start, mine, theirs }) => {
        const merged = mergeMenus(start, mine, theirs);
        expect(isSameMenu(mergeMenus(theirs, merged, theirs), merged)).toBe(true);
      }),
    );
  });
});
