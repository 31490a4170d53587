import { expect, test } from 'vitest';
import {
  findCookedMeal,
  findDayOfNote,
  findNextMeal,
  placesForLeftovers,
  splitOfCooked,
} from './after-cooking';
import { noteOfLeftovers } from './stored-notes';
import { findLeftovers, noLeftovers } from './leftovers';
import { addEntry, emptyMenu, type MenuEntry } from './menu';

const friday = '2026-11-27';
const soup: MenuEntry = { id: 'soup', recipeId: 'soup', meal: 'dinner', quantity: 1.5 };
const lunch: MenuEntry = { ...soup, id: 'lunch', meal: 'lunch', leftoverOf: 'roast' };
const tacos: MenuEntry = { id: 'tacos', recipeId: 'tacos', meal: 'dinner', quantity: 1 };

test('a cooked dish belongs to the meal of today that has its recipe', () => {
  expect(findCookedMeal([tacos, soup], 'soup', noLeftovers)).toBe(soup);
  expect(findCookedMeal([tacos], 'soup', noLeftovers)).toBeUndefined();
});

test('a meal of leftovers is not the one that was cooked', () => {
  const roast = { id: 'roast', date: friday, recipeId: 'soup', quantity: 1 };
  const leftovers = findLeftovers([roast, { ...lunch, date: friday }]);
  expect(findCookedMeal([lunch], 'soup', leftovers)).toBeUndefined();
});

test.each([
  [6, 4, { eaten: 4, later: 2 }],
  [4, undefined, { eaten: 2, later: 2 }],
  [4, 4, undefined],
  [2, 4, undefined],
  [1, undefined, undefined],
])('a dish that was cooked for %s, with %s at home, is split so: %j', (people, home, split) => {
  expect(splitOfCooked(people, home)).toEqual(split);
});

test.each([
  ['dinner', ['2026-11-28 lunch', '2026-11-28 dinner']],
  ['dessert', ['2026-11-28 lunch', '2026-11-28 dinner']],
  ['lunch', ['2026-11-27 dinner', '2026-11-28 lunch']],
  ['Breakfast', ['2026-11-27 dinner', '2026-11-28 lunch']],
])('leftovers of a %s are offered for the next lunch and dinner', (meal, places) => {
  const offered = placesForLeftovers({ date: friday, meal });
  expect(offered.map((place) => `${place.date} ${place.meal}`)).toEqual(places);
});

test('leftovers of a dish that was not planned are found by their note', () => {
  const note = noteOfLeftovers('Pumpkin soup', 2);
  const kept: MenuEntry = { id: 'kept', note, meal: 'lunch', quantity: 1 };
  const week = addEntry(addEntry(emptyMenu(friday), tacos, 'friday'), kept, 'saturday');
  expect(findDayOfNote(week, note)).toBe('2026-11-28');
  expect(findDayOfNote(week, noteOfLeftovers('Pumpkin soup', 3))).toBeUndefined();
});

test('the next meal comes after the cooked one, on the same day or a later one', () => {
  const cake: MenuEntry = { id: 'cake', note: 'Cake', meal: 'dessert', quantity: 1 };
  const evening = addEntry(addEntry(emptyMenu(friday), soup, 'friday'), cake, 'friday');
  const week = addEntry(evening, tacos, 'monday');
  expect(findNextMeal(week, soup)).toEqual({ date: friday, entry: cake });
  expect(findNextMeal(week, cake)).toEqual({ date: '2026-11-30', entry: tacos });
  expect(findNextMeal(week, tacos)).toBeUndefined();
});

test('the next meal after a dish that was not planned is not one of today', () => {
  const week = addEntry(addEntry(emptyMenu(friday), soup, 'friday'), tacos, 'monday');
  expect(findNextMeal(week, undefined)).toEqual({ date: '2026-11-30', entry: tacos });
});
