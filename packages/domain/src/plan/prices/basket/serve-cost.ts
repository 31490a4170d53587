/**
 * What a recipe costs for one person, from prices of its foods by weight: the part of each pack that is used.
 *
 * - A food whose amount or price is not known is left out. With less than four fifths of the foods known, nothing is
 *   said: a stew without its beef is not cheap.
 * - A food without an amount ("salt, to taste") counts among those that are not known.
 */
export interface FoodsOfRecipe {
  /** Keys. */
  readonly foods: readonly string[];
  /** Of each of them, whole grams for one person; 0: not known. */
  readonly grams: readonly number[];
}

/** By the key of a food, cents of 100 g. */
export type FoodPrices = Readonly<Record<string, number>>;

/**
 * @returns dollars; undefined: too little is known
 * @example serveCost({ foods: ['beef-mince'], grams: [150] }, { 'beef-mince': 150 }) // 2.25
 */
export function serveCost({ foods, grams }: FoodsOfRecipe, prices: FoodPrices): number | undefined {
  let cents = 0;
  let known = 0;
  for (const [index, food] of foods.entries()) {
    const price = prices[food];
    const amount = grams[index] ?? 0;
    if (price === undefined || amount === 0) continue;
    known += 1;
    cents += (price * amount) / 100;
  }
  return known > 0 && known >= foods.length * leastKnown ? cents / 100 : undefined;
}

const leastKnown = 0.8;
