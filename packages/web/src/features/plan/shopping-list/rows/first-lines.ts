/** The lines of a column that are on the screen when the list opens. */
import type { ShownAisle } from './in-columns';

/** On a phone 950 px high, with the headings between them. */
const linesOnScreen = 18;

/** @returns the aisles with their first lines, and how many lines are left out */
export function firstLines(aisles: readonly ShownAisle[]): { shown: ShownAisle[]; later: number } {
  const shown: ShownAisle[] = [];
  let room = linesOnScreen;
  for (const aisle of aisles) {
    if (room > 0) shown.push({ ...aisle, lines: aisle.lines.slice(0, room) });
    room -= aisle.lines.length;
  }
  return { shown, later: Math.max(0, -room) };
}
