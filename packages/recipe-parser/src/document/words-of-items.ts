/**
 * The words of a page of a PDF. Its text comes in pieces of any length: a line, a word, half a word.
 *
 * - Pieces that touch are one word. Within a piece, words are at the blanks, and each has the width of its letters.
 * - A box is as high as its letters: page layout is read from photos and from PDFs by the same rules (font-size.ts).
 * - Ligatures are letters. A soft hyphen at the end of a piece is a hyphen, elsewhere it is nothing.
 * - Text that does not run as most of the page does stands beside it, such as the name of a photographer, and is left out.
 */
import { boxOfType } from '../photo/font-size';
import type { PhotoWord } from '../photo/photo-page';

/** A piece of text as PDFs hold it: its origin is at the lower left. */
export interface TextItem {
  text: string;
  /** Of the type. */
  size: number;
  left: number;
  /** Of the line on which it stands, upwards. */
  baseline: number;
  width: number;
  /** Its direction in quarter turns against the clock, 0 to 3; absent if it is askew. */
  quarterTurns: number | undefined;
}

export interface ItemsOfPage {
  items: readonly TextItem[];
  width: number;
  height: number;
}

/** A page of small print has as many. More are no recipe, and finding columns among them takes too long. */
const mostWords = 4_000;

export function wordsOfItems({ items, height }: ItemsOfPage): PhotoWord[] {
  const upright = mostCommonTurn(items);
  const words: { text: string; item: TextItem; left: number; right: number }[] = [];
  let end: { right: number; baseline: number } | undefined;
  for (const item of items) {
    if (item.quarterTurns !== upright || !(item.size > 0) || item.text === '') continue;
    const touches = end !== undefined && isTouching(end, item);
    for (const [index, part] of partsOf(item).entries()) {
      const last = words.at(-1);
      if (index === 0 && touches && last && part.startsAtOnce) {
        last.text += part.text;
        last.right = part.right;
      } else words.push({ ...part, item });
    }
    const endsInBlank = /\s$/.test(item.text);
    end = endsInBlank ? undefined : { right: item.left + item.width, baseline: item.baseline };
    if (words.length > mostWords) break;
  }
  return words.map(({ text, item, left, right }) => ({
    text: plainLetters(text),
    confidence: 100,
    left,
    right,
    ...boxOfType(plainLetters(text), { size: item.size, baseline: height - item.baseline }),
  }));
}

function mostCommonTurn(items: readonly TextItem[]): number | undefined {
  const letters = [0, 0, 0, 0];
  for (const { quarterTurns, text } of items) {
    if (quarterTurns !== undefined) letters[quarterTurns] = letters[quarterTurns]! + text.length;
  }
  return letters.indexOf(Math.max(...letters));
}

/** Kerning moves letters a little off each other, or a little over each other. */
function isTouching(end: { right: number; baseline: number }, item: TextItem): boolean {
  const gap = Math.abs(item.left - end.right) / item.size;
  return gap < 0.12 && Math.abs(item.baseline - end.baseline) < item.size * 0.1;
}

interface Part {
  text: string;
  left: number;
  right: number;
  startsAtOnce: boolean;
}

function partsOf({ text, left, width }: TextItem): Part[] {
  const widths = [...text].map(widthOf);
  const all = widths.reduce((sum, each) => sum + each, 0);
  const scale = all === 0 ? 0 : width / all;
  const parts: Part[] = [];
  let at = left;
  let isOpen = false;
  for (const [index, letter] of [...text].entries()) {
    const next = at + widths[index]! * scale;
    if (/\s/.test(letter)) isOpen = false;
    else if (isOpen) {
      parts.at(-1)!.text += letter;
      parts.at(-1)!.right = next;
    } else {
      parts.push({ text: letter, left: at, right: next, startsAtOnce: index === 0 });
      isOpen = true;
    }
    at = next;
  }
  return parts;
}

/** Of an "n", about as in all faces made for reading. */
function widthOf(letter: string): number {
  if (/[\sijlIt.,:;'|!()-]/.test(letter)) return 0.5;
  return /[mwMW@%—½¼¾]/.test(letter) ? 1.5 : 1;
}

function plainLetters(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\u00ad$/, '-')
    .replace(/\u00ad/g, '');
}
