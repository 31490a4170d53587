/**
 * The font size of a word, estimated from the height of its box.
 *
 * - Which part of the type's height a word fills depends on its letters: "sun" has only the middle, "dab"
 *   rises, "gap" falls, "dog" does both.
 * - Where the line is below a word follows from the same letters.
 */
import type { Box, PhotoWord } from './photo-page';

const rising = /[\p{Lu}\dbdfhijklt½⅓⅔¼¾⅛⅜⅝⅞()/&%!?'"’“”]/u;
const falling = /[gjpqyQ,;()/]/u;

/** Shares of the type's height, about the same in all faces made for reading. */
const middleShare = 0.5;
const riseShare = 0.22;
const fallShare = 0.22;

/**
 * @returns pixels
 * @example fontSize({ text: 'dog', confidence: 90, left: 0, right: 60, top: 0, bottom: 47 }) // 50
 */
export function fontSize(word: PhotoWord): number {
  return (word.bottom - word.top) / shareFilled(word.text);
}

/**
 * Where the line is that the letters are on, in pixels from the top.
 *
 * @example baseline({ text: 'sun', confidence: 90, left: 0, right: 60, top: 0, bottom: 25 }) // 25
 */
export function baseline(word: PhotoWord): number {
  return word.bottom - (falling.test(word.text) ? fontSize(word) * fallShare : 0);
}

/**
 * Upper and lower edge of a word whose type is known: `fontSize` and `baseline` find that type again.
 *
 * @example boxOfType('sun', { size: 50, baseline: 25 }) // { top: 0, bottom: 25 }
 */
export function boxOfType(
  text: string,
  { size, baseline: line }: { size: number; baseline: number },
): { top: number; bottom: number } {
  const bottom = line + (falling.test(text) ? size * fallShare : 0);
  return { top: bottom - size * shareFilled(text), bottom };
}

/** Of some words, the one in the middle. Marks alone have no size. */
export function typicalSize(words: readonly PhotoWord[]): number {
  const sizes = words.filter(({ text }) => /[\p{L}\d]/u.test(text)).map(fontSize);
  return median(sizes.length > 0 ? sizes : words.map(fontSize));
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function shareFilled(text: string): number {
  const rise = rising.test(text) ? riseShare : 0;
  const fall = falling.test(text) ? fallShare : 0;
  return middleShare + rise + fall;
}
