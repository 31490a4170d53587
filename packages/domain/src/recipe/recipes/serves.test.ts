import { expect, test } from 'vitest';
import { rational } from '@saltbush/recipe-parser/units';
import {
  clampServes,
  knownServes,
  maxServes,
  scaleFactor,
  servesOnWire,
  servesText,
  statesOnlyServes,
  whatItMakes,
} from './serves';

test.each([
  [4, 4],
  [0, 1],
  [-3, 1],
  [2.6, 3],
  [1e9, maxServes],
  [Number.NaN, 1],
])('a wish for %f serves becomes %i', (asked, clamped) => {
  expect(clampServes(asked)).toBe(clamped);
});

test.each([
  [4, 6, rational(3, 2)],
  [3, 1, rational(1, 3)],
  [5, 5, rational(1)],
  [0, 2, rational(2)],
])('a recipe for %i read for %i has its amounts multiplied', (serves, wanted, factor) => {
  expect(scaleFactor(serves, wanted)).toEqual(factor);
});

test.each([
  ['4', true],
  ['Serves 4', true],
  ['Serves: 4–6 people', true],
  ['6 servings', true],
  ['For 4 persons.', true],
  ['Für 4 Personen', true],
  ['Zutaten für 4–6 Personen', true],
  ['4 Portionen', true],
  ['Portionen: 4', true],
  ['4 Pers.', true],
  ['4 bis 6 Portionen', true],
  ['reicht für ca. 4', true],
  ['Für 4 Erwachsene und 2 Kinder', false],
  ['12 Stück', false],
  ['Für 1 Springform', false],
  ['Für 4 Gläser', false],
  ['4 Nockerl', false],
  ['12 muffins', false],
  ['1 loaf, serves 8', false],
  ['Serves 4 as a main', false],
  ['', false],
  ['12', false],
])('the text "%s" says only for how many: %s', (text, isOnly) => {
  expect(statesOnlyServes(text, 4)).toBe(isOnly);
});

test.each([
  ['Makes 12', '12'],
  ['makes: about 12 muffins', 'about 12 muffins'],
  ['Yield: 2 loaves', '2 loaves'],
  ['Yields 1.5 L', '1.5 L'],
  ['12 muffins', '12 muffins'],
  ['Ergibt 12 Stück', '12 Stück'],
  ['ergibt ca. 20 Kekse', 'ca. 20 Kekse'],
  ['Menge: 2 Laibe', '2 Laibe'],
  ['Springform 26 cm', 'Springform 26 cm'],
  ['Mengenangabe', 'Mengenangabe'],
  ['Für 4 Personen', undefined],
  ['12', '12'],
  ['Yieldmaster bread', 'Yieldmaster bread'],
  ['Makes', 'Makes'],
  ['Serves 4', undefined],
  ['4', undefined],
  [undefined, undefined],
])('the label "Makes" stands before "%s" as: %s', (text, shown) => {
  expect(whatItMakes(text, 4)).toBe(shown);
});

test.each([[2], [undefined]])('serves of %s are the same after a way over the wire', (serves) => {
  expect(knownServes(servesOnWire(serves))).toBe(serves);
});

test.each([
  [{ serves: 4 }, 4, 'Serves 4'],
  [{ serves: 4 }, 6, 'Serves 6 (written for 4)'],
  [{ serves: 4, isServesUnknown: true }, 4, ''],
  [{ serves: 4, isServesUnknown: true }, 8, '2 times the recipe'],
])('a printed recipe with %o read for %i says: %s', (recipe, wanted, text) => {
  expect(servesText(recipe, wanted)).toBe(text);
});
