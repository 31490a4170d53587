/**
 * Plain English on the pages of a pseudo-language. What people typed, names and formats may be plain. All else stands
 * outside the catalogues: what of it is known is listed as `awaited`, a list that only becomes shorter. A line whose text
 * has come into the catalogues fails the journey, and is then taken away.
 */
import { typed } from './content';

/** Texts by the addresses of the pages where they were seen. */
export type PlainTexts = ReadonlyMap<string, string>;

/** Names, and what `Intl` writes in the English of the pseudo-language. */
const allowed: readonly RegExp[] = [
  /^(\d+ – )?\d+ (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  /^\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/,
  /^(Australia|Sydney|Woolworths|Coles|English)$/,
  /^[A-Z0-9]+(_[A-Z0-9]+)+$/,
  /^https?:\/\/\S+$/,
  // What the server stored of the browser that signed in; below the window it may not have come yet.
  /^Unknown device$/,
];

/** Pages that show the library of images and emails as they were sent. */
const allowedOn = /^\/admin\/(curated-images|outbox)/;

/** Of the domain and the server, whose texts are being moved into catalogues. */
const awaited: readonly RegExp[] = [
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?( \d+)?$/,
  /^(Pantry|Bakery)$/,
  /^(\d+ × )?[\d.½¼¾⅓⅔]+ (g|kg|g tins?|tins?|loaf|loaves|slices?)$/,
  /^(chicken|eggs|beef mince|potatoes|tomatoes|carrots|spinach|broccoli|cheese|mushrooms)$/,
];

/** Their figures have names and explanations of the domain. */
const awaitedOn = /^\/admin\/analytics/;

export function readPlainTexts(found: PlainTexts): { unknown: string[]; gone: string[] } {
  const others = [...found].filter(
    ([text, address]) => !isTyped(text) && !isAllowed(text, address),
  );
  const texts = others.map(([text]) => text);
  return {
    unknown: others
      .filter(
        ([text, address]) => !awaitedOn.test(address) && !awaited.some((one) => one.test(text)),
      )
      .map(([text, address]) => `${address} "${text}"`),
    gone: awaited.filter((one) => !texts.some((text) => one.test(text))).map(String),
  };
}

const isAllowed = (text: string, address: string): boolean =>
  allowedOn.test(address) || allowed.some((one) => one.test(text));

const wordsOf = (text: string): string[] =>
  text
    // What makes the names of people unlike.
    .replace(/\b[0-9a-f]{8}\b/g, '')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? [];

const typedWords = new Set([...Object.values(typed).flat(), 'example.org'].flatMap(wordsOf));

const isTyped = (text: string): boolean => wordsOf(text).every((word) => typedWords.has(word));
