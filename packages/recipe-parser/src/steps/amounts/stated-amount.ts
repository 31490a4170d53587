/**
 * An amount or a fraction that a step states beside a food.
 *
 * - Before it, with nothing between but a unit, articles and adjectives: "2 tbsp of the olive oil",
 *   "3 large eggs". With a unit, up to two unknown words may be between: "2 tbsp good olive oil".
 * - In brackets after it: "milk (1 cup)".
 * - "Half the butter", "a third of the remaining stock" are fractions; "half a cup" is an amount.
 * - "A tin of tomatoes" is one tin; but "an onion" and "a slice of lemon" have no number.
 */
import { isQualifier, isShapeOrState } from '../../foods/qualifiers';
import { isDigit, isVulgarFraction } from '../../characters/characters';
import { quantity } from '../../units/quantity';
import type { Quantity } from '../../units/quantity';
import { compareRationals, rational } from '../../units/rational';
import type { Rational } from '../../units/rational';
import { readQuantity } from '../../units/read-quantity';
import type { QuantityReading } from '../../units/read-quantity';
import { findUnit } from '../../units/find-unit';
import { dimensionOf } from '../../units/units';
import type { UnitId } from '../../units/units';
import type { StepText } from '../words/step-text';
import type { TextRange } from '../words/text-range';
import { wordSet } from '../words/word-set';

export type StatedAmount =
  | { readonly kind: 'some' | 'rest'; readonly range: TextRange }
  | {
      readonly kind: 'fraction';
      readonly fraction: Rational;
      readonly isOfRest: boolean;
      readonly range: TextRange;
    }
  | {
      readonly kind: 'amount';
      readonly amount: Quantity;
      /** As written: "1 1/2". */
      readonly amountText: string;
      readonly unit: UnitId | undefined;
      readonly unitText: string;
      readonly range: TextRange;
    };

export interface StatedFor {
  /** First and last word of the mention. */
  readonly first: number;
  readonly last: number;
  /** Words of the ingredient's own name, which may precede a short mention of it. */
  readonly ownWords: ReadonlySet<string>;
  /** The first word that belongs to no mention before this one. */
  readonly after: number;
}

/** The amount that begins farthest before the mention and still belongs to it. */
export function amountBefore(
  { text, words }: StepText,
  { first, ownWords, after }: StatedFor,
): StatedAmount | undefined {
  const { start: end = 0, sentence } = words[first] ?? {};
  let found: StatedAmount | undefined;
  for (let at = first - 1; at >= Math.max(after, first - furthestWords); at--) {
    const word = words[at];
    if (!word || word.sentence !== sentence) break;
    const reading = readQuantity(text, word.start);
    if (!reading || reading.end > end || stepNumber.test(text.slice(0, word.start))) continue;
    found = readAmount(text, { start: word.start, end }, reading, ownWords) ?? found;
  }
  return found;
}

/** "milk (1 cup)", "butter (about 50 g)". */
export function amountBehind({ text, words }: StepText, last: number): StatedAmount | undefined {
  const end = words[last]?.end ?? 0;
  const opening = bracket.exec(text.slice(end));
  if (!opening) return undefined;
  const start = end + opening[0].length;
  const code = text.charCodeAt(start);
  const reading = isDigit(code) || isVulgarFraction(code) ? readQuantity(text, start) : undefined;
  const unit = reading && readUnit(text.slice(reading.end));
  if (!reading || !unit || dimensionOf(unit.id) === 'length') return undefined;
  const isWhole = /^\s*[),;/]/.test(text.slice(reading.end + unit.length));
  return isWhole ? statedAmount(text, start, reading, unit) : undefined;
}

/** Whether a word may be between an amount and its food. */
export function isAdjective(word: string, ownWords: ReadonlySet<string>): boolean {
  return (
    determiners.has(word) ||
    isQualifier(word) ||
    isShapeOrState(word) ||
    ownWords.has(word) ||
    /(?:ed|ly)$/.test(word)
  );
}

