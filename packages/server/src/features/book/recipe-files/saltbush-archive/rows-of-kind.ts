/** The rows of one kind that a plan owner has, in the order of their ids. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../../platform/db/connect';
import { syncRows } from '../../../../schema/plan/sync';
import { pagesOf, rowsATime } from './pages';

type StoredRow = typeof syncRows.$inferSelect;

type Kind = Exclude<RowKind, 'meals'>;

export async function* rowsOfKind(db: Db, ownerId: string, kind: Kind): AsyncGenerator<StoredRow> {
  for await (const page of pagesOfKind(db, ownerId, kind)) yield* page;
}

export function pagesOfKind(db: Db, ownerId: string, kind: Kind): AsyncGenerator<StoredRow[]> {
  const isOfKind = and(
    eq(syncRows.ownerId, ownerId),
    eq(syncRows.kind, kind),
    eq(syncRows.isDeleted, false),
  );
  return pagesOf<StoredRow>(rowsATime, (last) =>
    db
      .select()
      .from(syncRows)
      .where(and(isOfKind, last && gt(syncRows.id, last.id)))
      .orderBy(asc(syncRows.id))
      .limit(rowsATime),
  );
}
