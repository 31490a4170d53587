/**
 * How much of a food a step says it takes, in the words around the mention.
 *
 * - An amount before it ("2 tbsp of the olive oil", "3 eggs") or in brackets behind ("milk (1 cup)").
 * - A fraction: "half the butter", "a third of the remaining stock".
 * - "The remaining", "the rest of": what is left. "The reserved": what was set aside.
 * - Without a number ("some", "a little", "more", "most of", "a pinch of", "as needed"): nobody can say.
 * - "One at a time" says how, not how much.
 */
import { isDigit, isVulgarFraction } from '../ingredients/characters';
import type { Quantity } from '../ingredients/quantity';
import { quantity } from '../ingredients/quantity';
import { compareRationals, rational } from '../ingredients/rational';
import type { Rational } from '../ingredients/rational';
import { readQuantity } from '../ingredients/read-quantity';
import type { QuantityReading } from '../ingredients/read-quantity';
import { isQualifier, isShapeOrState } from '../foods/qualifiers';
import { dimensionOf, findUnit } from '../ingredients/units';
import type { UnitId } from '../ingredients/units';
import type { StepText, StepWord } from './step-words';
import type { TextRange } from './text-range';

export type SpokenShare =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'some' | 'taste' | 'rest' | 'reserved';
      readonly range?: TextRange | undefined;
    }
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

export interface SpokenOf {
  /** First and last word of the mention. */
  readonly first: number;
  readonly last: number;
  /** Words of the ingredient's own name, which may stand before a short mention of it. */
  readonly ownWords: ReadonlySet<string>;
  /** The first word that belongs to no mention before this one. */
  readonly after: number;
}

export function spokenShare(step: StepText, mention: SpokenOf): SpokenShare {
  const { words } = step;
  const isOneByOne = /^\s*(?:,\s*)?(?:one|a few|1) (?:at a time|by one)/i.test(
    step.text.slice(words[mention.last]?.end ?? 0),
  );
  const behind = shareBehind(step, mention.last);
  const before = isOneByOne ? undefined : amountBefore(step, mention);
  const isPortion = /^\s*at a time\b/i.test(step.text.slice(words[mention.last]?.end ?? 0));
  if (before && isPortion) return { kind: 'some' };
  if (before) return isForEach(step, mention, before) ? { kind: 'some' } : before;
  const bracketed = amountBehind(step, mention.last);
  if (bracketed) return bracketed;
  return shareBefore(step, mention) ?? behind ?? { kind: 'plain' };
}

const furthestWords = 10;

function amountBefore(step: StepText, mention: SpokenOf): SpokenShare | undefined {
  const { text, words } = step;
  const end = words[mention.first]?.start ?? 0;
  let found: SpokenShare | undefined;
  for (
    let at = mention.first - 1;
    at >= Math.max(mention.after, mention.first - furthestWords);
    at--
  ) {
    const word = words[at];
    if (!word || word.sentence !== words[mention.first]?.sentence) break;
    const reading = readQuantity(text, word.start);
    if (!reading || reading.end > end || isStepNumber(text.slice(0, word.start))) continue;
    const share = shareOfReading(step, at, reading, mention);
    if (share) found = share;
  }
  return found;
}

/** "Steps 1 and 2 of …" */
function isStepNumber(before: string): boolean {
  return /\bsteps? (?:\d+ ?(?:and|to|or|[,–-]) ?)*$/i.test(before);
}

