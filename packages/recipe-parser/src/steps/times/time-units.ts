/** Words of time: units, and phrases that are a time without a number. */

/** In seconds. */
export const timeUnits = { second: 1, minute: 60, hour: 60 * 60, day: 24 * 60 * 60 } as const;
export type TimeUnit = keyof typeof timeUnits;

export interface TimeWord {
  readonly id: TimeUnit;
  readonly text: string;
  /** Index of the first character after the word. */
  readonly end: number;
}

/**
 * The unit of time at a place in the text, after a space, a hyphen, "of" or "more".
 *
 * @example timeWord('20 mins', 2)?.id // 'minute'
 */
export function timeWord(text: string, start: number): TimeWord | undefined {
  wordAt.lastIndex = start;
  const match = wordAt.exec(text);
  const written = match?.[1] ?? '';
  const id = unitsByWord.get(written.toLowerCase());
  return match && id ? { id, text: written, end: start + match[0].length } : undefined;
}

const wordAt = /\s?-?\s?(?:(?:of|additional|more|further|extra|full) )?(\p{L}+)/uy;

const unitsByWord: ReadonlyMap<string, TimeUnit> = new Map([
  ...named('second', 'second seconds sec secs s sekunde sekunden sek seconde secondes'),
  ...named('second', 'segundo segundos secondo secondi'),
  ...named('minute', 'minute minutes min mins mn minuten minuto minutos minuti'),
  ...named('hour', 'hour hours hr hrs h stunde stunden std heure heures hora horas ora ore'),
  ...named('day', 'day days tag tage tagen jour jours día días dia dias giorno giorni'),
]);

function named(id: TimeUnit, words: string): (readonly [string, TimeUnit])[] {
  return words.split(' ').map((word) => [word, id] as const);
}

export interface FixedTime {
  readonly pattern: RegExp;
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

const { hour } = timeUnits;

export const fixedTimes: readonly FixedTime[] = [
  fixed('overnight|über nacht|toute (?:une|la) nuit|une nuit', 8 * hour, 12 * hour),
  fixed('toda la noche|tutta la notte|una notte', 8 * hour, 12 * hour),
  fixed('an hour and a half|(?:anderthalb|eineinhalb) stunden', 1.5 * hour),
  fixed("une heure et demie|(?:una )?hora y media|un[’']ora e mezz[ao]", 1.5 * hour),
  fixed('an hour and a quarter', 1.25 * hour),
  fixed('another hour', hour),
  fixed('another minute', timeUnits.minute),
  fixed("un[’']ora", hour),
  fixed('three[- ]quarters of an hour|(?:eine )?dreiviertelstunde', 0.75 * hour),
  fixed("trois quarts d[’']heure|tres cuartos de hora|tre quarti d[’']ora", 0.75 * hour),
  fixed('half an hour|(?:a |one )?half[- ]hour|(?:eine )?halbe stunde', 0.5 * hour),
  fixed("(?:une )?demi[- ]heure|media hora|mezz[’']ora", 0.5 * hour),
  fixed('(?:a )?quarter of an hour|(?:eine )?viertelstunde', 0.25 * hour),
  fixed("(?:un )?quart d[’']heure|(?:un )?cuarto de hora|(?:un )?quarto d[’']ora", 0.25 * hour),
];

function fixed(alternatives: string, minSeconds: number, maxSeconds = minSeconds): FixedTime {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
  return { pattern, minSeconds, maxSeconds };
}
