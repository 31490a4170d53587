/**
 * A recipe beside what is at home: how many of its foods are there, and which things at home it uses.
 *
 * - Like ideas for the foods at hand (`match-recipe.ts`): what somebody always has is there, what can be left out is never
 *   missing. Portions of dishes are no food.
 */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { isPortions, type HomeItem } from '../../plan/home-items/home-items';
import { availableFoods, matchRecipe } from './match-recipe';
import { neededFoods } from './needed-foods';

export interface HomeMatch {
  /** Foods that it cannot do without. */
  needed: number;
  /** Of these, how many are there. */
  there: number;
  /** By their names in the recipe. */
  missing: readonly string[];
  /** What it uses of what is at home. */
  used: readonly HomeItem[];
}

/**
 * @param staples keys of foods that somebody always has
 * @example matchHome(curry, items, ['rice']) // { needed: 7, there: 5, missing: ['limes', 'coconut milk'], used: […] }
 */
export function matchHome(
  { ingredients, measures }: Pick<RecipeContent, 'ingredients' | 'measures'>,
  items: readonly HomeItem[],
  staples: readonly string[],
): HomeMatch {
  const foods = items.filter((item) => !isPortions(item));
  const names = foods.map(({ name }) => name);
  const available = availableFoods({ foods: names, useUp: [], staples });
  const { needed, there, missing, uses } = matchRecipe(
    neededFoods(ingredients, measures),
    available,
  );
  const used = new Set(uses.map(({ atHand }) => atHand));
  return {
    needed,
    there,
    missing: missing.map(({ name }) => name),
    used: foods.filter(({ name }) => used.has(name)),
  };
}
