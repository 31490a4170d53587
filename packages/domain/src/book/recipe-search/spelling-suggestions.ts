/**
 * Which words a mistyped one may have meant.
 *
 * - A mistake is a letter too many, one missing, a wrong one, or two neighbours swapped.
 * - One mistake is forgiven in a word of four or five letters, two in longer ones, three from nine letters
 *   ("bolgnaise" for "bolognese"), none in shorter.
 * - Only the best matches count: those with the fewest mistakes, and of these at most three, in the
 *   order they were given.
 * - A word that may be unfinished is compared with as much of each as it is like.
 */

/**
 * @param candidates folded words, the likelier first
 * @example spellingSuggestions('chikcen', ['chicken', 'chickpea', 'kitchen']) // ['chicken']
 * @example spellingSuggestions('bref', ['beef', 'brie']) // ['beef']
 */
export function spellingSuggestions(
  word: string,
  candidates: readonly string[],
  { isUnfinished = false, mostMistakes = allowedMistakes(word) } = {},
): string[] {
  const judged = candidates
    .map((candidate) => ({ candidate, mistakes: countMistakes(word, candidate, isUnfinished) }))
    .filter(({ mistakes }) => mistakes <= mostMistakes);
  const fewest = Math.min(...judged.map(({ mistakes }) => mistakes));
  return judged
    .filter(({ mistakes }) => mistakes === fewest)
    .slice(0, mostWords)
    .map(({ candidate }) => candidate);
}

/** @example allowedMistakes('rice') // 1 */
export function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/**
 * Optimal string alignment: a table of which only the last three rows are stored.
 *
 * @param isUnfinished compare with the most similar beginning of `meant`
 */
function countMistakes(typed: string, meant: string, isUnfinished: boolean): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      current[at] = Math.min(
        last[at]! + 1,
        current[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? beforeLast[at - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return isUnfinished ? Math.min(...last) : last[meant.length]!;
}

const mostWords = 3;
