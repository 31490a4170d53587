/**
 * Whether an item is on the list of some days, and ticked there.
 *
 * - Not ticked, it is on every list that does not end before today.
 * - Ticked, it stays on lists with that day.
 * - One that repeats is back on lists that reach the day on which it is due (`due-day.ts`); on longer ones from that day on.
 */
import { isInRange, type DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { ItemRow } from '../../rows/list-rows';
import { dueDay, type RepeatFields } from '../repeats/due-day';

/**
 * @example
 * itemState({ tickedOn: '2026-11-18' }, sevenDaysFrom('2026-11-16'), today) // 'ticked'
 */
export function itemState(
  { tickedOn, ...repeat }: Pick<ItemRow, 'tickedOn'> & RepeatFields,
  days: DayRange,
  today: PlainDate,
): 'open' | 'ticked' | 'hidden' {
  const isOver = days.to < today;
  if (tickedOn === undefined) return isOver ? 'hidden' : 'open';
  const due = dueDay(tickedOn, repeat);
  const isDueBy = (day: PlainDate) => due !== undefined && due <= day;
  if (isInRange(tickedOn, days) && (isOver || !isDueBy(today))) return 'ticked';
  return !isOver && isDueBy(days.to) ? 'open' : 'hidden';
}
