/** Items that are joined by a word, and remarks on them, in any language (`item-words.ts`). */
import { itemWords, type ItemWords } from './item-words';

const all = (of: (words: ItemWords) => readonly string[]): string =>
  itemWords.flatMap(of).join('|');
const literal = (of: (words: ItemWords) => readonly string[]): string =>
  all((words) => of(words).map((word) => word.replaceAll('.', String.raw`\.`)));

/** Not behind half of a word, which ends with the other one: "Erdbeer- und Himbeersaft". */
const join = new RegExp(`(?<![-‐])(?:^| )(?:${literal(({ joins }) => joins)}) `, 'iu');
const pair = new RegExp(`(?<!\\p{L})(?:${literal(({ pairs }) => pairs)})(?!\\p{L})`, 'giu');

/**
 * @example splitAtJoins('eggs and milk') // ['eggs', 'milk']
 * @example splitAtJoins('salt and pepper') // ['salt and pepper']
 */
export function splitAtJoins(text: string): string[] {
  const closed = text.replace(pair, (found) => found.replace(/\s/g, hardSpace));
  return closed.split(join).map((piece) => piece.replaceAll(hardSpace, ' ').trim());
}

/** Stands within a pair while a text is split: white space for nobody. */
const hardSpace = '\u{E000}';

/** What a cook does with food, or says of it, behind a comma. */
export const remark = new RegExp(
  [
    `^(?:${literal(({ remarkStarts }) => remarkStarts)})(?!\\p{L})`,
    `^(?:${literal(({ remarks }) => remarks)})$`,
    `(?<!\\p{L})(?:${literal(({ remarkEnds }) => remarkEnds)})$`,
    `(?:${all(({ remarkEndings }) => remarkEndings)})$`,
  ].join('|'),
  'iu',
);

/**
 * The items that somebody said in one go.
 *
 * @param text as a browser understood it, which sets few commas
 * @example itemsOfSpeech('milk and two onions') // ['milk', 'two onions']
 */
export const itemsOfSpeech = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/,(?!\d)/)
    .flatMap((part) => splitAtJoins(part.trim()))
    .filter((part) => part !== '');
