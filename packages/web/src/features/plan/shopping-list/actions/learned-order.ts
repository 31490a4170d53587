/** The walk through the store as this person's ticks show it; learned when the ticked lines are cleared. */
import { learnOrder } from '@saltbush/domain/plan/shopping-list/list/learn-order';
import { openAisles } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { tickerOf } from '../state/people';
import { storesOf } from '../state/use-store';
import { noStore, storeArgs } from './food-actions';
import type { PlanScope } from '../../../device/view-mode';
import type { ListOnScreen } from './list-on-screen';

/** Fewer say nothing about a walk. */
const leastTicks = 5;

/** No change when there is nothing new to learn. */
export function learnedOrder(
  { view, list, userId, store }: ListOnScreen,
  scope: PlanScope,
): NamedChange[] {
  const ticks = list.aisles
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const ticker = line.isTicked ? tickerOf(line, view, userId) : undefined;
      return ticker?.isMe ? [{ aisle: line.ownAisle ?? line.aisle, at: ticker.at }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  if (ticks.length < leastTicks) return [];
  const before = openAisles(view.rows, store).walk.map(({ id }) => id);
  const aisles = learnOrder(
    before,
    ticks.map(({ aisle }) => aisle),
  );
  if (aisles.every((aisle, index) => aisle === before[index])) return [];
  const changed = storesOf({ view, scope }).find(({ id }) => id === store) ?? noStore;
  return [{ name: 'setStore', args: storeArgs(changed, aisles) }];
}
