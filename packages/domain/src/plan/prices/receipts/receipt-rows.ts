/**
 * The words of a photographed receipt as rows. A name and its price are far from each other on one row, so that the columns of a
 * recipe reader are of no use; words belong together by height alone.
 *
 * - From left to right, a word belongs to the row whose end is beside it, the nearest one in height.
 * - A word that was recognised twice counts once.
 * - Rows come from top to bottom. Only rows of about the same height are compared: the time is linear.
 */
import { isBeside, type PhotoWord } from '@saltbush/recipe-parser/photo';
import { receiptLimits } from './receipt';

/** A row as it was read. */
export interface ReadRow {
  readonly text: string;
  /** 0 to 100: how sure the least sure of its numbers is; absent: nobody said. */
  readonly confidence?: number | undefined;
}

/** @example receiptRows(page.words) // [{ text: 'COLES FULL CREAM MILK 2L 3.10', confidence: 91 }, …] */
export function receiptRows(words: readonly PhotoWord[]): ReadRow[] {
  const read = words.slice(0, receiptLimits.words).filter(isRead);
  const band = Math.max(4, medianHeight(read));
  const rowsByBand = new Map<number, PhotoWord[][]>();
  const rows: PhotoWord[][] = [];
  for (const word of read.toSorted((a, b) => a.left - b.left)) {
    const at = Math.floor(middle(word) / band);
    const row = nearest(
      [at - 1, at, at + 1].flatMap((near) => rowsByBand.get(near) ?? []),
      word,
    );
    if (row && isSame(row.at(-1)!, word)) continue;
    if (row) row.push(word);
    else rows.push([word]);
    const ended = row ?? rows.at(-1)!;
    const before = rowsByBand.get(at) ?? [];
    if (!before.includes(ended)) rowsByBand.set(at, [...before.slice(-mostOfBand), ended]);
  }
  return rows
    .toSorted((a, b) => middle(a[0]!) - middle(b[0]!))
    .slice(0, receiptLimits.rows)
    .map(readRow);
}

function readRow(row: readonly PhotoWord[]): ReadRow {
  const numbers = row.filter(({ text }) => /\d/.test(text));
  const text = row.map((word) => word.text).join(' ');
  return {
    text: text.slice(0, receiptLimits.rowLength),
    ...(numbers.length > 0 && {
      confidence: Math.min(...numbers.map(({ confidence }) => confidence)),
    }),
  };
}

/** Specks are read as marks; a digit counts however unsure: a price that is missing can't be corrected. */
function isRead({ text, confidence }: PhotoWord): boolean {
  if (/\d/.test(text)) return true;
  return /\p{L}|[$@*#%^-]/u.test(text) && confidence >= 20;
}

function nearest(rows: readonly PhotoWord[][], word: PhotoWord): PhotoWord[] | undefined {
  let best: PhotoWord[] | undefined;
  for (const row of rows) {
    const last = row.at(-1)!;
    if (!isBeside(last, word)) continue;
    if (!best || distance(last, word) < distance(best.at(-1)!, word)) best = row;
  }
  return best;
}

/** Some words are recognised twice. */
function isSame(one: PhotoWord, other: PhotoWord): boolean {
  return one.text === other.text && Math.abs(one.left - other.left) < (one.bottom - one.top) / 2;
}

const middle = ({ top, bottom }: PhotoWord): number => (top + bottom) / 2;
const distance = (one: PhotoWord, other: PhotoWord): number =>
  Math.abs(middle(one) - middle(other));

function medianHeight(words: readonly PhotoWord[]): number {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Rows at one height; more are stains. */
const mostOfBand = 12;