/** The amount that starts at a word, if nothing but its unit and adjectives stand before the food. */
function shareOfReading(
  step: StepText,
  at: number,
  reading: QuantityReading,
  mention: SpokenOf,
): SpokenShare | undefined {
  const { text, words } = step;
  const start = words[at]?.start ?? 0;
  const end = words[mention.first]?.start ?? 0;
  const between = text.slice(reading.end, end);
  const unit = readUnit(between);
  const rest = (unit ? between.slice(unit.length) : between).replace(/\([^()]*\)/g, ' ');
  if (!isFiller(rest, mention, unit !== undefined)) return undefined;
  const range = { start, end: reading.end + (unit?.length ?? 0) };
  const isFraction = unit === undefined && compareRationals(reading.max, rational(1)) < 0;
  if (isFraction && /(?:^|\s)(?:other|second|remaining)\s*$/i.test(text.slice(0, start))) {
    return { kind: 'rest', range };
  }
  if (isFraction && /^\s*(?:-|of\b|the\b|your\b)/i.test(between)) {
    const isOfRest = /\b(?:remaining|rest|reserved)\b/i.test(between);
    return { kind: 'fraction', fraction: reading.max, isOfRest, range };
  }
  const amountText = text.slice(start, reading.end);
  const isOrdinal =
    /^(?:third|quarter)$/i.test(amountText) && /\bthe $/i.test(text.slice(0, start));
  if (isOrdinal) return undefined;
  const isArticle = /^an?$/i.test(amountText);
  if (isArticle && unit === undefined) return undefined;
  if (isArticle && unit && dimensionOf(unit.id) === 'count' && !packages.has(unit.id)) {
    return { kind: 'some', range };
  }
  if (unit && dimensionOf(unit.id) === 'length') return undefined;
  return {
    kind: 'amount',
    amount: quantity(reading.min, reading.max),
    amountText,
    unit: unit?.id,
    unitText: unit?.text ?? '',
    range,
  };
}

interface UnitReading {
  readonly id: UnitId;
  readonly text: string;
  /** Characters from the end of the number to the end of the unit. */
  readonly length: number;
}

/** The unit a text begins with: " tbsp. of the", "g ", " fl oz". */
function readUnit(text: string): UnitReading | undefined {
  const match =
    /^[\s-]*(?:heaped |level |heaping |scant |generous |rounded )?((fl\.? ?oz|fluid ounces?|[\p{L}]+)\b\.?)/iu.exec(
      text,
    );
  const written = match?.[2];
  if (!match || written === undefined) return undefined;
  const id = findUnit(written);
  return id && { id, text: written, length: match[0].length };
}

/** Whether only adjectives and articles stand there. */
function isFiller(between: string, { ownWords }: SpokenOf, hasUnit: boolean): boolean {
  if (/[;:()[\]]|\s[-–—]\s|—/.test(between)) return false;
  const words = between.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  let unknown = 0;
  for (const word of words) {
    if (breakers.has(word)) return false;
    const isKnown =
      determiners.has(word) ||
      shareWords.get(word) === 'rest' ||
      isQualifier(word) ||
      isShapeOrState(word) ||
      ownWords.has(word) ||
      /(?:ed|ly)$/.test(word);
    if (!isKnown) unknown++;
  }
  return unknown <= (hasUnit && !between.includes(',') ? 2 : 0);
}

/** "milk (1 cup)", "butter (about 50 g)". */
function amountBehind({ text, words }: StepText, last: number): SpokenShare | undefined {
  const end = words[last]?.end ?? 0;
  const opening = /^\s*\(\s*(?:about |approx\.? |approximately |roughly |the )*/i.exec(
    text.slice(end),
  );
  if (!opening) return undefined;
  const start = end + opening[0].length;
  const code = text.charCodeAt(start);
  const reading = isDigit(code) || isVulgarFraction(code) ? readQuantity(text, start) : undefined;
  const unit = reading && readUnit(text.slice(reading.end));
  if (!reading || !unit) return undefined;
  const dimension = dimensionOf(unit.id);
  const unitEnd = reading.end + unit.length;
  if (dimension === 'length' || !/^\s*[),;/]/.test(text.slice(unitEnd))) return undefined;
  return {
    kind: 'amount',
    amount: quantity(reading.min, reading.max),
    amountText: text.slice(start, reading.end),
    unit: unit.id,
    unitText: unit.text,
    range: { start, end: unitEnd },
  };
}

