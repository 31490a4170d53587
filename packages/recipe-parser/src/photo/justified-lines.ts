/**
 * Justified lines: there the gaps between words are wider than a gutter may be.
 *
 * - Neighbours in a row become one where the row above or below has text across the gap between them: then
 *   it is no gutter.
 */
import { isBeside, joinedRuns, type TextRun } from './text-run';

/** Of the size of the type. */
const widestGap = 2.5;
const furthestRow = 1.8;

export function justified(runs: readonly TextRun[]): TextRun[] {
  const joined = [...runs];
  for (let at = 0; at < joined.length; at += 1) {
    const run = joined[at]!;
    const next = joined
      .filter((other) => other.left >= run.right && isBeside(run, other))
      .toSorted((one, other) => one.left - other.left)[0];
    if (next === undefined || next.left - run.right > run.size * widestGap) continue;
    if (!joined.some((other) => runsAcross(other, run, next))) continue;
    joined[at] = joinedRuns([run, next]);
    joined.splice(joined.indexOf(next), 1);
    // What was joined may be what another gap is beside.
    at = -1;
  }
  return joined;
}

function runsAcross(other: TextRun, left: TextRun, right: TextRun): boolean {
  const step = Math.abs(other.baseline - left.baseline) / left.size;
  const isNextRow = step > 0.6 && step < furthestRow && !isBeside(other, left);
  return isNextRow && other.left < left.right && other.right > right.left;
}
