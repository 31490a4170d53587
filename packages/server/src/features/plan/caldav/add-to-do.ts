/** What puts the to-do of a client on a list: a new item, or one that was removed or bought before, back again. */
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { addingItems, type ListVersion } from '../shopping-list';
import type { PlanOperation } from '../sync';
import { findItemRow, itemOfObject } from './caldav.store';
import type { SentToDo } from './objects/to-do';

interface Added {
  list: ListVersion;
  /** As the client calls the object. */
  name: string;
  sent: SentToDo;
}

/** Within the transaction that holds the owner's lock. */
export async function addingToDo(
  tx: Db,
  now: Date,
  { list, name, sent }: Added,
): Promise<PlanOperation[]> {
  const { ownerId } = list;
  const id = await itemOfObject(tx, { ownerId, listId: null, name }, sent.uid);
  const row = await findItemRow(tx, { ownerId, kind: 'items', id });
  const { summary: text, note } = sent;
  const ticks = itemTicks(list, now, { id, isDone: sent.isDone });
  if (row) {
    return [
      ...(row.isDeleted ? [restoring(id)] : []),
      { name: 'changeItem', args: { id, change: { text, note: note === '' ? null : note } } },
      ticks,
    ];
  }
  const item = { id, text, ...(note !== '' && { note }) };
  return [...(await addingItems(tx, ownerId, [item])), ...(sent.isDone ? [ticks] : [])];
}

const restoring = (id: string): PlanOperation => ({
  name: 'restoreRows',
  args: { rows: [{ kind: 'items', id }] },
});

/** Bought today, or still to buy. */
export function itemTicks(
  { timeZone, days }: Pick<ListVersion, 'timeZone' | 'days'>,
  now: Date,
  { id, isDone }: { id: string; isDone: boolean },
): PlanOperation {
  const week = mondayOf(days.from);
  const on = todayIn(now, timeZoneOr(timeZone));
  return isDone
    ? { name: 'tick', args: { week, items: [id], on } }
    : { name: 'untick', args: { week, items: [id] } };
}
