import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookedFoods, foodsNamedIn } from '../../../book/recipe-search/recipe-foods';
import { dishGlyph } from './dish-glyphs';
import { glyphOfFood } from './food-glyphs';
import { allGlyphs, recipeCover } from './recipe-cover';

const coverOf = (title: string, lines: readonly string[] = [], cuisine?: string) =>
  recipeCover({
    title,
    cuisine,
    titleFoods: foodsNamedIn(title),
    foods: cookedFoods(lines.map((name) => ({ name, amount: '', unit: '' }))),
  });

describe('the dish', () => {
  test.each([
    ['Chicken and leek pie', 'pie'],
    ['Pumpkin soup', 'bowl-with-spoon'],
    ['Beef bolognese', 'spaghetti'],
    ['Spaghetti & meatballs', 'spaghetti'],
    ['Prawn Tacos with Avocado', 'taco'],
    ['Steak with chips', 'cut-of-meat'],
    ['Red lentil dhal', 'curry-rice'],
    ['Roast lamb with potatoes', 'meat-on-bone'],
    ['Lemon slice', 'shortcake'],
    ['Hot chips', 'french-fries'],
  ])('the cover of "%s" shows the dish %s', (title, dish) => {
    expect(coverOf(title).dish).toBe(dish);
  });

  test('the cover shows the main food where the title names no dish', () => {
    expect(coverOf('Sunday favourite', ['2 onions', '4 salmon fillets']).dish).toBe('fish');
  });

  test('the cover shows what the course suggests where nothing else is known, else a plate', () => {
    const nothing = { titleFoods: [], foods: [], title: 'Nana’s best' };
    expect(recipeCover({ ...nothing, course: 'dessert' }).dish).toBe('shortcake');
    expect(recipeCover(nothing).dish).toBe('fork-and-knife-with-plate');
  });
});

describe('a food', () => {
  test.each([
    ['brown-onion', 'onion'],
    ['sweet-potato', 'roasted-sweet-potato'],
    ['cream-cheese', 'cheese-wedge'],
    ['coconut-milk', 'coconut'],
    ['peanut-butter', 'peanuts'],
    ['fish-sauce', undefined],
    ['cornflour', undefined],
    ['chicken-stock', undefined],
    ['olive-oil', undefined],
    ['green-bean', undefined],
    ['butternut-pumpkin', 'pumpkin'],
    ['salt', undefined],
  ])('the food %s is shown by the picture %s', (key, glyph) => {
    expect(glyphOfFood(key)).toBe(glyph);
  });
});

test('the foods of the title come first on the cover, onions and garlic last', () => {
  const lines = ['1 onion', '2 cloves garlic', '500 g beef mince', '2 tomatoes', '1 zucchini'];
  expect(coverOf('Zucchini slice', lines)).toMatchObject({
    dish: 'pie',
    foods: ['cucumber', 'cut-of-meat', 'tomato', 'onion', 'garlic'],
  });
});

test('the colours of the cover follow the cuisine, then what is shown', () => {
  expect(coverOf('Dal', [], 'Indian').colour).toBe('amber');
  expect(coverOf('Prawn linguine').colour).toBe('terracotta');
  expect(coverOf('Grilled fish').colour).toBe('teal');
});

test('any text gives a cover of known pictures, each once, at most five beside the dish', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 20 }), (title, foods) => {
      const cover = recipeCover({ title, titleFoods: [], foods });
      const glyphs = [cover.dish, ...cover.foods];
      expect(new Set(glyphs).size).toBe(glyphs.length);
      expect(cover.foods.length).toBeLessThanOrEqual(5);
      for (const glyph of glyphs) expect(allGlyphs).toContain(glyph);
      expect(recipeCover({ title, titleFoods: [], foods })).toEqual(cover);
    }),
  );
});

test('a long title gives its cover in time', () => {
  expect(dishGlyph('with '.repeat(200))).toBeUndefined();
});
