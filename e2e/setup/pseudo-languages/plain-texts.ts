/**
 * Plain English on the pages of a pseudo-language. What people typed, names and formats may be plain. All else stands
 * outside the catalogues, and fails the journey.
 */
import { typed } from './content';

/** Texts by the addresses of the pages where they were seen. */
export type PlainTexts = ReadonlyMap<string, string>;

/** Names, and what `Intl` writes in the English of the pseudo-language. */
const allowed: readonly RegExp[] = [
  /^(\d+ – )?\d+ (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?( \d+)?$/,
  /^\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/,
  /^(Australia|Sydney|Woolworths|Coles|English)$/,
  // A language has the name that it gives itself.
  /^Deutsch$/,
  /^[A-Z0-9]+(_[A-Z0-9]+)+$/,
  /^https?:\/\/\S+$/,
];

/** Pages that show the library of images and emails as they were sent. */
const allowedOn = /^\/admin\/(curated-images|outbox)/;

/** Names of foods, units and aisles are data (decision 0161): a pseudo-language has those of English. */
const names: readonly RegExp[] = [
  /^(Pantry|Bakery)$/,
  /^(\d+ × )?[\d.½¼¾⅓⅔]+ (g|kg|g tins?|tins?|loaf|loaves|slices?)$/,
  /^(chicken|eggs|beef mince|potatoes|tomatoes|carrots|spinach|broccoli|cheese|mushrooms)$/,
];

/** @returns a line for each text that is plain English */
export function readPlainTexts(found: PlainTexts): string[] {
  return [...found]
    .filter(([text, address]) => !isTyped(text) && !isAllowed(text, address))
    .map(([text, address]) => `${address} "${text}"`);
}

const isAllowed = (text: string, address: string): boolean =>
  allowedOn.test(address) || [...allowed, ...names].some((one) => one.test(text));

const wordsOf = (text: string): string[] =>
  text
    // What makes the names of people unlike.
    .replace(/\b[0-9a-f]{8}\b/g, '')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? [];

const typedWords = new Set([...Object.values(typed).flat(), 'example.org'].flatMap(wordsOf));

const isTyped = (text: string): boolean => wordsOf(text).every((word) => typedWords.has(word));
