/** What ticking a line sends: the arguments of operations, one for each week. */
import type { DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import { coveringOf, type Covering } from './coverings';
import type { ListLine } from './shopping-list';
import type { WeekOfLine } from './weeks-of-line';

export interface Tick {
  week: PlainDate;
  line?: { key: string } & Covering;
  items: string[];
  on: PlainDate;
}

/**
 * Ticks all of a line: what recipes need, and the items that are part of it. Bought earlier or later than
 * the days of the list, it still counts as bought on one of them.
 *
 * @example ticksOf(milk, days, '2026-11-18') // [{ week, line: { key: 'milk', covered: [{ amount: 1, unit: 'l' }] }, items: [id], on: '2026-11-18' }]
 */
export const ticksOf = (line: ListLine, days: DayRange, today: PlainDate): Tick[] =>
  ticksOfWeeks(line, line.areRecipesCovered ? [] : line.weeks, { days, today });

/** Of these weeks. */
export function ticksOfWeeks(
  { key, weeks, items, toBuy }: ListLine,
  ticked: readonly WeekOfLine[],
  { days: { from, to }, today }: { days: DayRange; today: PlainDate },
): Tick[] {
  const on = today < from ? from : today > to ? to : today;
  const open = items.filter((item) => !item.isTicked).map(({ id }) => id);
  const covering = ticked.flatMap((each) =>
    toBuy && each.listed.length > 0
      ? [
          {
            week: each.week,
            line: { key, ...coveringOf(toBuy, each) },
            items: new Array<string>(),
            on,
          },
        ]
      : [],
  );
  const [first = { week: weeks[0].week, on }, ...others] = covering;
  return [{ ...first, items: open }, ...others];
}

export interface Untick {
  week: PlainDate;
  key?: string;
  items: string[];
}

/**
 * What goes before the tick of a line that was joined of ticked lines: its own tick covers all, so that theirs would
 * count twice.
 *
 * @example unticksBefore(line, ticksOf(line, days, today)) // [{ week, key: 'red-onion--spanish-onion', items: [] }]
 */
export function unticksBefore({ weeks, key }: ListLine, ticks: readonly Tick[]): Untick[] {
  const ticked = new Set(ticks.filter(({ line }) => line).map(({ week }) => week));
  return weeks
    .filter(({ week }) => ticked.has(week))
    .flatMap(({ week, state: { coveredKeys = [] } }) =>
      coveredKeys
        .filter((other) => other !== key)
        .map((other) => ({ week, key: other, items: [] })),
    );
}
