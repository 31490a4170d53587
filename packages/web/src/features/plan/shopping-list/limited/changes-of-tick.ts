import { tickChanges } from '@saltbush/domain/plan/shopping-list/changes/tick-changes';
import type {
  ListLine,
  ShoppingList,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { ticksOf } from '@saltbush/domain/plan/shopping-list/list/ticks';
import { unticksOf } from '@saltbush/domain/plan/shopping-list/list/unticks';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';

/** Nothing but ticks and unticks, which is all that who may only tick may send. */
export const changesOfTick = (
  line: ListLine,
  isTicked: boolean,
  { list, today }: { list: Pick<ShoppingList, 'days'>; today: string },
): readonly NamedChange[] =>
  isTicked ? tickChanges(line, ticksOf(line, list.days, today)) : unticksOf(line);
