/** Clearing what is in the trolley, removing lines or setting them aside, and putting them back. */
import { t } from '@lingui/core/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { clearDoneOf, type ClearDone } from '@saltbush/domain/plan/shopping-list/list/clear-done';
import { lineChanges } from '@saltbush/domain/plan/shopping-list/changes/line-changes';
import { removalOf } from '@saltbush/domain/plan/shopping-list/changes/put-away';
import { unticksOf } from '@saltbush/domain/plan/shopping-list/list/unticks';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import type { PlanScope } from '../../../device/view-mode';
import { learnedOrder } from './learned-order';
import { learnedShop } from './learned-shop';
import type { Changer } from './make-changer';

export const putAwayActions = ({ read, change, changeWithUndo }: Changer, scope: PlanScope) => ({
  /** What its ticks teach, the walk through the store and the day of the shop, is learned. */
  clearTicked(): void {
    const clears = clearDoneOf(read().list);
    if (clears.length === 0) return;
    const learned = [...learnedOrder(read(), scope), ...learnedShop(read(), scope.householdId)];
    const title = learned.some(({ name }) => name === 'setStore')
      ? t`Ticked items cleared, aisles sorted as you walk`
      : t`Ticked items cleared`;
    changeWithUndo(title, ...clears.map(clear), ...learned);
  },

  /** Off this list: typed items are gone, what recipes need comes back only when they need more. */
  removeLine(line: ListLine): void {
    const { list, today } = read();
    changeWithUndo(t`${line.name} removed`, ...removalOf(line, { days: list.days, today }));
  },

  /** Set aside for today, and still to buy; or back in its aisle before. */
  setNotInShop(line: ListLine, isNotInShop: boolean): void {
    if (!isNotInShop) return change(...lineChanges(line, { notInShopOn: null }));
    const changes = lineChanges(line, { notInShopOn: read().today });
    changeWithUndo(t`${line.name} not in the shop`, ...changes);
  },

  /** Back on the list after it was removed or cleared. */
  putBack(line: ListLine): void {
    changeWithUndo(t`${line.name} back on the list`, ...unticksOf(line));
  },
});

const clear = (args: ClearDone): NamedChange => ({ name: 'clearDone', args });
