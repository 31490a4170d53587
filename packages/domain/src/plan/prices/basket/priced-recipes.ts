/** What recipes cost for one person, where the prices of their foods are known. */
import { serveCost, type FoodPrices } from './serve-cost';

interface FoodsOfRecipe {
  foods?: readonly string[] | undefined;
  grams?: readonly number[] | undefined;
}

export type Priced<Recipe> = Recipe & {
  /** Dollars. */
  cost?: number | undefined;
  /** Some of its prices are estimates. */
  isEstimate?: boolean | undefined;
};

/**
 * The keys of the foods whose prices are asked for.
 *
 * @param most how many one question may name
 */
export const foodsToPrice = (recipes: readonly FoodsOfRecipe[], most: number): string[] =>
  [...new Set(recipes.flatMap(({ foods = [] }) => foods))]
    .filter((key) => /^[a-z0-9-]+$/.test(key))
    .slice(0, most);

/** @param estimates keys of foods that no retailer has a price of */
export function withCosts<Recipe extends FoodsOfRecipe>(
  recipes: readonly Recipe[],
  { prices, estimates }: { prices: FoodPrices; estimates: readonly string[] },
): Priced<Recipe>[] {
  const isEstimate = new Set(estimates);
  return recipes.map((recipe) => {
    const { foods = [], grams = [] } = recipe;
    const cost = serveCost({ foods, grams }, prices);
    return { ...recipe, cost, isEstimate: foods.some((key) => isEstimate.has(key)) };
  });
}
