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

export interface NumberedLine {
  number: number;
  text: string;
  /** Of its field in the form. */
  id: string;
}

export interface LinesToFind {
  /** The line of the form that was used last. */
  line: string | undefined;
  doubts: readonly NumberedLine[];
}

/** The places of the current line and of the doubtful ones; lines of the same words have a place each. */
export function findLines(lines: readonly string[], { line, doubts }: LinesToFind) {
  const numbered = new Map<number, NumberedLine>();
  for (const doubt of doubts) {
    const free = lines.map((text, index) => (numbered.has(index) ? '' : text));
    const at = findLine(free, doubt.text);
    if (at !== undefined) numbered.set(at, doubt);
  }
  return { current: line === undefined ? undefined : findLine(lines, line), numbered };
}

const leastLikeness = 0.4;

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []);

/** From 0 to 1 for the same words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}
