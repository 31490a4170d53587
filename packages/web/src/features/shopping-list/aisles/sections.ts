/** How the lines of a list are laid out: open ones by aisle, ticked ones together at the end. */
import type { Aisle } from '@saltbush/domain/foods/aisle';
import type { ShoppingLineOnWire, ShoppingListOnWire } from '@saltbush/contract/shopping-list';

export interface Section {
  aisle: Aisle;
  lines: ShoppingLineOnWire[];
  /** Lines of the aisle, ticked ones included. */
  size: number;
}

/** A line that was ticked a moment ago is held in its aisle, so that the next one stays under the thumb. */
export function sectionsOf(
  list: ShoppingListOnWire,
  held: ReadonlySet<string>,
): { aisles: Section[]; done: ShoppingLineOnWire[] } {
  const isDone = (line: ShoppingLineOnWire) => line.isTicked && !held.has(line.key);
  return {
    aisles: list.aisles.map(({ aisle, lines }) => ({
      aisle,
      lines: lines.filter((line) => !isDone(line)),
      size: lines.length,
    })),
    done: list.aisles.flatMap(({ lines }) => lines.filter(isDone)),
  };
}

/**
 * The aisles side by side in their order, cut where the columns come out most even. The cut counts
 * ticked lines too: ticking must not push an aisle into another column.
 */
export function inColumns(sections: readonly Section[], columns: number): Section[][] {
  const weights = sections.map(({ size }) => size + headWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts: Section[][] = Array.from({ length: columns }, () => []);
  let before = 0;
  sections.forEach((section, index) => {
    const middle = before + weights[index]! / 2;
    parts[Math.min(columns - 1, Math.floor((middle / total) * columns))]!.push(section);
    before += weights[index]!;
  });
  return parts.map((part) => part.filter(({ lines }) => lines.length > 0));
}

/** A heading takes about the room of a line and a half. */
const headWeight = 1.5;
