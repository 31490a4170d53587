/** The two tables of images of foods, `food-looks.ts` for dishes and `food-glyphs.ts` for lists, know the same foods. */
import { listFoods } from '@saltbush/recipe-parser/foods';
import { describe, expect, test } from 'vitest';
import { glyphOfFood } from '../../recipe/recipes/cover/food-glyphs';
import { lookOfFood } from './food-looks';

const setOf = (names: string) => new Set(names.split(' '));

/** Glyphs of what is not seen in a dish, or has no drawing there. */
const onlyInLists = setOf(
  'beer-mug bread butter chestnut dumpling flatbread french-fries garlic ginger-root glass-of-milk hot-beverage ice-cream melon popcorn wine-glass',
);
/** Looks of foods that have no glyph. */
const onlyInDishes = setOf(
  'asparagus beetroot caramel cauliflower celery custard green-bean ham jam kimchi marshmallow mussel passionfruit plum pomegranate radish sausage seaweed sesame sprout tofu',
);
/** What another food of the same kind has, and this one for a reason has not. */
const unlike = setOf(
  'tomato-paste polenta instant-polenta wheat-bran wheat-germ coconut-water coconut-water-carton bay-leaf cayenne-pepper kohlrabi spaghetti-squash cauliflower-rice frozen-cauliflower-rice fennel baby-fennel quince persimmon sauerkraut sauerkraut-fresh fresh-cranberry canned-cranberry dried-cranberry frozen-cranberry cranberry-juice mixed-dried-fruit chocolate-biscuit',
);

describe('a food', () => {
  const foods = [...listFoods()].map(({ id }) => ({
    id,
    glyph: glyphOfFood(id),
    look: lookOfFood(id),
  }));

  test('a food with a glyph has a look, unless its kind is not seen in dishes', () => {
    const missing = foods.filter(
      ({ id, glyph, look }) =>
        glyph !== undefined && look === undefined && !onlyInLists.has(glyph) && !unlike.has(id),
    );
    expect(missing).toEqual([]);
  });

  test('a food with a look has a glyph, unless its kind has none', () => {
    const missing = foods.filter(
      ({ id, glyph, look }) =>
        look !== undefined && glyph === undefined && !onlyInDishes.has(look) && !unlike.has(id),
    );
    expect(missing).toEqual([]);
  });
});
