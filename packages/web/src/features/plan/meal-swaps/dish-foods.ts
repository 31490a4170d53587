/** The foods of a planned dish, each once, with its first line: also those of recipes in it. */
import { mealSwapLimits, type SwapLine } from '@saltbush/domain/plan/rows/meal-swap-rows';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { foodInSentence } from '@saltbush/recipe-parser/foods/shown';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';

export interface DishFood {
  key: string;
  /** As the recipe words it, a food of the table in the reader's language: "thickened cream". */
  name: string;
  /** The line of the recipe. */
  line: Ingredient;
  measures: Measures;
  /** What the swap is made for. */
  of: SwapLine;
}

/** @example dishFoods(needs).map(({ name }) => name) // ['thickened cream', 'pasta'] */
export function dishFoods(needs: readonly ListNeed[]): DishFood[] {
  const foods = new Map<string, DishFood>();
  for (const need of needs) {
    const { key, notBought } = need.identity;
    if (notBought !== undefined || foods.has(key) || key.length > mealSwapLimits.key) continue;
    foods.set(key, dishFood(need));
  }
  return [...foods.values()];
}

function dishFood({ identity: { key }, wording, text, measures }: ListNeed): DishFood {
  const line = splitIngredientLine(text);
  const [only, another] = foodsOfRow(line);
  const single = another ? undefined : only?.ingredient;
  const { amount, unit, name } = single ?? { amount: '', unit: '', name: wording.nameOfOne };
  const of = swapLine({ amount, unit, name: name.toLowerCase() });
  return { key, name: foodInSentence(of.name), line, measures, of };
}

/** A line as it is stored: what is too long for that has no amount. */
export function swapLine({ amount, unit, name }: Ingredient): SwapLine {
  const { amount: longest, unit: longestUnit, name: longestName } = mealSwapLimits;
  const isShort = amount.length <= longest && unit.length <= longestUnit;
  return {
    amount: isShort ? amount.trim() : '',
    unit: isShort ? unit.trim() : '',
    name: name.trim().slice(0, longestName),
  };
}
