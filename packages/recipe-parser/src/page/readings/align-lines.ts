/**
 * Which lines of two readings of one list are the same line.
 *
 * Both have the same order, so that the pairs are those of the best alignment: the one with the highest sum of
 * likenesses (Needleman and Wunsch, 1970). Time is in proportion to the product of both lengths, which are bounded.
 */
import { lineKey, overlapOfWords, wordsOf } from './word-overlap';

/** Indexes of a line in the first and in the second list; one of them is absent for a line without a partner. */
export interface Pair {
  first?: number;
  second?: number;
}

/** Less alike are two lines. */
const leastLikeness = 0.5;
/** Longer lists are no recipe's. */
const mostLines = 300;

/**
 * Every line of both lists once, in order.
 *
 * @example alignLines(['flour', '2 eggs'], ['2 eggs', '1 l milk'])
 * // [{ first: 0 }, { first: 1, second: 0 }, { second: 1 }]
 */
export function alignLines(first: readonly string[], second: readonly string[]): Pair[] {
  if (first.length > mostLines || second.length > mostLines)
    return first.map((_, at) => ({ first: at }));
  const sums = bestSums(first, second);
  const pairs: Pair[] = [];
  for (let [one, other] = [0, 0]; one < first.length || other < second.length;) {
    const here = sums[one]![other]!;
    if (one < first.length && here === sums[one + 1]![other]!) pairs.push({ first: one++ });
    else if (other < second.length && here === sums[one]![other + 1]!)
      pairs.push({ second: other++ });
    else pairs.push({ first: one++, second: other++ });
  }
  return pairs;
}

/** The highest sum of likenesses from a place in both lists to their ends. */
function bestSums(first: readonly string[], second: readonly string[]): number[][] {
  const [ones, others] = [first.map(signs), second.map(signs)];
  const sums = Array.from({ length: first.length + 1 }, () =>
    Array.from({ length: second.length + 1 }, () => 0),
  );
  for (let one = first.length - 1; one >= 0; one -= 1) {
    for (let other = second.length - 1; other >= 0; other -= 1) {
      const likeness = likenessOf(ones[one]!, others[other]!);
      const paired = likeness < leastLikeness ? 0 : likeness + sums[one + 1]![other + 1]!;
      sums[one]![other] = Math.max(paired, sums[one + 1]![other]!, sums[one]![other + 1]!);
    }
  }
  return sums;
}

interface Signs {
  key: string;
  words: readonly string[];
}

function signs(line: string): Signs {
  return { key: lineKey(line), words: wordsOf(line) };
}

/** 1 for equal words; a remark that one of them adds does not matter much. */
function likenessOf(one: Signs, other: Signs): number {
  if (one.key === other.key) return one.key === '' ? 0 : 1.1;
  const shares = [overlapOfWords(one.words, other.words), overlapOfWords(other.words, one.words)];
  return Math.max(...shares) * 0.8 + Math.min(...shares) * 0.2;
}
