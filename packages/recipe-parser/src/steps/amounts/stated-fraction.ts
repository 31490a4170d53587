/**
 * The stated share of a food, from the words around the mention.
 *
 * - An amount or a fraction, see `stated-amount.ts`.
 * - "The remaining", "the rest of": what is left. "The reserved": what was set aside.
 * - Without a number ("some", "a little", "more", "most of", "a pinch of", "as needed"):
 *   unknown. "To taste" is one of these, but if nothing else is stated, the listed amount is meant.
 * - "So much on each", "so much at a time": unknown how often.
 * - "One at a time" is a manner, not an amount.
 */
import { findUnit } from '../../units/find-unit';
import { dimensionOf } from '../../units/units';
import { amountBefore, amountBehind, isAdjective } from './stated-amount';
import type { StatedAmount, StatedFor } from './stated-amount';
import type { StepText, StepWord } from '../words/step-text';
import type { TextRange } from '../words/text-range';
import { wordSet } from '../words/word-set';

export type StatedShare =
  | StatedAmount
  | { readonly kind: 'plain' | 'taste' }
  | { readonly kind: 'some' | 'rest' | 'reserved'; readonly range?: TextRange | undefined };

/**
 * @example
 * statedShare(readStepText('Add half the milk'), { first: 3, last: 3, … }).kind // 'fraction'
 */
export function statedShare(step: StepText, mention: StatedFor): StatedShare {
  const behind = step.text.slice(step.words[mention.last]?.end ?? 0);
  const before = oneByOne.test(behind) ? undefined : amountBefore(step, mention);
  if (before?.kind === 'amount' || before?.kind === 'fraction') {
    const isRepeated = atATime.test(behind) || isForEach(step, mention, before);
    return isRepeated ? { kind: 'some' } : before;
  }
  return (
    before ??
    amountBehind(step, mention.last) ??
    shareBefore(step, mention) ??
    shareBehind(behind) ?? { kind: 'plain' }
  );
}

/** Whether a share also applies to the food joined to it: "the remaining salt and pepper". */
export function carriesOver(
  step: StepText,
  before: { last: number; share: StatedShare },
  mention: StatedFor,
): StatedShare | undefined {
  const { share } = before;
  if (share.kind === 'plain' || share.kind === 'amount' || share.kind === 'taste') return undefined;
  const between = step.words.slice(before.last + 1, mention.first).map((word) => word.spelled);
  const isJoined =
    between.some((word) => conjunctions.has(word)) && between.length <= furthestConjunction;
  const isList = between.every(
    (word) => conjunctions.has(word) || isAdjective(word, mention.ownWords),
  );
  const hasArticle = between.includes('the') || between.includes('a');
  return isJoined && isList && !hasArticle ? share : undefined;
}

/** "Top each with 2 tbsp of sauce", "1 slice of cheese on each". */
function isForEach({ words }: StepText, { first, last }: StatedFor, share: StatedAmount): boolean {
  if (!('range' in share) || !share.range) return false;
  const { start } = share.range;
  const { sentence } = words[first] ?? {};
  const isEach = (word: StepWord) => word.sentence === sentence && eachWords.has(word.spelled);
  if (words.some((word) => isEach(word) && word.spelled !== 'per' && word.end <= start))
    return true;
  const behind = words.slice(last + 1).findIndex(isEach);
  if (behind < 0) return false;
  const between = words.slice(last + 1, last + 1 + behind);
  const isCounted = share.kind === 'amount' && (!share.unit || dimensionOf(share.unit) === 'count');
  return isCounted || !between.some((word) => word.spelled === 'and');
}

/** "the remaining chopped onion", "some of the oil". */
function shareBefore(
  { words }: StepText,
  { first, ownWords, after }: StatedFor,
): StatedShare | undefined {
  for (let at = first - 1; at >= Math.max(after, first - furthestShare); at--) {
    const word = words[at];
    const next = words[at + 1];
    if (!word || word.sentence !== next?.sentence || /[,;:()]/.test(next.gap)) return undefined;
    const range = { start: word.start, end: word.end };
    if (word.spelled === 'half' && otherWords.has(words[at - 1]?.spelled ?? '')) {
      return { kind: 'rest', range };
    }
    const kind = shareWords.get(word.spelled);
    if (kind && !(vagueNouns.has(word.spelled) && next.spelled !== 'of')) return { kind, range };
    const isPassed = isAdjective(word.spelled, ownWords) || findUnit(word.spelled) !== undefined;
    if (!isPassed) return undefined;
  }
  return undefined;
}

function shareBehind(behind: string): StatedShare | undefined {
  if (asNeeded.test(behind)) return { kind: 'some' };
  return toTaste.test(behind) ? { kind: 'taste' } : undefined;
}

const furthestShare = 6;
const furthestConjunction = 3;

const oneByOne = /^\s*(?:,\s*)?(?:one|a few|1) (?:at a time|by one)/i;
const atATime = /^\s*at a time\b/i;
const asNeeded =
  /^(?:(?! and )[^.;:,()]){0,20}[,(]?\s*\b(?:as|if) (?:needed|required|necessary|desired|you like)\b/i;
const toTaste = /^[^.;:]{0,30}\bto taste\b/i;

const conjunctions = wordSet('and or');
const otherWords = wordSet('other second');
const eachWords = wordSet('each per every');

const shareWords: ReadonlyMap<string, 'some' | 'rest' | 'reserved'> = new Map([
  ...shares('rest', 'remaining rest leftover'),
  ...shares('reserved', 'reserved'),
  ...shares('some', 'some little bit most more extra additional another part several enough any'),
  ...shares(
    'some',
    'less few majority drizzle splash pinch sprinkle sprinkling handful dash squeeze',
  ),
]);

function shares<Kind extends string>(kind: Kind, words: string): (readonly [string, Kind])[] {
  return words.split(' ').map((word) => [word, kind] as const);
}

/** "A drizzle of oil" is vague, "drizzle the oil" is not. */
const vagueNouns = wordSet('drizzle splash pinch sprinkle sprinkling handful dash squeeze');