/** "Top each with 2 tbsp of sauce", "1 slice of cheese on each": how many times, nobody says. */
function isForEach({ words }: StepText, { first, last }: SpokenOf, share: SpokenShare): boolean {
  if (share.kind !== 'amount' && share.kind !== 'fraction') return false;
  const { sentence } = words[first] ?? {};
  const isEach = (word: StepWord) => word.sentence === sentence && eachWords.has(word.spelled);
  const { start } = share.range;
  const isTold = words.some((word) => isEach(word) && word.spelled !== 'per' && word.end <= start);
  if (isTold) return true;
  const behind = words.slice(last + 1).findIndex(isEach);
  if (behind < 0) return false;
  const between = words.slice(last + 1, last + 1 + behind);
  const isCounted = share.kind === 'amount' && (!share.unit || dimensionOf(share.unit) === 'count');
  return isCounted || !between.some((word) => word.spelled === 'and');
}

const eachWords: ReadonlySet<string> = new Set(['each', 'per', 'every']);

/** "the remaining chopped onion", "some of the oil". */
function shareBefore(
  { words }: StepText,
  { first, ownWords, after }: SpokenOf,
): SpokenShare | undefined {
  for (let at = first - 1; at >= Math.max(after, first - 6); at--) {
    const word = words[at];
    const next = words[at + 1];
    if (!word || word.sentence !== next?.sentence || /[,;:()]/.test(next.gap)) return undefined;
    const range = { start: word.start, end: word.end };
    const isOther = words[at - 1]?.spelled === 'other' || words[at - 1]?.spelled === 'second';
    if (word.spelled === 'half' && isOther) return { kind: 'rest', range };
    const kind = shareWords.get(word.spelled);
    if (kind && !(vagueNouns.has(word.spelled) && next.spelled !== 'of')) return { kind, range };
    const isPassed =
      determiners.has(word.spelled) ||
      isQualifier(word.spelled) ||
      isShapeOrState(word.spelled) ||
      ownWords.has(word.spelled) ||
      findUnit(word.spelled) !== undefined ||
      /(?:ed|ly)$/.test(word.spelled);
    if (!isPassed) return undefined;
  }
  return undefined;
}

function shareBehind({ text, words }: StepText, last: number): SpokenShare | undefined {
  const tail = text.slice(words[last]?.end ?? 0);
  if (
    /^(?:(?! and )[^.;:,()]){0,20}[,(]?\s*\b(?:as|if) (?:needed|required|necessary|desired|you like)\b/i.test(
      tail,
    )
  ) {
    return { kind: 'some' };
  }
  return /^[^.;:]{0,30}\bto taste\b/i.test(tail) ? { kind: 'taste' } : undefined;
}

/** Whether a share goes on to the food joined to it: "the remaining salt and pepper". */
export function carriesOver(
  step: StepText,
  before: { last: number; share: SpokenShare },
  mention: SpokenOf,
): SpokenShare | undefined {
  const { share } = before;
  if (share.kind === 'plain' || share.kind === 'amount' || share.kind === 'taste') return undefined;
  const between: readonly StepWord[] = step.words.slice(before.last + 1, mention.first);
  const isJoined = between.some((word) => joints.has(word.spelled)) && between.length <= 3;
  const hasArticle = between.some((word) => word.spelled === 'the' || word.spelled === 'a');
  const isPlainList = between.every(
    (word) =>
      joints.has(word.spelled) || isQualifier(word.spelled) || mention.ownWords.has(word.spelled),
  );
  if (!isJoined || hasArticle || !isPlainList) return undefined;
  return share;
}

const joints: ReadonlySet<string> = new Set(['and', 'or']);

/** "A tin of tomatoes" is one tin; "a slice of lemon" is any of them. */
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
const breakers = wordSet(
  'and or to in into with for over from on onto until then at by about plus until minutes minute hours hour seconds degrees times as is are',
);
const shareWords: ReadonlyMap<string, 'some' | 'rest' | 'reserved'> = new Map([
  ['remaining', 'rest'],
  ['rest', 'rest'],
  ['leftover', 'rest'],
  ['reserved', 'reserved'],
  ...'some little bit most more extra additional another part several enough any less drizzle splash pinch sprinkle sprinkling handful dash squeeze few majority'
    .split(' ')
    .map((word) => [word, 'some'] as const),
]);

/** "A drizzle of oil" is vague, "drizzle the oil" is not. */
const vagueNouns = wordSet('drizzle splash pinch sprinkle sprinkling handful dash squeeze');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
