/**
 * Amounts of time in a text, whatever they are for.
 *
 * - Times in a row are one: "1 hour and 20 minutes", "1 Std. 20 Min.", "1 h 30".
 * - "50 minutes to 1 hour" and "10 minutes or overnight" are a range.
 * - "A minute or two" is one to two; "a couple of minutes" two; "a few minutes" no amount.
 */
import { rationalToNumber } from '../../units/rational';
import { readQuantity } from '../../units/read-quantity';
import { withoutOverlaps } from '../words/text-range';
import type { TextRange } from '../words/text-range';
import { fixedTimes, timeUnits, timeWord } from './time-units';

export interface Time {
  readonly range: TextRange;
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/**
 * @returns in the order of the text, without overlaps
 * @example findTimes('1 hr 20 min') // [{ range: { start: 0, end: 11 }, minSeconds: 4800, … }]
 */
export function findTimes(text: string): Time[] {
  const times: Time[] = [];
  for (const time of withoutOverlaps([...fixedTimesIn(text), ...countedTimesIn(text)])) {
    const before = times.at(-1);
    const together = before && joinTimes(text, before, time);
    if (together) times.splice(-1, 1, together);
    else times.push(time);
  }
  return times;
}

function fixedTimesIn(text: string): Time[] {
  return fixedTimes.flatMap(({ pattern, minSeconds, maxSeconds }) =>
    [...text.matchAll(pattern)].map((match) => ({
      range: { start: match.index, end: match.index + match[0].length },
      minSeconds,
      maxSeconds,
    })),
  );
}

function countedTimesIn(text: string): Time[] {
  return [...text.matchAll(amountStart)].flatMap((match) => readTime(text, match.index) ?? []);
}

/** One time or range of two that are in a row; undefined when they are two. */
function joinTimes(text: string, a: Time, b: Time): Time | undefined {
  const between = text.slice(a.range.end, b.range.start);
  const range = { start: a.range.start, end: b.range.end };
  if (sumSeparator.test(between) && b.maxSeconds < a.minSeconds) {
    const [minSeconds, maxSeconds] = [a.minSeconds + b.minSeconds, a.maxSeconds + b.maxSeconds];
    return { range, minSeconds, maxSeconds };
  }
  if (rangeSeparator.test(between) && b.maxSeconds > a.maxSeconds) {
    return { range, minSeconds: a.minSeconds, maxSeconds: b.maxSeconds };
  }
  return undefined;
}

/** "20–25 minutes", "1 h 30", "a minute or two". */
function readTime(text: string, start: number): Time | undefined {
  const reading = readQuantity(text, start);
  if (!reading) return undefined;
  const unit = timeWord(text, reading.end);
  if (!unit || isNoTime(text.slice(start, reading.end), unit.text, text.slice(reading.end))) {
    return undefined;
  }
  const behind = text.slice(unit.end);
  const minutes = unit.id === 'hour' ? bareMinutes.exec(behind) : null;
  const extra = minutes ? Number(minutes[1]) * timeUnits.minute : 0;
  const orTwo = rationalToNumber(reading.max) === 1 ? orTwoPattern.exec(behind) : null;
  const seconds = timeUnits[unit.id];
  const most = orTwo ? 2 : rationalToNumber(reading.max);
  const minSeconds = Math.round(rationalToNumber(reading.min) * seconds) + extra;
  if (minSeconds <= 0) return undefined;
  return {
    range: { start, end: unit.end + (minutes?.[0].length ?? 0) + (orTwo?.[0].length ?? 0) },
    minSeconds,
    maxSeconds: Math.round(most * seconds) + extra,
  };
}

/** "A second bowl", "the 1980s", "20s" on a dial. */
function isNoTime(amount: string, unit: string, behind: string): boolean {
  if (/^s$/i.test(unit)) return !/^\s/.test(behind);
  return /^second$/i.test(unit) && /^\p{L}+$/u.test(amount);
}

/** Where an amount may begin: a digit or fraction sign, or a word that may count. */
const amountStart = /(?<![\p{L}\p{N}.,/⁄-])(?:[\d¼-¾⅐-⅞]|\p{L})/gu;
const sumSeparator = /^\.?(?:,? (?:and|und|et|y|e) |,? |)$/;
const rangeSeparator = /^\.?,? ?(?:to|or|or up to|or even|bis|oder|à|ou|o|[-–]) ?$/;
const bareMinutes =
  /^ ?([0-5]\d)(?![\d/.,]|\s?(?:mins?|minut\p{L}*|mn|sec\p{L}*|k?g|m?l|[°º%])(?!\p{L}))/u;
const orTwoPattern = /^ or two\b/i;
