import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { namesByLanguage } from '../names/all-languages';
import { setNames } from '../names/readers-language';
import { compareNames, shownAisle, wordOfUnit } from '../names/shown-words';
import { shownUnit } from '../units/units';
import { listFoods } from './food-index';
import { inSentence, shownFood, shownFoodName } from './shown-foods';

describe('Names for a reader of German', () => {
  beforeEach(() => setNames(() => namesByLanguage['de']));
  afterEach(() => setNames(() => undefined));

  test.each([
    ['Red onions', 'Rote Zwiebeln', 'Rote Zwiebel'],
    ['Red onion', 'Rote Zwiebeln', 'Rote Zwiebel'],
    ['apples', 'Äpfel', 'Apfel'],
    ['Plain flour', 'Mehl', 'Mehl'],
    ['Eggs', 'Eier', 'Ei'],
    ['Queensland Blue pumpkins', 'Queensland-Blue-Kürbisse', 'Queensland-Blue-Kürbis'],
  ])('the food %s is called %s, and one of it %s', (english, name, nameOfOne) => {
    expect(shownFood({ name: english })).toEqual({ name, nameOfOne });
  });

  test('a food that the table does not have is called as it was typed', () => {
    const typed = { name: 'Omas Quark', nameOfOne: 'Omas Quark' };
    expect(shownFood(typed)).toEqual(typed);
  });

  test('every food of the table is known by both its English names', () => {
    const unknown = [...listFoods()].filter(
      ({ name, nameOfOne }) =>
        shownFood({ name: `${name}` }).name !== shownFood({ name: nameOfOne }).name,
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['Rote Zwiebeln', 'rote Zwiebeln'],
    ['Zwiebeln', 'Zwiebeln'],
    ['Omas Quark', 'Omas Quark'],
    ['Getrocknete Tomaten', 'getrocknete Tomaten'],
  ])('the name %s is %s within a sentence', (name, within) => {
    expect(inSentence(name)).toBe(within);
  });

  test.each([
    ['tbsp', 1.5, 'EL'],
    ['bunch', 0.5, 'Bund'],
    ['bunch', 2, 'Bund'],
    ['tin', 1, 'Dose'],
    ['tin', 2, 'Dosen'],
    ['clove', 3, 'Zehen'],
    ['leaf', 2, 'Blätter'],
    ['ml', 20, 'ml'],
  ] as const)('the unit %s behind %d is %s', (unit, amount, word) => {
    expect(shownUnit(unit, amount)).toBe(word);
  });

  test('aisles and the order of names are German', () => {
    expect(shownAisle('Fruit & Veg')).toBe('Obst & Gemüse');
    expect(['Zucker', 'Äpfel', 'Birnen', 'Apfel'].sort(compareNames)).toEqual([
      'Apfel',
      'Äpfel',
      'Birnen',
      'Zucker',
    ]);
  });
});

describe('Names for a reader of English', () => {
  test('foods, units and aisles are called as the tables have them', () => {
    for (const { name, nameOfOne } of listFoods()) {
      expect(shownFood({ name, nameOfOne })).toEqual({ name, nameOfOne });
    }
    expect(shownFoodName('Red onions')).toBe('Red onions');
    expect(inSentence('Red onions')).toBe('red onions');
    expect(inSentence('Granny Smith apples')).toBe('Granny Smith apples');
    expect(wordOfUnit('tin', 2)).toBeUndefined();
    expect(shownUnit('ml', 20)).toBe('mL');
    expect(shownAisle('Fruit & Veg')).toBe('Fruit & Veg');
    expect(compareNames('a', 'B')).toBe(1);
  });
});
