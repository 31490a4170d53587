/** Separate: the page to sign in loads `time-zone.ts`, and asks for no zone twice. */
import { isTimeZone, type TimeZone } from './time-zone';

/**
 * `isTimeZone` of a zone that is stored: a page asks on each of its cards, and finding out takes longer than remembering.
 *
 * @example isKnownTimeZone('Australia/Perth') // true
 */
export function isKnownTimeZone(timeZone: TimeZone): boolean {
  const known = answers.get(timeZone);
  if (known !== undefined) return known;
  if (answers.size >= mostAnswers) answers.clear();
  const answer = isTimeZone(timeZone);
  answers.set(timeZone, answer);
  return answer;
}

const answers = new Map<TimeZone, boolean>();
/** There are fewer zones, but one can be written in small and capital letters. */
const mostAnswers = 1_000;
