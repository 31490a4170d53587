/** The lines of a column that are on the screen when the list opens. */
import type { ShownAisle } from './in-columns';

/** On a phone 950 px high, with the headings between them. */
const linesOnScreen = 18;

/** @returns the aisles with their first lines, and how many lines are left out */
export function firstLines(aisles: readonly ShownAisle[]): { shown: ShownAisle[]; later: number } {
  const shown: ShownAisle[] = [];
  let space = linesOnScreen;
  for (const aisle of aisles) {
    if (space > 0) shown.push({ ...aisle, lines: aisle.lines.slice(0, space) });
    space -= aisle.lines.length;
  }
  return { shown, later: Math.max(0, -space) };
}
