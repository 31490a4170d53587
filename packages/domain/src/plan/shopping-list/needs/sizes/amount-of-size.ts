/**
 * How much a size means of what is not counted, or is large: "2 8 oz baby kale", "1 (4½-pound) chuck roast".
 *
 * - Two heads of broccoli of about 700 g are two, though ours weigh less.
 * - Salmon fillets of 6 oz are counted, and a size that our packs have stays one (`package-size.ts`).
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import {
  quantity,
  rationalFromNumber,
  toGrams,
  toMillilitres,
  toNumber,
} from '@saltbush/recipe-parser/units';
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
  const isPiece = isUsualPiece(size.amount, food) || isUsualPiece(size.amount / count, food);
  if (isPiece && food.aisle === 'Fruit & Veg' && !isContainer) return undefined;
  const portion = food.aisle === 'Meat & Seafood' && !isRoast ? usualPortion : undefined;
  const usual = isContainer ? undefined : (food.pieces.get('whole')?.value ?? portion);
  const isTogether = !isRoast && !isContainer && count >= severalPieces;
  const ofEach = { ...size, amount: count * size.amount };
  const all = sizeOfPieces(count, note, usual) ?? (isTogether ? size : ofEach);
  const isPoured = amount.unit === 'carton' && food.isSoldByVolume;
  const isFluid = isPoured && all.unit === 'g' && ounces.test(note);
  const amountOfAll = isFluid ? Math.round(all.amount * mlOfGram) : all.amount;
  const quantityOfAll = quantity(rationalFromNumber(amountOfAll));
  return { quantity: quantityOfAll, unit: isFluid ? 'ml' : all.unit, packageSize: undefined };
}

/** Not of kale, which is sold by the bunch. */
function isUsualPiece(grams: number, { pieces }: Food): boolean {
  const usual = pieces.get('whole')?.value ?? 0;
  return grams >= usual * leastOfPiece && grams <= usual * mostOfPiece;
}

const leastOfPiece = 0.5;
const mostOfPiece = 2;

/** Of what is poured they are fluid ounces: "1 carton (32 oz) broth". */
const ounces = /\d ?-?(?:oz|ounces?)\b/i;
/** Of a weight that is read in ounces of a fluid. */
const mlOfGram = toMillilitres(1, 'fl oz', 'us') / toGrams(1, 'oz');
/** "14 manicotti tubes (8 ounces)" weigh that together. */
const severalPieces = 4;
const leastRoastGrams = 500;
/** Grams of a fillet or a steak of what the table does not weigh: "4 x 150 g snapper fillets". Our estimate. */
const usualPortion = 170;
/** Sizes of other countries in them are seldom ours. */
const containers: ReadonlySet<string> = new Set('container tub carton pot box bag'.split(' '));
