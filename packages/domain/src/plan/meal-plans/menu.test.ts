import { describe, expect, it } from 'vitest';
import {
  addEntry,
  clearDays,
  copyWeek,
  dropRecipes,
  emptyMenu,
  entriesOf,
  findPlace,
  inOrderOfMeals,
  isSameMenu,
  mapDays,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
} from './menu';
import type { Menu, MenuEntry } from './menu';
import type { weekdays } from '../days/week';

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  recipeId: `recipe-${id}`,
  meal: 'dinner',
  quantity: 1,
  ...more,
});

const week = (): Menu => {
  let menu = emptyMenu('2026-11-23');
  for (const id of ['a', 'b', 'c']) menu = addEntry(menu, entry(id), 'monday');
  return addEntry(menu, { id: 'out', note: 'eating out', meal: 'dinner', quantity: 1 }, 'friday');
};

const idsOn = (menu: Menu, day: (typeof weekdays)[number]) =>
  menu.days[day].map((one) => one.id).join('');

describe('adding', () => {
  it('a new entry of a menu goes to the end of its day or to a place', () => {
    expect(idsOn(addEntry(week(), entry('d'), 'monday'), 'monday')).toBe('abcd');
    expect(idsOn(addEntry(week(), entry('d'), 'monday', 1), 'monday')).toBe('adbc');
    expect(idsOn(addEntry(week(), entry('d'), 'monday', 99), 'monday')).toBe('abcd');
  });

  it('an entry that is added to a menu twice changes nothing', () => {
    const menu = week();
    expect(addEntry(menu, entry('a'), 'sunday')).toBe(menu);
  });

  it('an entry added with a wrong quantity gets a sound one', () => {
    const menu = addEntry(week(), entry('d', { quantity: -3 }), 'sunday');
    expect(menu.days.sunday[0]?.quantity).toBe(1);
  });
});

it('a removed entry comes back when it is added at its old place', () => {
  const menu = week();
  const place = findPlace(menu, 'b')!;
  const removed = removeEntry(menu, 'b');
  expect(idsOn(removed, 'monday')).toBe('ac');
  expect(isSameMenu(addEntry(removed, entry('b'), place.day, place.index), menu)).toBe(true);
  expect(removeEntry(menu, 'nobody')).toBe(menu);
});

it('the quantity, meal and note of an entry can be set', () => {
  const menu = setNote(setMeal(setQuantity(week(), 'a', 1.5), 'a', 'lunch'), 'out', 'at Tom’s');
  expect(menu.days.monday[0]).toEqual(entry('a', { quantity: 1.5, meal: 'lunch' }));
  expect(menu.days.friday[0]?.note).toBe('at Tom’s');
  expect(setQuantity(menu, 'a', 1.5)).toBe(menu);
  expect(setQuantity(menu, 'nobody', 2)).toBe(menu);
});

it('a deleted recipe takes its entries off the menu, and notes stay', () => {
  const menu = week();
  const left = dropRecipes(menu, new Set(['recipe-a', 'recipe-c']));
  expect(entriesOf(left).map((one) => one.id)).toEqual(['b', 'out']);
  expect(dropRecipes(menu, new Set(['another']))).toBe(menu);
});

it('two menus are the same only with the same week, entries, places and quantities', () => {
  expect(isSameMenu(week(), week())).toBe(true);
  const later = addEntry(removeEntry(week(), 'a'), entry('a'), 'monday');
  expect(isSameMenu(week(), later)).toBe(false);
  expect(isSameMenu(week(), setQuantity(week(), 'a', 2))).toBe(false);
  expect(isSameMenu(week(), { ...week(), startDate: '2026-11-30' })).toBe(false);
});

it('a value can be made for each day of the week', () => {
  expect(mapDays((day) => day.length).wednesday).toBe(9);
});

describe('a copied week', () => {
  const copies = (isOpen: (day: string) => boolean) => {
    let made = 0;
    const newId = () => `copy-${(made += 1)}`;
    return copyWeek(week(), emptyMenu('2026-11-30'), newId, isOpen);
  };

  it('a copied week has the same entries on the same days, with ids of their own', () => {
    const copy = copies(() => true);
    expect(copy.startDate).toBe('2026-11-30');
    expect(copy.days.monday.map(({ recipeId }) => recipeId)).toEqual([
      'recipe-a',
      'recipe-b',
      'recipe-c',
    ]);
    expect(copy.days.friday).toMatchObject([{ id: 'copy-4', note: 'eating out' }]);
  });

  it('a copied week links leftovers with the copy of their meal, or with none', () => {
    const leftovers = addEntry(
      week(),
      entry('d', { recipeId: 'recipe-a', leftoverOf: 'a' }),
      'sunday',
    );
    const sundayOf = (isOpen: (day: string) => boolean) => {
      let copied = 0;
      const newId = () => `copy-${(copied += 1)}`;
      return copyWeek(leftovers, emptyMenu('2026-11-30'), newId, isOpen).days.sunday[0];
    };
    expect(sundayOf(() => true)?.leftoverOf).toBe('copy-1');
    expect(sundayOf((day) => day !== 'monday')).not.toHaveProperty('leftoverOf');
  });

  it('a copied week can leave days out', () => {
    expect(entriesOf(copies((day) => day !== 'monday'))).toHaveLength(1);
  });
});

it('a cleared day has no entries; a day that is empty already leaves the menu the same', () => {
  const menu = week();
  expect(entriesOf(clearDays(menu, (day) => day === 'monday'))).toHaveLength(1);
  expect(clearDays(menu, (day) => day === 'sunday')).toBe(menu);
});

it('the dishes of a day are in the order of its meals, and those of one meal as they were', () => {
  const planned = ['dinner', 'Afternoon tea', 'Breakfast', 'dinner', 'snack', 'lunch', 'dessert'];
  const entries = planned.map((meal, n) => entry(`${n}`, { meal }));
  expect(inOrderOfMeals(entries).map(({ id }) => id)).toEqual(['2', '5', '0', '3', '6', '4', '1']);
});
