/** Distribution of the aisles over columns. */
import type { AisleLines } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

/** With the lines that are on the screen. */
export interface ShownAisle extends AisleLines {
  /** Also the ticked ones, which are in the trolley. */
  size: number;
}

/** Height of a heading, in rows. */
const headWeight = 1.5;

/**
 * Columns of similar height, in order. Ticked lines count too: ticking must not move an aisle to another
 * column.
 */
export function inColumns(aisles: readonly ShownAisle[], columns: number): ShownAisle[][] {
  const weights = aisles.map(({ size }) => size + headWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts: ShownAisle[][] = Array.from({ length: columns }, () => []);
  let before = 0;
  aisles.forEach((aisle, index) => {
    const middle = before + weights[index]! / 2;
    parts[Math.min(columns - 1, Math.floor((middle / total) * columns))]!.push(aisle);
    before += weights[index]!;
  });
  return parts.map((part) => part.filter(({ lines }) => lines.length > 0));
}
