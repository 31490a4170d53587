/** The rows of lists beside the plan's, and the lists that they are. */
import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { rowKey, type ItemRow, type Row, type RowKind } from '@saltbush/domain/plan/rows/rows';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import {
  namedListOf,
  namedListsOf,
  type NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { Db } from '../../../platform/db/connect';
import { syncRows } from '../../../schema/plan/sync';

export interface FoundNamedList {
  list: NamedList;
  /** Those that it is made of, by key. */
  rows: ReadonlyMap<string, Row>;
}

/** What reads a typed text. */
export type ReadText = (text: string) => readonly ListNeed[];

/** @throws AppError NOT_FOUND for a list that was removed, and for one of other people */
export async function getNamedList(
  db: Db,
  { ownerId, listId }: { ownerId: string; listId: string },
  needsOf: ReadText,
): Promise<FoundNamedList> {
  const rows = await readRows(db, ownerId, [
    'namedLists',
    'namedItems',
    'foods',
    'stores',
    'aisles',
  ]);
  const items = [...rows.values()].filter(({ kind }) => kind === 'namedItems');
  const itemNeeds = new Map(
    items
      .filter(({ fields }) => 'listId' in fields && fields.listId === listId)
      .map(({ id, fields }) => [id, needsOf((fields as ItemRow).text)]),
  );
  const list = namedListOf({ rows, itemNeeds }, listId);
  if (!list) throw new AppError('NOT_FOUND');
  return { list, rows };
}

export interface NamedListTitle {
  _id: string;
  name: string;
}

export async function readNamedLists(db: Db, ownerId: string): Promise<NamedListTitle[]> {
  return (await readNamedListsOf(db, [ownerId])).get(ownerId) ?? [];
}

/** @returns by the id of their owner, in the order in which they are shown */
export async function readNamedListsOf(
  db: Db,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, NamedListTitle[]>> {
  if (ownerIds.length === 0) return new Map();
  const { ownerId, kind, id, fields, stamps, isDeleted, version } = syncRows;
  const rows = await db
    .select({ ownerId, kind, id, fields, stamps, isDeleted, version })
    .from(syncRows)
    .where(and(inArray(ownerId, [...ownerIds]), eq(kind, 'namedLists'), eq(isDeleted, false)));
  return new Map(
    ownerIds.map((owner) => {
      const own = rows.filter((row) => row.ownerId === owner);
      const byKey = new Map(own.map((row) => [rowKey(row.kind, row.id), row]));
      return [owner, namedListsOf(byKey).map((list) => ({ _id: list.id, name: list.name }))];
    }),
  );
}

async function readRows(
  db: Db,
  ownerId: string,
  kinds: readonly Exclude<RowKind, 'meals'>[],
): Promise<ReadonlyMap<string, Row>> {
  const { kind, id, fields, stamps, isDeleted, version } = syncRows;
  const rows = await db
    .select({ kind, id, fields, stamps, isDeleted, version })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, ownerId),
        inArray(syncRows.kind, [...kinds]),
        eq(syncRows.isDeleted, false),
      ),
    );
  return new Map(rows.map((row) => [rowKey(row.kind, row.id), row]));
}