/** The amount that starts at `range.start`, when it belongs to the food at `range.end`. */
function readAmount(
  text: string,
  { start, end }: TextRange,
  reading: QuantityReading,
  ownWords: ReadonlySet<string>,
): StatedAmount | undefined {
  const between = text.slice(reading.end, end);
  const unit = readUnit(between);
  const adjectives = (unit ? between.slice(unit.length) : between).replace(/\([^()]*\)/g, ' ');
  if (!areAdjectives(adjectives, ownWords, unit !== undefined)) return undefined;
  if (unit && dimensionOf(unit.id) === 'length') return undefined;
  const before = text.slice(0, start);
  const written = text.slice(start, reading.end);
  if (/^(?:third|quarter)$/i.test(written) && /\bthe $/i.test(before)) return undefined;
  const range = { start, end: reading.end + (unit?.length ?? 0) };
  if (unit === undefined && compareRationals(reading.max, rational(1)) < 0) {
    if (/(?:^|\s)(?:other|second|remaining)\s*$/i.test(before)) return { kind: 'rest', range };
    if (/^\s*(?:-|of\b|the\b|your\b)/i.test(between)) {
      const isOfRest = /\b(?:remaining|rest|reserved)\b/i.test(between);
      return { kind: 'fraction', fraction: reading.max, isOfRest, range };
    }
  }
  if (/^an?$/i.test(written)) {
    if (unit === undefined) return undefined;
    const isAnyOne = dimensionOf(unit.id) === 'count' && !packages.has(unit.id);
    if (isAnyOne) return { kind: 'some', range };
  }
  return statedAmount(text, start, reading, unit);
}

function statedAmount(
  text: string,
  start: number,
  { min, max, end }: QuantityReading,
  unit: UnitReading | undefined,
): StatedAmount {
  return {
    kind: 'amount',
    amount: quantity(min, max),
    amountText: text.slice(start, end),
    unit: unit?.id,
    unitText: unit?.text ?? '',
    range: { start, end: end + (unit?.length ?? 0) },
  };
}

interface UnitReading {
  readonly id: UnitId;
  readonly text: string;
  /** Characters from the end of the number to the end of the unit. */
  readonly length: number;
}

/** The unit a text begins with: " tbsp. of the", "g ", " heaped tsp", " fl oz". */
function readUnit(text: string): UnitReading | undefined {
  const match = unitPattern.exec(text);
  const written = match?.[1];
  const id = written === undefined ? undefined : findUnit(written);
  return match && written !== undefined && id !== undefined
    ? { id, text: written, length: match[0].length }
    : undefined;
}

function areAdjectives(between: string, ownWords: ReadonlySet<string>, hasUnit: boolean): boolean {
  if (/[;:()[\]]|\s[-–—]\s|—/.test(between)) return false;
  const words = between.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (words.some((word) => breakers.has(word))) return false;
  const unknown = words.filter((word) => !(leftWords.has(word) || isAdjective(word, ownWords)));
  return unknown.length <= (hasUnit && !between.includes(',') ? mostUnknownWords : 0);
}

const furthestWords = 10;
const mostUnknownWords = 2;

/** "Steps 1 and 2 of …" */
const stepNumber = /\bsteps? (?:\d+ ?(?:and|to|or|[,–-]) ?)*$/i;
const bracket = /^\s*\(\s*(?:about |approx\.? |approximately |roughly |the )*/i;
const unitPattern =
  /^[\s-]*(?:heaped |level |heaping |scant |generous |rounded )?((?:fl\.? ?oz|fluid ounces?|[\p{L}]+)\b\.?)/iu;

const packages: ReadonlySet<UnitId> = new Set<UnitId>([
  'tin',
  'can',
  'jar',
  'bottle',
  'packet',
  'sachet',
  'envelope',
  'bag',
  'box',
  'carton',
  'tub',
  'punnet',
  'block',
  'bunch',
  'dozen',
  'head',
]);

const determiners = wordSet('more the a an of your this these those my our each both all x');
const leftWords = wordSet('remaining rest leftover reserved');
const breakers = wordSet(
  'and or to in into with for over from on onto until then at by about plus as is are times',
  'minute minutes hour hours second seconds degrees',
);
