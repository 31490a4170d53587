/**
 * Whether an item is on the list of a week, and ticked there.
 *
 * - Not ticked, it is on the list of this week and of every later one.
 * - Ticked, it stays on the list of the week of that day, and is on no other.
 * - One that repeats is back on the list of the week `repeatWeeks` after that, and of every later one.
 */
import { addWeeks, mondayOf } from '../../meal-plans/week';
import type { PlainDate } from '../../meal-plans/week';
import type { ItemRow } from '../list-rows';

/**
 * @param week the Monday of the list
 * @example itemState({ text: 'Milk', order: 'a0', tickedOn: '2026-11-18' }, '2026-11-16', today) // 'ticked'
 */
export function itemState(
  { tickedOn, repeatWeeks }: Pick<ItemRow, 'tickedOn' | 'repeatWeeks'>,
  week: PlainDate,
  today: PlainDate,
): 'open' | 'ticked' | 'hidden' {
  if (tickedOn === undefined) return week < mondayOf(today) ? 'hidden' : 'open';
  const tickedIn = mondayOf(tickedOn);
  if (week === tickedIn) return 'ticked';
  const isBack = repeatWeeks !== undefined && week >= addWeeks(tickedIn, repeatWeeks);
  return isBack && week >= mondayOf(today) ? 'open' : 'hidden';
}
