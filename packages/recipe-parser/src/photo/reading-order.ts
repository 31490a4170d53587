/**
 * The order in which a page is read: its columns from left to right, each from top to bottom.
 *
 * - Columns are found where, over some height, a vertical strip is free of runs: at least two runs on
 *   either side, and both sides beside each other for most of their height.
 * - Of all such places the one with the most runs on its shorter side comes first; what is above it
 *   is read before, what is below it after, together with the heading over what is below.
 * - Each part is divided again in the same way, until no columns are left.
 */
import { around, median } from './font-size';
import { isBeside, type TextRun } from './text-run';

/** Of the size of the type. */
const narrowestGutter = 0.8;
/** Of the lower side's height: how much of it the other side must be beside. */
const leastShareBeside = 0.5;

/** @returns columns in reading order, each with its runs in reading order */
export function readingOrder(runs: readonly TextRun[]): TextRun[][] {
  if (runs.length === 0) return [];
  const columns = findColumns(runs);
  if (columns === undefined) return [inRows(runs)];
  return columns.flatMap(readingOrder);
}

interface Columns {
  left: TextRun[];
  right: TextRun[];
}

/** @returns what is above, at the left, at the right and below */
function findColumns(runs: readonly TextRun[]): TextRun[][] | undefined {
  const sorted = runs.toSorted((one, other) => middle(one) - middle(other));
  const gutter = median(runs.map(({ size }) => size)) * narrowestGutter;
  let best: { from: number; to: number; columns: Columns; worth: number } | undefined;
  for (let from = 0; from < sorted.length - 3; from += 1) {
    for (let to = from + 4; to <= sorted.length; to += 1) {
      const columns = dividedAtGutter(sorted.slice(from, to), gutter);
      if (columns === undefined) continue;
      const worth = Math.min(columns.left.length, columns.right.length) * 1_000 + to - from;
      if (best === undefined || worth > best.worth) best = { from, to, columns, worth };
    }
  }
  if (best === undefined) return undefined;
  const { left, right } = best.columns;
  const below = sorted.slice(best.to);
  const hanging = hangingBelow(left, right, below[0]) ?? hangingBelow(right, left, below[0]);
  const isInside = (run: TextRun) => run !== hanging;
  return [
    sorted.slice(0, best.from),
    left.filter(isInside),
    right.filter(isInside),
    hanging === undefined ? below : [hanging, ...below],
  ];
}

/** The last run of the longer column, if it is nearer to what follows the columns: a heading, mostly. */
function hangingBelow(
  column: readonly TextRun[],
  other: readonly TextRun[],
  next: TextRun | undefined,
): TextRun | undefined {
  const [before, last] = column.toSorted((one, two) => one.bottom - two.bottom).slice(-2);
  if (before === undefined || last === undefined || next === undefined) return undefined;
  const isBelowOther = last.top > Math.max(...other.map(({ bottom }) => bottom));
  return isBelowOther && last.top - before.bottom > next.top - last.bottom ? last : undefined;
}

/** At the widest upright strip without text, if it is wide enough. */
function dividedAtGutter(runs: readonly TextRun[], narrowest: number): Columns | undefined {
  const sorted = runs.toSorted((one, other) => one.left - other.left);
  let reach = -Infinity;
  let best: { at: number; width: number } | undefined;
  for (const [at, run] of sorted.entries()) {
    const width = run.left - reach;
    const isWider = width >= (best?.width ?? narrowest);
    if (at >= 2 && at <= sorted.length - 2 && isWider) best = { at, width };
    reach = Math.max(reach, run.right);
  }
  if (best === undefined) return undefined;
  const columns = { left: sorted.slice(0, best.at), right: sorted.slice(best.at) };
  return standBeside(columns) ? columns : undefined;
}

function standBeside({ left, right }: Columns): boolean {
  const [one, other] = [around(left), around(right)];
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return shared >= lower * leastShareBeside;
}

const middle = ({ top, bottom }: TextRun): number => (top + bottom) / 2;

/** From top to bottom; runs at the same height from left to right. */
function inRows(runs: readonly TextRun[]): TextRun[] {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1);
    if (row?.every((other) => isBeside(other, run))) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.left - other.left));
}
