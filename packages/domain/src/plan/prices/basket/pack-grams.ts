/** What the smallest pack of a food holds, by weight: what a list buys for a small need. */
import { type Food, gramsOfMillilitres } from '@saltbush/recipe-parser/foods';
import { packsOfFood } from '../../shopping-list/packs/packs-of-food';

/**
 * Undefined of what is sold loose, or can't be weighed.
 *
 * @param countryRows packs of a country's own
 * @example packGramsOf(findFoodById('thickened-cream')!) // 300 or so
 */
export function packGramsOf(food: Food, countryRows = ''): number | undefined {
  const [pack] = packsOfFood(food, countryRows);
  if (!pack) return undefined;
  if (pack.unit === 'g') return pack.amount;
  if (pack.unit === 'ml') return gramsOfMillilitres(food, pack.amount, 'au') ?? pack.amount;
  const ofOne = food.pieces.get('whole')?.value;
  return ofOne === undefined ? undefined : pack.amount * ofOne;
}
