/**
 * How often an item comes back, as people say it: "every week", "every 10 days", "two days after ticked", "on Saturdays",
 * "every second Friday", "fortnightly".
 */
import { say } from '../../../texts/say';
import { weekdayName, weekdays } from '../../days/week';
import { weeksOf, type RepeatFields } from './due-day';

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
  if (text === 'never') return neverRepeats;
  const [, often] = adverb.exec(text) ?? [];
  if (often !== undefined) return repeat(adverbs[often]!);
  const [, everyCount, everyUnit] = every.exec(text) ?? [];
  if (everyUnit !== undefined) return repeat(numberOf(everyCount) * daysOf(everyUnit));
  const [, afterCount, afterUnit] = after.exec(text) ?? [];
  if (afterUnit !== undefined) return repeat(numberOf(afterCount) * daysOf(afterUnit));
  const [, dayCount, day] = onDay.exec(text) ?? [];
  if (day === undefined) return undefined;
  const on = weekdays.findIndex((weekday) => weekday.startsWith(day.slice(0, 3)));
  return repeat(numberOf(dayCount) * 7, on);
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
    if (!mayBeginRepeat.test(words)) continue;
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

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  other: 2,
  second: 2,
  two: 2,
  couple: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fourteen: 14,
};
const number = String.raw`\d{1,3}|${Object.keys(numbers).join('|')}`;
const count = `(?:(${number})(?:st|nd|rd|th)?(?: of)? )?`;
const unit = '(day|week|fortnight|month)s?';
const adverbs: Record<string, number> = { daily: 1, weekly: 7, fortnightly: 14, monthly: 28 };
const adverb = new RegExp(`^(${Object.keys(adverbs).join('|')})$`);
const every = new RegExp(`^(?:every|each|once (?:a|every)) ?${count}${unit}$`);
const after = new RegExp(
  `^${count}${unit} after (?:it(?: is|'s|’s)? )?(?:(?:is|was) )?(?:ticked|bought|shopping|buying)(?: it)?$`,
);
const dayNames =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const onDay = new RegExp(`^(?:(?:every|each) ?${count}|on )(${dayNames})s?$`);
const mayBeginRepeat =
  /^(?:every|each|once|on|daily|weekly|fortnightly|monthly|\d|\w+ (?:day|week|fortnight|month)s? after)/i;

const numberOf = (text: string | undefined): number =>
  text === undefined ? 1 : (numbers[text] ?? Number(text));

const daysOf = (name: string): number => ({ day: 1, week: 7, fortnight: 14, month: 28 })[name]!;
