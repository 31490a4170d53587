/** How much of one text is in another, by words: two readings of one recipe phrase it differently. */

/**
 * How many of the words of `text` are in `other`, each as often as it is there; 0 to 1, and 0 for a text without
 * words.
 *
 * @example overlap('2 cloves garlic', '2 clove(s) of garlic') // 1
 */
export function overlap(text: string, other: string): number {
  return overlapOfWords(wordsOf(text), wordsOf(other));
}

/** The same for texts whose words are known. */
export function overlapOfWords(words: readonly string[], others: readonly string[]): number {
  const available = new Map<string, number>();
  for (const word of others) available.set(word, (available.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const left = available.get(word) ?? 0;
    available.set(word, left - 1);
    return left > 0;
  });
  return words.length === 0 ? 0 : found.length / words.length;
}

/** In the singular, more or less: a page has "cloves" where the data has "clove(s)". */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.map((word) => word.replace(/s$/, ''));
}

/**
 * Letters and digits alone. Includes amounts: a list for one person is a different list.
 *
 * @example lineKey('1 ½ cups milk') // "11⁄2cupsmilk"
 */
export function lineKey(line: string): string {
  return line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
