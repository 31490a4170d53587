/**
 * Times in a step that a cook would set a timer for.
 *
 * - A time is an amount with a unit of time ("20 minutes", "1 1/2 hours", "30-second"), several in a
 *   row ("1 hr 20 min"), a range ("20–25 minutes", "50 minutes to 1 hour"), or words ("half an hour",
 *   "overnight": 8 to 12 hours).
 * - Days count only where something rests that long ("marinate for 2 days").
 * - No timer: how long the recipe takes or keeps ("serves 4 in 20 minutes", "keeps for 3 days"), how
 *   often ("every 5 minutes", "20 minutes per 500 g"), what is counted back ("for the last 5
 *   minutes", "10 minutes before serving") and what is no time ("a second bowl", "minute steak").
 * - The label is the verb nearest before the time in its sentence ("simmer"), else the nearest after.
 * - English, and the basics of German, French, Spanish and Italian.
 */
import { findTimes } from './find-times';
import type { Time } from './find-times';
import type { TextRange } from '../words/text-range';
import { timeUnits } from './time-units';
import { timerLabel } from './timer-label';
import { wordSet } from '../words/word-set';

export interface Timer {
  /** Where the time is: "20–25 minutes". */
  readonly range: TextRange;
  readonly minSeconds: number;
  /** Equal to `minSeconds` for a single time. */
  readonly maxSeconds: number;
  /** What the time is for, as a short verb: "simmer", "bake", "rest"; blank without a verb. */
  readonly label: string;
}

/**
 * @returns the timers in the order of the text; their ranges never overlap
 * @example
 * timersIn('Simmer for 20–25 minutes.')
 * // [{ range: { start: 11, end: 24 }, minSeconds: 1200, maxSeconds: 1500, label: 'simmer' }]
 */
export function timersIn(text: string): Timer[] {
  const times = findTimes(text).slice(0, mostTimers);
  return times.flatMap((time) => {
    const timer = { ...time, label: timerLabel(text, time.range) };
    return isForTimer(text, timer) ? [timer] : [];
  });
}

/** Whether the time is one to wait for, and no rate, storage time or narration. */
function isForTimer(text: string, { range, maxSeconds, label }: Time & { label: string }): boolean {
  if (maxSeconds > longestSeconds) return false;
  const before = text.slice(Math.max(0, range.start - furthestWords), range.start);
  const isDays = maxSeconds >= timeUnits.day;
  if (isDays && (!restingLabels.has(label) || /\bup(?: to)?\s$/i.test(before))) return false;
  const behind = text.slice(range.end);
  const isCountedBack = countedBack.test(behind) && !waiting.test(before);
  return !(isCountedBack || otherUse.test(before) || otherEnd.test(behind));
}

/** Far more than a step has; what is after stays text. */
const mostTimers = 50;
/** Words that explain a time are this many characters before it at most. */
const furthestWords = 200;
/** A longer time is narration, not a timer. */
const longestSeconds = 30 * timeUnits.day;

const otherUse = new RegExp(
  `\\b(?:${[
    'every|last|final|first of the|within|alle|toutes les|cada|ogni',
    'serves? [\\p{L}\\d-]+ in|(?:ready|done|made|table) in(?: just)?',
    '(?:total|prep(?:aration)?|cook(?:ing)?|active) time:?(?: is)?',
    '(?:keeps?|stays?)(?: [\\p{L}]+){0,6}? for(?: up to)?',
    '(?:stored?|freeze|frozen|refrigerator|freezer|fridge)(?: [\\p{L},]+){0,8}? (?:for )?up to',
    'lasts?(?: for)?(?: up to)?|stored?(?: [\\p{L},]+){0,8}? for',
  ].join('|')})\\s*(?:about |another )?$`,
  'iu',
);
const otherEnd =
  /^(?:\s?(?:per|pro|\/)\s?(?:\d|kg|kilo|lb|pound|person)|\s?steaks?\b|\s(?:less|longer|more) than\b|\s(?:from the end|ago|earlier|in advance|ahead)\b|[-\s]old\b)/iu;

/** "10 minutes before serving", but not "rest for 10 minutes before serving". */
const countedBack = /^\s(?:before|prior to)\b/i;
const waiting =
  /\b(?:for(?: at)?|rest|cool|stand|sit|chill|soak|set)\s(?:at least |about |another |around |up to )*$/i;

/** What may take days. */
const restingLabels = wordSet(
  'marinate chill refrigerate rest soak cure brine ferment prove rise stand dry freeze set steep',
  'pickle infuse leave ziehen ruhen marinieren mariner reposer marinar reposar marinare riposare',
);
