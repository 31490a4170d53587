import { describe, expect, test } from 'vitest';
import { findTin } from './find-tin';
import { tinLabel } from './tin';

const tinOf = (text: string) => {
  const tin = findTin({ instructions: ['Heat the oven to 180°C.', text], ingredients: [] });
  return tin && tinLabel(tin);
};

describe('the tin of a recipe', () => {
  test.each([
    ['Grease and line a 20cm round cake tin.', '20 cm round'],
    ['Preheat oven to 180°C and grease a 23 cm springform tin.', '23 cm round'],
    ['Line the base of a 22cm (base measurement) springform pan.', '22 cm round'],
    ['Butter a 9-inch round cake pan.', '23 cm round'],
    ['Grease an 8" square pan with butter', '20 cm square'],
    ['Line an 8 x 8 inch baking pan', '20 cm square'],
    ['Line a 20cm x 20cm square tin', '20 cm square'],
    ['Grease a 9x5-inch loaf pan', '23 × 13 cm loaf'],
    ['Pour into a 21 cm x 11 cm (base) loaf tin', '21 × 11 cm loaf'],
    ['Line a 20 x 30cm lamington pan', '30 × 20 cm rectangular'],
    ['Divide between two 20cm round sandwich tins', '2 × 20 cm round'],
    ['Grease 2 x 18 cm cake tins', '2 × 18 cm round'],
    ['Press into a 24 cm loose-based flan tin', '24 cm round'],
  ])('the tin of a recipe is found in: %s', (text, tin) => {
    expect(tinOf(text)).toBe(tin);
  });

  test.each([
    'Heat a 28 cm frying pan over medium heat.',
    'Line a 12-hole muffin tin.',
    'Grease a 24 cm bundt tin.',
    'Drain a 400 g tin of chickpeas.',
    'Cut into 2 cm cubes, open the tins and mix.',
    'Bake for 30 minutes in the tin.',
    'Roll out to 30 cm and cut with a cutter.',
    'Grease a 60 cm tin.',
  ])('the text names no tin to bake in: %s', (text) => {
    expect(tinOf(text)).toBeUndefined();
  });

  test('the tin of a recipe is found among the ingredients too', () => {
    const ingredients = [{ name: 'eggs' }, { name: 'cake tin', note: '20 cm round tin' }];
    expect(findTin({ instructions: [], ingredients })).toMatchObject({ across: 20 });
  });
});
