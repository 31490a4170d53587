/** What ticking, unticking and "Clear done" send: the arguments of the operations of these names. */
import { addDays } from '../../meal-plans/week';
import type { PlainDate } from '../../meal-plans/week';
import type { ListAmount } from '../shopping-line';
import type { Ledger, LedgerLine } from './ledger';

export interface Tick {
  week: PlainDate;
  line?: { key: string; covered: readonly ListAmount[] };
  items: string[];
  on: PlainDate;
}

/**
 * Ticks all of a line: what recipes need, and the items that are part of it. Bought earlier or later than
 * the week of the list, it still counts as bought in that week.
 *
 * @example tickOf(milk, '2026-11-18') // { week, line: { key: 'milk', covered: [{ amount: 1, unit: 'l' }] }, items: [id], on: '2026-11-18' }
 */
export function tickOf(line: LedgerLine, today: PlainDate): Tick {
  const { week, key, recipeAmounts: covered, areRecipesCovered } = line;
  return {
    week,
    ...(covered && !areRecipesCovered && { line: { key, covered } }),
    items: line.items.filter((item) => !item.isTicked).map(({ id }) => id),
    on: dayInWeek(today, week),
  };
}

export interface Untick {
  week: PlainDate;
  key?: string;
  items: string[];
}

/**
 * Takes the tick of a line and its items back; of a line that was joined of ticked lines, all of them.
 *
 * @example unticksOf(milk) // [{ week, key: 'milk', items: [id] }]
 */
export function unticksOf({ week, coveredKeys = [], items }: LedgerLine): Untick[] {
  const ticked = items.filter((item) => item.isTicked).map(({ id }) => id);
  const [key, ...joined] = coveredKeys;
  return [
    { week, ...(key !== undefined && { key }), items: ticked },
    ...joined.map((other) => ({ week, key: other, items: [] })),
  ];
}

/**
 * What goes before the tick of a line that was joined of ticked lines: its own tick covers all, so that theirs would
 * count twice.
 *
 * @example unticksBefore(line, tickOf(line, today)) // [{ week, key: 'red-onion--spanish-onion', items: [] }]
 */
export const unticksBefore = (
  { week, key, coveredKeys = [] }: LedgerLine,
  { line }: Tick,
): Untick[] =>
  line
    ? coveredKeys.filter((other) => other !== key).map((other) => ({ week, key: other, items: [] }))
    : [];

/**
 * Of all that is ticked and still to see on the list. Undefined when there is nothing to put away.
 *
 * @example clearDoneOf(ledger) // { week, keys: ['milk'], items: [id] }
 */
export function clearDoneOf({
  week,
  aisles,
  waiting,
}: Ledger): { week: PlainDate; keys: string[]; items: string[] } | undefined {
  const lines = [...aisles.flatMap((group) => group.lines), ...waiting];
  const done = lines.filter((line) => line.isTicked);
  if (done.length === 0) return undefined;
  return {
    week,
    keys: done.flatMap(({ coveredKeys }) => coveredKeys ?? []),
    items: done.flatMap((line) => line.items.map(({ id }) => id)),
  };
}

function dayInWeek(day: PlainDate, week: PlainDate): PlainDate {
  const sunday = addDays(week, 6);
  return day < week ? week : day > sunday ? sunday : day;
}
