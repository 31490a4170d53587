/**
 * Which line of the list each line of a receipt is; without the food table, so that a page can do it.
 *
 * - By food: the very food first, then a list line that is less exact ("onions" for brown onions).
 * - A line that was typed by hand and is no known food: all its words are on the receipt line.
 */
export interface ListLineToMatch {
  readonly key: string;
  readonly name: string;
}

export interface ReceiptLineToMatch {
  readonly name: string;
  /** `receiptFoods` */
  readonly foods: readonly string[];
}

/**
 * Undefined: it is not on the list.
 *
 * @example matchReceiptLine({ name: 'Onion Brown', foods: ['brown-onion', 'onion'] }, list)?.key // 'onion'
 */
export function matchReceiptLine<Line extends ListLineToMatch>(
  { name, foods }: ReceiptLineToMatch,
  list: readonly Line[],
): Line | undefined {
  for (const food of foods) {
    const line = list.find(({ key }) => key.split('--')[0] === food);
    if (line) return line;
  }
  const words = new Set(wordsOf(name));
  return list.find((line) => {
    const wanted = wordsOf(line.name);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}

/** In the singular, as far as an "s" at the end goes. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
