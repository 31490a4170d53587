/** The day of this shop, from which shopping days are learned; remembered when the ticked lines are cleared. */
import { todayIn, type PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { withShop } from '@saltbush/domain/plan/shopping-list/recent-shops';
import { listSettingsOf } from '@saltbush/domain/plan/sync/shopping-days-of-rows';
import { timeZoneOf } from '../../../device/view-mode';
import { tickerOf } from '../state/people';
import type { ListOnScreen } from './list-on-screen';
import type { NamedChange } from './named-change';

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

/** The day on which most was ticked, by anyone: people clear their list at home, perhaps a day later. */
function dayOfShop(
  { view, ledger, userId }: ListOnScreen,
  householdId: string | undefined,
): PlainDate | undefined {
  const timeZone = timeZoneOf(householdId);
  const counts = new Map<PlainDate, number>();
  for (const line of ledger.aisles.flatMap(({ lines }) => lines)) {
    const ticker = line.isTicked ? tickerOf(line, view, userId) : undefined;
    if (!ticker) continue;
    const day = todayIn(new Date(ticker.at), timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= leastLines ? most[0] : undefined;
}
