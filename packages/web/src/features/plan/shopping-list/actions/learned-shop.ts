/** The day of this shop, from which shopping days are learned; remembered when the ticked lines are cleared. */
import { addDays, todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { withShop } from '@saltbush/domain/plan/shopping-list/recent-shops';
import type { ItemRow, LineRow, Row } from '@saltbush/domain/plan/rows/rows';
import { listSettingsOf } from '@saltbush/domain/plan/shopping-list/shopping-days-of-rows';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { timeZoneOf } from '../../../device/view-mode';
import type { ListOnScreen } from './list-on-screen';

/** Fewer are a top-up on the way home. */
const leastLines = 5;

/** No change for a small shop, or one that is known. */
export function learnedShop(list: ListOnScreen, householdId: string | undefined): NamedChange[] {
  const day = dayOfShop(list, householdId);
  if (day === undefined) return [];
  const before = listSettingsOf(list.view.rows).recentShops ?? [];
  if (before.includes(day)) return [];
  const recentShops = withShop(before, day);
  return [{ name: 'setListSettings', args: { change: { recentShops } } }];
}

/**
 * Today or yesterday, on whichever more was ticked, by anyone: people clear their list at home, perhaps a day later, when
 * their list is of other days and shows little of it.
 */
function dayOfShop(
  { view, today }: ListOnScreen,
  householdId: string | undefined,
): PlainDate | undefined {
  const timeZone = timeZoneOf(householdId);
  const ticked = [...view.rows.values()].flatMap((row) => {
    const tick = tickOf(row);
    return tick ? [{ key: tick.key, day: todayIn(new Date(tick.at), timeZone) }] : [];
  });
  // A line that was bought for two weeks has a row in each.
  const countOn = (day: PlainDate) =>
    new Set(ticked.filter((tick) => tick.day === day).map(({ key }) => key)).size;
  const yesterday = addDays(today, -1);
  const day = countOn(yesterday) > countOn(today) ? yesterday : today;
  return countOn(day) >= leastLines ? day : undefined;
}

/** When a row was ticked, if it is, in milliseconds. */
function tickOf({
  kind,
  id,
  fields,
  stamps,
  isDeleted,
}: Row): { key: string; at: number } | undefined {
  const { covered, key = id, tickedOn } = fields as Partial<LineRow & ItemRow>;
  if (isDeleted || (kind !== 'lines' && kind !== 'items')) return undefined;
  const stamp = covered ? stamps['covered'] : tickedOn ? stamps['tickedOn'] : undefined;
  return stamp && { key, at: stamp[0] };
}
