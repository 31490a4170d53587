/** What was done to a list or a plan, and by who, from the log that undo and history are made of. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  changedParts,
  type ChangedPart,
  type LoggedChange,
} from '@saltbush/domain/plan/sync/changed-parts';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { syncOperations, syncRows } from '../../../../schema/plan/sync';
import type { DeliveryRow } from '../deliveries.store';

export type DoneOperation = LoggedChange & { at: Date; by: Doer };

export interface Doer {
  name: string;
  /** The program that did it for them. */
  program?: string;
}

/** More of them are left out, and the content says so. */
const mostOperations = 200;

/** The earliest first. */
export async function readOperations(
  db: Db,
  { ownerId, part }: { ownerId: string; part: ChangedPart },
  { afterVersion, toVersion }: DeliveryRow,
): Promise<{ operations: DoneOperation[]; hasMore: boolean }> {
  const { name, args, at, version, program } = syncOperations;
  const found = await db
    .select({ name, args, at, program, by: users.displayUsername })
    .from(syncOperations)
    .innerJoin(users, eq(users.id, syncOperations.userId))
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        sql`${version} > ${afterVersion} and ${version} <= ${toVersion}`,
      ),
    )
    .orderBy(asc(version))
    .limit(mostOperations + 1);
  return {
    operations: found
      .slice(0, mostOperations)
      .filter((change) => changedParts(change).includes(part))
      .map(({ by, program: doneBy, ...change }) => ({
        ...change,
        by: { name: by, ...(doneBy !== null && { program: doneBy }) },
      })),
    hasMore: found.length > mostOperations,
  };
}

type ListRow = Pick<typeof syncRows.$inferSelect, 'id' | 'fields'>;

/** Typed items and recipes on the list, also those that were removed, by their ids. */
export async function findListRows(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, ListRow['fields']>> {
  const rows = await db
    .select({ id: syncRows.id, fields: syncRows.fields })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, ownerId),
        inArray(syncRows.kind, ['items', 'namedItems', 'listedRecipes']),
        inArray(syncRows.id, [...ids]),
      ),
    );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** Also those that were removed, by their ids. */
export async function findMeals(db: Db, ownerId: string, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(mealPlanEntries)
    .where(and(eq(mealPlanEntries.ownerId, ownerId), inArray(mealPlanEntries.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
