/**
 * A word without the ending that a verb or its noun takes: "season", "seasoning" and "seasoned" are
 * one.
 *
 * @example stem('seasoning') // 'season'
 */
export function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|e)$/, '');
  return bare.length >= shortestStem ? bare : word;
}

const shortestStem = 3;
