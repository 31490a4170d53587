/**
 * How much a size means of what is not counted, or is large: "2 8 oz baby kale", "1 (4½-pound) chuck roast".
 *
 * - Salmon fillets of 6 oz are counted, and a size that our packs have stays one (`package-size.ts`).
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import {
  multiplyQuantity,
  quantity,
  rationalFromNumber,
  toNumber,
} from '@saltbush/recipe-parser/units';
import { packsOfFood } from '../packs/packs-of-food';
import type { NeededAmount } from './list-need';
import { packageSizeOf, weightInNote } from './package-size';

/** @example amountOfSize(one, '4 1/2-pound', chuckSteak)?.unit // 'g' */
export function amountOfSize(
  amount: NeededAmount | undefined,
  note: string,
  food: Food | undefined,
): NeededAmount | undefined {
  const size = packageSizeOf(note) ?? weightInNote(note);
  if (!size || !food || !amount) return undefined;
  const isContainer = containers.has(amount.unit) && packsOfFood(food).length > 0;
  if (amount.unit !== '' && !isContainer) return undefined;
  const isCounted = food.name !== food.nameOfOne;
  const isRoast = food.aisle === 'Meat & Seafood' && size.amount >= leastRoastGrams;
  if (isCounted && !isRoast && !isContainer) return undefined;
  const isOfAll = !isRoast && !/\beach\b/i.test(note) && toNumber(amount.quantity) >= severalPieces;
  const one = rationalFromNumber(size.amount);
  const all = isOfAll && !isContainer ? quantity(one) : multiplyQuantity(amount.quantity, one);
  return { quantity: all, unit: size.unit, packageSize: undefined };
}

/** "14 manicotti tubes (8 ounces)" weigh that together. */
const severalPieces = 4;
const leastRoastGrams = 500;
/** Sizes of other countries in them are seldom ours. */
const containers: ReadonlySet<string> = new Set('container tub carton pot box bag'.split(' '));
