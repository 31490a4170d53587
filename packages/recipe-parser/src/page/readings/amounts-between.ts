/**
 * How the amounts of two readings of a list differ.
 *
 * - All by one factor: one of them is for another number of people. If it is the number that the recipe serves, the
 *   data's are for one person.
 * - Some of them, each by another: the recipe was changed on the page, and the data was forgotten.
 * - Most of them, each by another: the data lists something else, as the products of a shop.
 */
import { ratioOf } from './line-pairs';

export interface Amounts {
  /** The page's are another number of times the data's, the same for most lines. */
  isScaled: boolean;
  /** The page's were changed, or are for all serves where the data's are for one. */
  isBetter: boolean;
  /** Most of them differ: the whole list of the page counts. */
  isOtherList: boolean;
  differ: (line: string, shown: string) => boolean;
}

/** Smaller differences are rounding: 1/3 and 0.33. */
const tolerance = 0.05;
/** Fewer lines may be a mistake on either side. */
const fewestChanged = 3;
const shareChanged = 0.2;
/** More of them differ only in another list. */
const shareOfOther = 0.75;
const fewestScaled = 2;
const shareScaled = 0.6;

/**
 * @param pairs of a line of the data and the same line of the page
 * @param serves how many the data says the recipe serves
 */
export function amountsBetween(
  pairs: readonly (readonly [string, string])[],
  serves: number | undefined,
): Amounts {
  const ratios = pairs.flatMap(([line, shown]) => ratioOf(line, shown) ?? []);
  const changed = ratios.filter(isOther);
  const alike = changed.map((ratio) => changed.filter((other) => isNear(other, ratio)));
  const scaled = alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const isScaled = scaled.length >= fewestScaled && scaled.length >= ratios.length * shareScaled;
  const isNewer = changed.length >= fewestChanged && changed.length >= ratios.length * shareChanged;
  const isForAll = isScaled && serves !== undefined && serves > 1 && isNear(scaled[0]!, serves);
  return {
    isScaled: isScaled && !isForAll,
    isOtherList: isNewer && !isScaled && changed.length >= ratios.length * shareOfOther,
    isBetter: isForAll || (isNewer && !isScaled),
    differ: (line, shown) => isOther(ratioOf(line, shown) ?? 1),
  };
}

function isOther(ratio: number): boolean {
  return !isNear(ratio, 1);
}

function isNear(ratio: number, other: number): boolean {
  return Math.abs(ratio / other - 1) <= tolerance;
}
