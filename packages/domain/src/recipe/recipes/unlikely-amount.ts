/** Amounts that no kitchen holds: 90 leeks are most likely a mistake of the page or of the reading, and would be bought. */
import { findListedFood, gramsOfAmount } from '@saltbush/recipe-parser/foods';
import { defaultServes, type Ingredient, type Measures } from '@saltbush/recipe-parser/recipe';
import { findUnit, parseQuantity, toNumber } from '@saltbush/recipe-parser/units';
import { isWater } from '../not-food/not-bought';

/** Grams of one food: a large turkey weighs less, and so do fruit for a year's jam. */
const mostGrams = 8_000;
/** Whatever it makes. */
const mostGramsPerServe = 1_500;

/**
 * @param serves how many the recipe is for, if it says so
 * @example isUnlikelyAmount({ name: 'leeks', amount: '90', unit: '' }, { measures: 'au', serves: 4 }) // true
 */
export function isUnlikelyAmount(
  { name, amount, unit }: Ingredient,
  { measures, serves = defaultServes }: { measures: Measures; serves: number | undefined },
): boolean {
  const food = isWater(name) ? undefined : findListedFood(name, measures);
  const quantity = parseQuantity(amount);
  const id = unit === '' ? 'whole' : findUnit(unit);
  if (!food || !quantity || id === undefined) return false;
  const grams = gramsOfAmount(food, toNumber(quantity), id, measures) ?? 0;
  return grams > Math.max(mostGrams, mostGramsPerServe * serves);
}
