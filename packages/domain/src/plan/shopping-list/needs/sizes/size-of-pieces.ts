/**
 * How much counted pieces are together, where their line states a size: "4 chicken breasts, 6 oz each", "2 (about 500 g)
 * chicken breasts".
 *
 * - Words say whether it is that of each or of all, and so does a hyphen: "8 tenderloins, 2-ounce".
 * - Of a weight without such words, that of which one piece is nearer to the usual weight of one.
 */
import type { PackageSize } from '../../../rows/list-amount';
import { statedSize } from './package-size';

/**
 * @param count how many
 * @param usual grams that one usually weighs; undefined if nobody knows
 * @returns undefined if no size is stated, or nothing says what it is of
 * @example sizeOfPieces(4, '6 oz each', 200) // { amount: 680, unit: 'g' }
 * @example sizeOfPieces(2, 'about 500 g', 200) // { amount: 500, unit: 'g' }
 */
export function sizeOfPieces(
  count: number,
  note: string,
  usual: number | undefined,
): PackageSize | undefined {
  const size = statedSize(note);
  if (!size || size.amount === 0) return undefined;
  if (isOfAll(note) || count <= 1) return size;
  const ofEach = { ...size, amount: count * size.amount };
  if (isOfEach.test(note)) return ofEach;
  if (usual === undefined || size.unit !== 'g') return undefined;
  const distance = (one: number) => Math.abs(Math.log(one / usual));
  return distance(size.amount) <= distance(size.amount / count) ? ofEach : size;
}

/** Whether a remark says that its size is that of all: "600 g in total". */
export const isOfAll = (note: string): boolean => inAll.test(note);

const inAll = /\b(?:total|in all|altogether|combined|all up)\b/i;
const isOfEach =
  /\b(?:each|apiece|per (?:piece|fillet|steak|breast|person))\b|^\W*(?:\d+ ?[-–] ?)?\d[\d.,½¼¾]*[-–](?:g|grams?|oz|ounces?|lbs?|pounds?|kg)\b/i;
