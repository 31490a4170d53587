/**
 * Items of a text that someone pastes or types at once: a list from a message, a note, a web page.
 *
 * - Each line is an item, without its bullet, number or box.
 * - A heading ("Fruit & veg:", "## Dinner", the name of an aisle alone) is none.
 * - At commas a line is split only when it is plainly a list: "milk, eggs, bread", "2 onions, 1 leek"; not
 *   "1 onion, red, finely chopped". At semicolons always. Words of a list are those of every language (`item-words.ts`).
 * - A line that is too long for an item becomes several, so that no word is lost.
 */
import { say } from '../../../texts/say';
import { aisles } from '@saltbush/recipe-parser/foods/facts';
import { shownAisle } from '@saltbush/recipe-parser/names';
import { remark, splitAtJoins } from './joined-items/joined-items';

export const pasteLimits = { items: 200, itemText: 200 } as const;

export interface PastedItems {
  readonly items: readonly string[];
  /** How many more there were than fit. */
  readonly leftOut: number;
}

/** @example itemsOfText('- milk\n- [ ] 6 eggs').items // ['milk', '6 eggs'] */
export function itemsOfText(text: string): PastedItems {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map(withoutMark);
  const typed = lines.filter((line) => line !== '');
  const items = typed
    .filter((line) => typed.length === 1 || !isHeading(line))
    .flatMap((line) => line.split(';'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .flatMap(splitAtCommas)
    .filter((item) => item !== '')
    .flatMap(inShortPieces);
  return {
    items: items.slice(0, pasteLimits.items),
    leftOut: Math.max(0, items.length - pasteLimits.items),
  };
}

function withoutMark(line: string): string {
  return line.trim().replace(bullet, '').replace(number, '').replace(box, '').trim();
}

const bullet = /^(?:[-*+–—•◦▪‣·●○■□▢☐☑☒✓✔]\s*)+/u;
/** "1. milk", "2) eggs"; not "1.5 L milk". */
const number = /^\d{1,3}[.)]\s+(?=\S)/;
const box = /^\[[ xX✓]?\]\s*/u;

function isHeading(line: string): boolean {
  return /^#+\s/.test(line) || line.endsWith(':') || isAisleName(line);
}

/** As `listAsText` writes them: what one person shares another can paste. */
function isAisleName(line: string): boolean {
  const names = [...aisles, ...aisles.map(shownAisle), say('Other'), say('Check at home')];
  return names.some((name) => name.toLowerCase() === line.toLowerCase());
}

function splitAtCommas(line: string): string[] {
  const pieces = line.split(commaOutsideBrackets).map((piece) => piece.trim());
  const all = [
    ...pieces.slice(0, -1),
    ...(pieces.length < 2 ? pieces : splitAtJoins(pieces.at(-1)!)),
  ];
  const named = all.filter((piece) => piece !== '');
  return isPlainlyList(named) ? named : [line];
}

/** The comma of "a card (blue, with a bird)" is within the remark. */
const commaOutsideBrackets = /,\s+(?![^()]{0,200}\))/;

/** Three short pieces or more without a remark, or two that both begin with a number. */
function isPlainlyList(pieces: readonly string[]): boolean {
  const plain = pieces.map((piece) => piece.replace(/\s*\([^()]*\)/g, ''));
  if (plain.length < 2 || plain.some((piece) => /[()]/.test(piece))) return false;
  const isShort = plain.every((piece) => piece.split(/\s+/).length <= mostWords);
  if (!isShort || plain.slice(1).some((piece) => remark.test(piece))) return false;
  return plain.length > 2 || plain.every((piece) => /^\d/.test(piece));
}

const mostWords = 5;

/** At the last space that fits; a word that does not fit is cut. */
function inShortPieces(item: string): string[] {
  if (item.length <= pasteLimits.itemText) return [item];
  const start = item.slice(0, pasteLimits.itemText + 1);
  const space = start.lastIndexOf(' ');
  const end = space > 0 ? space : wholeCharacters(item, pasteLimits.itemText);
  return [item.slice(0, end), ...inShortPieces(item.slice(end).trim())];
}

/** Does not cut a character of two halves in the middle. */
function wholeCharacters(text: string, end: number): number {
  const isHalf = /[\uD800-\uDBFF]$/.test(text.slice(0, end));
  return isHalf ? end - 1 : end;
}
