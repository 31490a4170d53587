/**
 * How much a size means of what is not counted, or is large: "2 8 oz baby kale", "1 (4½-pound) chuck roast".
 *
 * - Salmon fillets of 6 oz are counted, and a size that our packs have stays one (`package-size.ts`).
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import { quantity, rationalFromNumber, toNumber } from '@saltbush/recipe-parser/units';
import { packsOfFood } from '../../packs/packs-of-food';
import type { NeededAmount } from '../list-need';
import { statedSize } from './package-size';
import { isOfAll, sizeOfPieces } from './size-of-pieces';

/** @example amountOfSize(one, '4 1/2-pound', chuckSteak)?.unit // 'g' */
export function amountOfSize(
  amount: NeededAmount | undefined,
  note: string,
  food: Food | undefined,
): NeededAmount | undefined {
  const size = statedSize(note);
  if (!size || !food || !amount) return undefined;
  const count = toNumber(amount.quantity);
  const isContainer = containers.has(amount.unit) && packsOfFood(food).length > 0;
  if (amount.unit !== '' && !isContainer) return undefined;
  const isCounted = food.name !== food.nameOfOne;
  const isRoast =
    food.aisle === 'Meat & Seafood' && size.amount >= leastRoastGrams && count < severalPieces;
  if (isCounted && !isRoast && !isContainer && !isOfAll(note)) return undefined;
  const usual = isContainer ? undefined : food.pieces.get('whole')?.value;
  const isTogether = !isRoast && !isContainer && count >= severalPieces;
  const ofEach = { ...size, amount: count * size.amount };
  const all = sizeOfPieces(count, note, usual) ?? (isTogether ? size : ofEach);
  const quantityOfAll = quantity(rationalFromNumber(all.amount));
  return { quantity: quantityOfAll, unit: all.unit, packageSize: undefined };
}

/** "14 manicotti tubes (8 ounces)" weigh that together. */
const severalPieces = 4;
const leastRoastGrams = 500;
/** Sizes of other countries in them are seldom ours. */
const containers: ReadonlySet<string> = new Set('container tub carton pot box bag'.split(' '));
