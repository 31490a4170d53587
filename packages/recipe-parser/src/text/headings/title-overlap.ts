import { cleanText } from '../../characters/clean-text';

/**
 * The share of a title's words that a text contains, 0 to 1: pages phrase their titles freely.
 *
 * @example titleOverlap('Camp damper', 'The best damper there is') // 0.5
 */
export function titleOverlap(title: string, text: string): number {
  const said = new Set(wordsOf(text));
  const words = wordsOf(title);
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  return (
    cleanText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
