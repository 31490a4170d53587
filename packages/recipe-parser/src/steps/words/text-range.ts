/** A place in a text: from `start` up to, not including, `end`, in UTF-16 units as `slice` counts. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Ranges in the order of the text, each of those that overlap an earlier one left out.
 *
 * @example withoutOverlaps([{ start: 0, end: 4 }, { start: 2, end: 6 }]) // [{ start: 0, end: 4 }]
 */
export function withoutOverlaps<Found extends { readonly range: TextRange }>(
  found: readonly Found[],
): Found[] {
  const remaining: Found[] = [];
  for (const one of found.toSorted((a, b) => a.range.start - b.range.start)) {
    const before = remaining.at(-1);
    if (!before || one.range.start >= before.range.end) remaining.push(one);
  }
  return remaining;
}
