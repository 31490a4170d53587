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

/**
 * Takes the tick of a line and its items back; of a line that was joined of ticked lines, its own first.
 *
 * @example untickOf(milk) // { week, key: 'milk', items: [id] }
 */
export function untickOf({ week, coveredKeys, items }: LedgerLine): {
  week: PlainDate;
  key?: string;
  items: string[];
} {
  const [key] = coveredKeys ?? [];
  const ticked = items.filter((item) => item.isTicked).map(({ id }) => id);
  return { week, ...(key !== undefined && { key }), items: ticked };
}

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
