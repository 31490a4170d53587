/** Finds what somebody looks at in the text it was read from. */

/**
 * The line with most of the same words; undefined if no line is much like it.
 *
 * @example findLine(['Serves 4', '1/2 cup plain flour'], '1/2 cup flour') // 1
 */
export function findLine(lines: readonly string[], wanted: string): number | undefined {
  const words = wordsOf(wanted);
  const scores = lines.map((line) => likeness(wordsOf(line), words));
  const best = Math.max(0, ...scores);
  return best < leastLikeness ? undefined : scores.indexOf(best);
}

const leastLikeness = 0.4;

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []);

/** From 0 to 1 for the same words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}
