/**
 * What a timer is for: the cooking verb nearest before the time in its clause, else after it, else in
 * its sentence, in the form of a label ("simmer" for "simmering").
 *
 * - A word that is no verb where it is ("medium heat", "the rest", "golden brown", "brown sugar"),
 *   is waited for ("until browned") or only goes along ("stirring often") counts when there is no
 *   other.
 */
import type { TextRange } from '../words/text-range';
import { labelOf } from './timer-verbs';
import { wordSet } from '../words/word-set';

/**
 * @example timerLabel('Cover and simmer for 20 minutes.', { start: 21, end: 31 }) // 'simmer'
 * @returns blank when the sentence has no such verb
 */
export function timerLabel(text: string, time: TextRange): string {
  const nearest = [
    ...labelsAround(text, time, clauseEnd),
    ...labelsAround(text, time, sentenceEnd),
  ];
  return (nearest.find(({ isVerb }) => isVerb) ?? nearest[0])?.label ?? '';
}

/** The labels up to the ends on both sides, those before the time first, the nearest before others. */
function labelsAround(text: string, { start, end }: TextRange, ends: RegExp): FoundLabel[] {
  const first = Math.max(0, start - longestSentence);
  const ahead = [...text.slice(first, start + 1).matchAll(ends)];
  const before = ahead.findLast((match) => first + match.index + match[0].length <= start);
  const behind = text.slice(end, end + longestSentence);
  const from = before ? first + before.index + before[0].length : first;
  const [next] = behind.matchAll(ends);
  return [
    ...labelsIn(text.slice(from, start)).toReversed(),
    ...labelsIn(behind.slice(0, next?.index)),
  ];
}

/** In characters; what is farther off has no information of a time. */
const longestSentence = 500;

interface FoundLabel {
  readonly label: string;
  readonly isVerb: boolean;
}

function labelsIn(text: string): FoundLabel[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const stateStart = words.findIndex((word) => stateStarters.has(word));
  return words.flatMap((word, at) => {
    const label = labelOf(word);
    if (label === undefined) return [];
    const isState = stateStart >= 0 && at > stateStart;
    const isNoun = beforeNouns.has(words[at - 1] ?? '') || behindNouns.has(words[at + 1] ?? '');
    const isPlacing = label === 'set' && placing.has(words[at + 1] ?? '');
    return [{ label, isVerb: !(isState || isNoun || isPlacing || goingAlong.has(word)) }];
  });
}

const sentenceEnd = /[.!?]\s(?!\p{Ll})|[;\n]/gu;
const clauseEnd = /[.!?]\s(?!\p{Ll})|[,;:()\n]/gu;

const beforeNouns = wordSet(
  'the a medium low high gentle moderate golden deep light dark of your residual about for this',
);
const stateStarters = wordSet('until till bis');
const placing = wordSet('a the it them aside');
const goingAlong = wordSet('stirring tossing whisking mixing');
const behindNouns = wordSet('sugar rice butter bread ingredients time wine of');
