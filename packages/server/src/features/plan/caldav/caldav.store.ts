/** What the rows of a list say beyond the list itself, and what calendar apps call its items. */
import { and, eq, sql } from 'drizzle-orm';
import { lineId, type RowKind } from '@saltbush/domain/plan/rows/rows';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
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

/** The item that a calendar app has put there, also one that was removed since. */
export async function findItemNamed(
  tx: Db,
  { ownerId, name }: { ownerId: string; name: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ itemId: caldavItems.itemId })
    .from(caldavItems)
    .where(and(eq(caldavItems.ownerId, ownerId), eq(caldavItems.name, name)));
  return found?.itemId;
}

/** Whether there is a row of an item, and whether it was removed. */
export async function findItemRow(
  tx: Db,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<{ isDeleted: boolean } | undefined> {
  const [found] = await tx
    .select({ isDeleted: syncRows.isDeleted })
    .from(syncRows)
    .where(and(eq(syncRows.ownerId, ownerId), eq(syncRows.kind, 'items'), eq(syncRows.id, id)));
  return found;
}

/** Names of items that are gone for good go on the way, so that there are never more than rows. */
export async function saveItemName(tx: Db, named: typeof caldavItems.$inferInsert): Promise<void> {
  const { ownerId, itemId, name, uid } = named;
  await tx.execute(sql`
    delete from ${caldavItems} where ${caldavItems.ownerId} = ${ownerId}
      and ${caldavItems.itemId} <> ${itemId}
      and not exists (select from ${syncRows} row where row.owner_id = ${caldavItems.ownerId}
        and row.kind = 'items' and row.id = ${caldavItems.itemId}::text)`);
  await tx
    .insert(caldavItems)
    .values(named)
    .onConflictDoUpdate({
      target: [caldavItems.ownerId, caldavItems.itemId],
      set: { name, uid },
    });
}
