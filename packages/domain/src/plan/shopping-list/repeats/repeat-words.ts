/**
 * How often an item comes back, as people say it: "every week", "every 10 days", "two days after ticked", "on Saturdays",
 * "every second Friday", "fortnightly"; in each language of `repeat-grammars.ts`, whoever reads it.
 */
import { say } from '../../../texts/say';
import { weekdayName, weekdays } from '../../days/week';
import { weeksOf, type RepeatFields } from './due-day';
import { grammars } from './repeat-grammars';

/** In days. A year of weeks is what older apps can store. */
export const mostRepeatDays = 364;

type SetRepeat = { [Field in keyof RepeatFields]-?: NonNullable<RepeatFields[Field]> | null };

/** No repetition. */
const neverRepeats: SetRepeat = { repeatWeeks: null, repeatDays: null, repeatOn: null };

/**
 * @returns the fields to set; undefined for words that say nothing of it, or more than a year
 * @example repeatOfWords('every 10 days') // { repeatWeeks: 2, repeatDays: 10, repeatOn: null }
 */
export function repeatOfWords(words: string): SetRepeat | undefined {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.!]$/, '');
  for (const grammar of grammars) {
    if (text === grammar.never) return neverRepeats;
    const found = grammar.read(text);
    if (found) return repeat(found.days, found.on);
  }
  return undefined;
}

/**
 * Takes how often it comes back off the end of what somebody typed.
 *
 * @example splitRepeat('milk every week') // { text: 'milk', repeat: { repeatWeeks: 1, … } }
 */
export function splitRepeat(typed: string): { text: string; repeat?: SetRepeat } {
  const starts = [...typed.matchAll(/[\s,]+/g)].map(({ index, 0: space }) => [index, space.length]);
  for (const [index, length] of starts as [number, number][]) {
    const words = typed.slice(index + length);
    if (!grammars.some(({ mayBegin }) => mayBegin.test(words))) continue;
    const found = repeatOfWords(words);
    if (found?.repeatWeeks) return { text: typed.slice(0, index), repeat: found };
  }
  return { text: typed };
}

/** @example repeatInWords({ repeatWeeks: 2, repeatDays: 10 }) // 'every 10 days' */
export function repeatInWords(fields: RepeatFields): string {
  const { repeatWeeks, repeatDays, repeatOn } = fields;
  if (!repeatWeeks) return say('never');
  const isKnown = weeksOf(repeatDays) === repeatWeeks;
  const days = isKnown ? repeatDays! : repeatWeeks * 7;
  const weeks = days / 7;
  if (isKnown && repeatOn !== undefined)
    return say(
      '{weeks, plural, =1 {every {day}} =2 {every second {day}} =3 {every third {day}} other {every #th {day}}}',
      { weeks, day: weekdayName(weekdays[repeatOn]!) },
    );
  return Number.isInteger(weeks)
    ? say('{weeks, plural, =1 {every week} other {every # weeks}}', { weeks })
    : say('{days, plural, =1 {every day} other {every # days}}', { days });
}

function repeat(days: number, on?: number): SetRepeat | undefined {
  if (!Number.isInteger(days) || days < 1 || days > mostRepeatDays) return undefined;
  return { repeatWeeks: weeksOf(days), repeatDays: days, repeatOn: on ?? null };
}
