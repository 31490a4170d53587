/** How people say how often something comes back: in English, and in each language that has words for it (`languages/`). */
import { repeatsByLanguage } from './repeats-by-language';
import type { RepeatWords } from './repeat-words-of-language';

export interface RepeatGrammar {
  /** What says that it does not. */
  readonly never: string;
  /** Without it nothing is looked for in what somebody typed. */
  readonly mayBegin: RegExp;
  /**
   * @returns in how many days, which may be too many; `on` from 0 for Monday
   * @example english.read('every second friday') // { days: 14, on: 4 }
   */
  readonly read: (text: string) => { days: number; on?: number } | undefined;
}

function grammarOf({
  never,
  mayBegin,
  numbers,
  units,
  adverbs,
  days,
  patterns,
}: RepeatWords): RepeatGrammar {
  const numberOf = (text: string | undefined) =>
    text === undefined ? 1 : (numbers[text] ?? Number(text));
  return {
    never,
    mayBegin,
    read: (text) => {
      const often = adverbs[text];
      if (often !== undefined) return { days: often };
      const { count, unit, day } =
        patterns.map((one) => one.exec(text)?.groups).find(Boolean) ?? {};
      if (unit !== undefined) return { days: numberOf(count) * units[unit]! };
      if (day === undefined) return undefined;
      return { days: numberOf(count) * 7, on: days.findIndex((start) => start.test(day)) };
    },
  };
}

const namesOf = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|');

const english = ((): RepeatGrammar => {
  const numbers = {
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
  const units = { day: 1, week: 7, fortnight: 14, month: 28 };
  const count = `(?:(?<count>\\d{1,3}|${namesOf(numbers)})(?:st|nd|rd|th)?(?: of)? )?`;
  const unit = `(?<unit>${namesOf(units)})s?`;
  const day =
    '(?<day>mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
  return grammarOf({
    never: 'never',
    mayBegin:
      /^(?:every|each|once|on|daily|weekly|fortnightly|monthly|\d|\w+ (?:day|week|fortnight|month)s? after)/i,
    numbers,
    units,
    adverbs: { daily: 1, weekly: 7, fortnightly: 14, monthly: 28 },
    days: [/^mon/, /^tue/, /^wed/, /^thu/, /^fri/, /^sat/, /^sun/],
    patterns: [
      new RegExp(`^(?:every|each|once (?:a|every)) ?${count}${unit}$`),
      new RegExp(
        `^${count}${unit} after (?:it(?: is|'s|’s)? )?(?:(?:is|was) )?(?:ticked|bought|shopping|buying)(?: it)?$`,
      ),
      new RegExp(`^(?:(?:every|each) ?${count}|on )${day}$`),
    ],
  });
})();

/** Each is understood by everybody: no words mean one thing here and another there. */
export const grammars: readonly RepeatGrammar[] = [
  english,
  ...Object.values(repeatsByLanguage).map(grammarOf),
];
