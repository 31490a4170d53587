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
  const count = toNumber(amount.quantity);
  const isContainer = containers.has(amount.unit) && packsOfFood(food).length > 0;
  if (amount.unit !== '' && !isContainer) return undefined;
  const all = rationalFromNumber(size.amount);
  const ofAll = { quantity: quantity(all), unit: size.unit, packageSize: undefined };
  if (inAll.test(note)) return ofAll;
  const isCounted = food.name !== food.nameOfOne;
  const isRoast =
    food.aisle === 'Meat & Seafood' && size.amount >= leastRoastGrams && count < severalPieces;
  if (isCounted && !isRoast && !isContainer) return undefined;
  if (isRoast && weighsAllOf(count, size.amount, food, note)) return ofAll;
  const isTogether = !isRoast && !isContainer && count >= severalPieces && !/\beach\b/i.test(note);
  return isTogether ? ofAll : { ...ofAll, quantity: multiplyQuantity(amount.quantity, all) };
}

/** "2 (about 500 g) chicken breasts": what all weigh, if that is nearer to the usual weight of one. */
function weighsAllOf(count: number, grams: number, food: Food, note: string): boolean {
  const one = food.pieces.get('whole')?.value;
  if (count <= 1 || one === undefined || /\beach\b/i.test(note)) return false;
  return Math.abs(Math.log(grams / count / one)) < Math.abs(Math.log(grams / one));
}

const inAll = /\b(?:total|in all|altogether|in total|combined)\b/i;
/** "14 manicotti tubes (8 ounces)" weigh that together. */
const severalPieces = 4;
const leastRoastGrams = 500;
/** Sizes of other countries in them are seldom ours. */
const containers: ReadonlySet<string> = new Set('container tub carton pot box bag'.split(' '));
