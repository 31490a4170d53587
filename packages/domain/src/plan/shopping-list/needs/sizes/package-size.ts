/** The printed size of a package. */
import {
  findUnit,
  isMassUnit,
  isVolumeUnit,
  parseQuantity,
  toGrams,
  toMillilitres,
  toNumber,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import type { PackageSize } from '../../../rows/list-amount';

/**
 * @example packageSizeOf('400g tins, drained') // { amount: 400, unit: 'g' }
 * @example packageSizeOf('No. 2') // { amount: 567, unit: 'g' }
 */
export function packageSizeOf(note: string): PackageSize | undefined {
  if (drainedWeight.test(note)) return undefined;
  return (
    sizeAtStart(note.replace(howLarge, '')) ??
    sizeAtStart(inLastBrackets.exec(note)?.[1] ?? '') ??
    sizeOfNumber(note)
  );
}

/** "285 g Abtropfgewicht", "uitlekgewicht 240 g": the tin is larger. */
const drainedWeight =
  /\d\s?g(?:ramm?)?\s(?:abtr(?:opf)?|atg|uitlek|drained weight|[ée]goutt|sgocciolat|scolat|escurrid)/iu;

/** "Lg, 6 oz". */
const howLarge = /^(?:(?:sm|small|med|medium|lg|lge|large)\b\.?,? ?)+/i;

/** American tins have numbers. */
function sizeOfNumber(note: string): PackageSize | undefined {
  const number = /^no\.? ?(\d+(?: ?1\/2|½)?)(?=,|$)/i.exec(note)?.[1];
  const ounces = ouncesOfNumber.get(number?.replace(/ ?1\/2/, '½') ?? '');
  return ounces === undefined ? undefined : sizeInBase(ounces, 'oz');
}

const ouncesOfNumber: ReadonlyMap<string, number> = new Map([
  ['1', 10.5],
  ['2', 20],
  ['2½', 29],
  ['3', 46],
  ['300', 15],
  ['303', 16],
  ['10', 108],
]);

/** "or whole plum tomatoes (28 oz)". */
const inLastBrackets = /\(([^()]+)\)$/;

function sizeAtStart(note: string): PackageSize | undefined {
  const match =
    /^\(?(?:(?:about|approx\.?|ca\.?|circa|environ|etwa|je|de|di|da|à|von|van) |d['’])*(?:\d+ ?(?:to|-|–) ?)?(\d+(?:[.,]\d+| \d\/\d)?[ ]?[½¼¾⅓⅔]?)[ -]?([a-zA-Z]+)/.exec(
      note,
    );
  const amount = match ? parseQuantity(match[1] ?? '') : undefined;
  return amount && sizeInBase(toNumber(amount), findUnit(match?.[2] ?? ''));
}

/**
 * The weight of a large piece anywhere in a remark.
 *
 * @example weightInNote('boneless 2-3 pound, trimmed')?.amount // 1361
 */
function weightInNote(note: string): PackageSize | undefined {
  const at = /\d[\d.,/ ½¼¾⅓⅔–-]*[ -]?(?:kg|kilos?|lbs?|pounds?)\b/i.exec(note);
  return at ? packageSizeOf(note.slice(at.index)) : undefined;
}

/**
 * The size that a remark states, whether of a package or of a large piece.
 *
 * @example statedSize('6 oz each')?.amount // 170
 */
export function statedSize(note: string): PackageSize | undefined {
  return packageSizeOf(note) ?? weightInNote(note);
}

/** Sizes on packages are metric or ounces: a cup is none. */
export function sizeInBase(amount: number, unit: UnitId | undefined): PackageSize | undefined {
  if (unit === undefined) return undefined;
  if (isMassUnit(unit)) return { amount: Math.round(toGrams(amount, unit)), unit: 'g' };
  const isLitres = isVolumeUnit(unit) && (unit === 'ml' || unit === 'l' || unit === 'cl');
  return isLitres ? { amount: toMillilitres(amount, unit, 'metric'), unit: 'ml' } : undefined;
}
