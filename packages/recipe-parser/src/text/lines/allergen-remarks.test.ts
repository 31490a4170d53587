import { expect, it } from 'vitest';
import { isAllergenRemark, withoutAllergens } from './allergen-remarks';

it.each([
  ['200 g noodles (Contains: Wheat)', '200 g noodles'],
  ['50 g cream Contains Milk', '50 g cream'],
  ['1 trout contains: fish', '1 trout'],
  ['30 g soy sauce (May contain traces of nuts)', '30 g soy sauce'],
  ['100 g Couscous (Enthält: Weizen)', '100 g Couscous'],
  ['100 g Feta (Allergene: Milch)', '100 g Feta'],
  ['150 g de yaourt (Contient : Lait)', '150 g de yaourt'],
  ['2 lonchas de queso (Contiene: leche)', '2 lonchas de queso'],
  ['200 g ris Innehåller Gluten', '200 g ris'],
  ['50 g orzechów (Zawiera: orzechy)', '50 g orzechów'],
  ['100 г сыра (Содержит: молоко)', '100 г сыра'],
  ['小麦粉 100g (アレルゲン：小麦)', '小麦粉 100g'],
])('allergens are no part of a line: %s', (line, text) => {
  expect(withoutAllergens(line)).toBe(text);
});

it.each([
  '200 g flour that contains gluten',
  '1 can beans',
  '2 Eier (enthält 1 Ei extra)',
  '100 g chocolate (70 % cocoa)',
])('words of a line stay: %s', (line) => {
  expect(withoutAllergens(line)).toBe(line);
});

it('allergens are known without a line before them', () => {
  expect(isAllergenRemark('(Contains: Milk)')).toBe(true);
  expect(isAllergenRemark('2 eggs')).toBe(false);
});
