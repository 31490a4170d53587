/** Layout of a list: open items by aisle, ticked items together at the end. */
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { ShoppingLineOnWire, ShoppingListOnWire } from '@saltbush/contract/shopping-list';

export interface Section {
  aisle: Aisle;
  lines: ShoppingLineOnWire[];
  /** Items of the aisle, including ticked ones. */
  size: number;
}

/** A recently ticked item stays in its aisle, so that the next one does not move while tapping. */
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
 * Distributes the aisles over columns of similar height, in order. Ticked items count too: ticking
 * must not move an aisle to another column.
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

/** Height of a heading, in items. */
const headWeight = 1.5;
