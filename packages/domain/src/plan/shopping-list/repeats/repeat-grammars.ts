/** How people say how often something comes back, in each language. Words are in small letters. */

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

interface Words {
  readonly never: string;
  readonly mayBegin: RegExp;
  readonly numbers: Readonly<Record<string, number>>;
  /** In days. */
  readonly units: Readonly<Record<string, number>>;
  /** "weekly" */
  readonly adverbs: Readonly<Record<string, number>>;
  /** From Monday on, how a day begins; the first that fits counts. */
  readonly days: readonly RegExp[];
  /** With the groups `count`, `unit` and `day`; the first two of them are `units` and `numbers`. */
  readonly patterns: readonly RegExp[];
}

function grammarOf({
  never,
  mayBegin,
  numbers,
  units,
  adverbs,
  days,
  patterns,
}: Words): RepeatGrammar {
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

const german = ((): RepeatGrammar => {
  const numbers = {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    zwei: 2,
    zweite: 2,
    zweiten: 2,
    drei: 3,
    dritte: 3,
    dritten: 3,
    vier: 4,
    vierte: 4,
    vierten: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    vierzehn: 14,
  };
  const units = { tag: 1, woche: 7, monat: 28 };
  const count = `(?:(?<count>\\d{1,3}|${namesOf(numbers)})\\.? )?`;
  const unit = `(?<unit>${namesOf(units)})(?:en|e|n)?`;
  const day =
    '(?<day>mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)';
  return grammarOf({
    never: 'nie',
    mayBegin:
      /^(?:alle|jede[nrs]?|am|einmal|täglich|wöchentlich|monatlich|\d|\p{L}+tags|mittwochs|sonnabends|\p{L}+ (?:tag|woche|monat)\p{L}* nach)/iu,
    numbers,
    units,
    adverbs: { täglich: 1, wöchentlich: 7, vierzehntäglich: 14, monatlich: 28 },
    days: [/^mo/, /^di/, /^mi/, /^do/, /^fr/, /^sa|^sonnabend/, /^so/],
    patterns: [
      new RegExp(`^(?:alle|jede[nrs]?|einmal (?:am|im|in der|pro|jede[nrs]?)) ${count}${unit}$`),
      new RegExp(`^${count}${unit} nach (?:dem |jedem )?(?:einkauf(?:en)?|kauf|abhaken)$`),
      new RegExp(`^(?:jede[nrs]? ${count}|am )${day}$`),
      new RegExp(`^${day}s$`),
    ],
  });
})();

/** Each is understood by everybody: no words mean one thing here and another there. */
export const grammars: readonly RepeatGrammar[] = [english, german];
