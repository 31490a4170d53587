/** What puts the to-do of a client on a list: a new item, or one that was removed or bought before, back again. */
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { addingItems, type ListVersion } from '../shopping-list';
import type { PlanOperation } from '../sync';
import { findItemNamed, findItemRow, saveItemName } from './caldav.store';
import { itemName } from './list-content';
import type { SentToDo } from './to-do';

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
  const id = await idOf(tx, { ownerId, name, sent });
  const isOurs = name === itemName(id) && sent.uid === id;
  if (!isOurs) await saveItemName(tx, { ownerId, itemId: id, name, uid: sent.uid });
  const row = await findItemRow(tx, { ownerId, id });
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

/** Of a client that calls its object as we would, the id that it has chosen; else one is made for the name. */
async function idOf(
  tx: Db,
  { ownerId, name, sent: { uid } }: Pick<Added, 'name' | 'sent'> & { ownerId: string },
): Promise<string> {
  const named = await findItemNamed(tx, { ownerId, name });
  if (named !== undefined) return named;
  const isOurs = name === itemName(uid) && isId(uid);
  return isOurs ? uid : newId();
}

/** As we write ids: in small letters. */
const isId = (text: string): boolean =>
  text === text.toLowerCase() && parseInput(idSchema, text).success;

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
