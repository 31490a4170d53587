/** What the rows of a list say beyond the list itself, and what calendar apps call its items. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { lineId, type RowKind } from '@saltbush/domain/plan/rows/rows';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { caldavItems } from '../../../schema/plan/caldav';
import { syncRows } from '../../../schema/plan/sync';
import { lastChange } from '../sync';

export interface RowFacts {
  kind: Extract<RowKind, 'items' | 'lines'>;
  id: string;
  changedAt: Date;
  /** Undefined of what is not ticked, and of what was ticked together with another line. */
  tickedAt: Date | undefined;
  /** As a calendar app named it; null of what was typed elsewhere. */
  name: string | null;
  uid: string | null;
}

/** Of all typed items, and of what people have set on the lines of the week. */
export async function listRowFacts(
  db: Db,
  { ownerId, week }: { ownerId: string; week: PlainDate },
): Promise<RowFacts[]> {
  const { rows } = await db.execute<{
    kind: RowFacts['kind'];
    id: string;
    changedAt: number;
    tickedAt: number | null;
    name: string | null;
    uid: string | null;
  }>(sql`
    select row.kind, row.id, ${lastChange(sql`row.stamps`)} as "changedAt",
      (coalesce(row.stamps->'tickedOn', row.stamps->'covered')->>0)::float8 as "tickedAt",
      named.name, named.uid
    from ${syncRows} row
    left join ${caldavItems} named
      on named.owner_id = row.owner_id and row.kind = 'items' and named.item_id::text = row.id
    where row.owner_id = ${ownerId} and not row.is_deleted
      and (row.kind = 'items' or (row.kind = 'lines'
        and row.id > ${lineId(week, '')} and row.id < ${`${week}/`}))`);
  return rows.map((row) => ({
    ...row,
    changedAt: new Date(row.changedAt),
    tickedAt: row.tickedAt === null ? undefined : new Date(row.tickedAt),
  }));
}

/** What calendar apps call the items of lists beside the plan's, by the id of the item. */
export async function namesOnNamedLists(
  db: Db,
  ownerId: string,
): Promise<ReadonlyMap<string, { name: string; uid: string }>> {
  const { itemId, name, uid } = caldavItems;
  const rows = await db
    .select({ itemId, name, uid })
    .from(caldavItems)
    .where(and(eq(caldavItems.ownerId, ownerId), isNotNull(caldavItems.listId)));
  return new Map(rows.map((row) => [row.itemId, row]));
}

interface ItemName {
  ownerId: string;
  /** Null: on the plan's list. */
  listId: string | null;
  /** As the client calls the object. */
  name: string;
}

/** The item that a calendar app has put there, also one that was removed since. */
async function findItemNamed(
  tx: Db,
  { ownerId, listId, name }: ItemName,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ itemId: caldavItems.itemId })
    .from(caldavItems)
    .where(
      and(
        eq(caldavItems.ownerId, ownerId),
        listId === null ? isNull(caldavItems.listId) : eq(caldavItems.listId, listId),
        eq(caldavItems.name, name),
      ),
    );
  return found?.itemId;
}

/**
 * The item that an object is, or becomes. Of a client that calls its object as we would, the id is what it has chosen; else one
 * is made, and the name is remembered.
 */
export async function itemOfObject(
  tx: Db,
  { ownerId, listId, name }: ItemName,
  uid: string,
): Promise<string> {
  const named = await findItemNamed(tx, { ownerId, listId, name });
  const id = named ?? (name === itemName(uid) && isId(uid) ? uid : newId());
  const isOurs = name === itemName(id) && uid === id;
  if (!isOurs) await saveItemName(tx, { ownerId, listId, itemId: id, name, uid });
  return id;
}

/** Of an item that no calendar app has named. */
export const itemName = (id: string): string => `${id}.ics`;

/** As we write ids: in small letters. */
const isId = (text: string): boolean =>
  text === text.toLowerCase() && parseInput(idSchema, text).success;

/** Whether there is a row of an item, and whether it was removed. */
export async function findItemRow(
  tx: Db,
  { ownerId, kind, id }: { ownerId: string; kind: 'items' | 'namedItems'; id: string },
): Promise<{ isDeleted: boolean } | undefined> {
  const [found] = await tx
    .select({ isDeleted: syncRows.isDeleted })
    .from(syncRows)
    .where(and(eq(syncRows.ownerId, ownerId), eq(syncRows.kind, kind), eq(syncRows.id, id)));
  return found;
}

/** Names of items that are gone for good go on the way, so that there are never more than rows. */
async function saveItemName(tx: Db, named: typeof caldavItems.$inferInsert): Promise<void> {
  const { ownerId, itemId, listId, name, uid } = named;
  await tx.execute(sql`
    delete from ${caldavItems} where ${caldavItems.ownerId} = ${ownerId}
      and ${caldavItems.itemId} <> ${itemId}
      and not exists (select from ${syncRows} row where row.owner_id = ${caldavItems.ownerId}
        and row.kind in ('items', 'namedItems') and row.id = ${caldavItems.itemId}::text)`);
  await tx
    .insert(caldavItems)
    .values(named)
    .onConflictDoUpdate({
      target: [caldavItems.ownerId, caldavItems.itemId],
      set: { listId, name, uid },
    });
}
