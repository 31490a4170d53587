/** How many rows a plan owner has of what there may only be so many. */
import { sql, type SQL } from 'drizzle-orm';
import { roomKey, roomNeeded, roomOf, type Room } from '@saltbush/domain/sync/room';
import { rowsOfOperation } from '@saltbush/domain/sync/rows-of-operation';
import type { Operation } from '@saltbush/domain/sync/operations';
import { rowKey, type RowMap } from '@saltbush/domain/sync/rows';
import type { Db } from '../../platform/db/connect';
import { mealPlanEntries } from '../meal-plans/meal-plans.tables';
import { syncRows } from './sync.tables';

/** @returns by `roomKey`, for the rooms that the operations may add to */
export async function countRooms(
  tx: Db,
  ownerId: string,
  operations: readonly Operation[],
  rows: RowMap,
): Promise<Map<string, number>> {
  const rooms = operations.flatMap((operation) => [
    ...roomNeeded(operation),
    ...roomsOfRemoved(operation, rows),
  ]);
  return countEach(tx, ownerId, rooms);
}

/** @returns by `roomKey` */
export async function countEach(
  tx: Db,
  ownerId: string,
  rooms: readonly Room[],
): Promise<Map<string, number>> {
  const byKey = new Map(rooms.map((room) => [roomKey(room), room]));
  if (byKey.size === 0) return new Map();
  const parts = [...byKey].map(
    ([key, room]) => sql`select ${key}::text as key, (${countOf(ownerId, room)})::int as count`,
  );
  const counted = await tx.execute<{ key: string; count: number }>(
    sql.join(parts, sql` union all `),
  );
  return new Map(counted.rows.map(({ key, count }) => [key, count]));
}

/** Rows that an operation may bring back. */
const roomsOfRemoved = (operation: Operation, rows: RowMap): Room[] =>
  rowsOfOperation(operation).flatMap(({ kind, id }) => {
    const row = rows.get(rowKey(kind, id));
    return row?.isDeleted ? (roomOf({ ...row, isDeleted: false }) ?? []) : [];
  });

/** Of items: those that take room, as `roomOf` has it. */
const isToBuy = sql.raw(
  `(row.fields->>'tickedOn' is null or row.fields->>'repeatWeeks' is not null)`,
);

function countOf(ownerId: string, { kind, within }: Room): SQL {
  if (kind === 'meals') {
    return sql`select count(*) from ${mealPlanEntries} entry
      where entry.owner_id = ${ownerId} and entry.date = ${within} and not entry.is_deleted`;
  }
  const ofKind = sql`select count(*) from ${syncRows} row
    where row.owner_id = ${ownerId} and row.kind = ${kind} and not row.is_deleted`;
  if (kind === 'items') return sql`${ofKind} and ${isToBuy}`;
  if (within === undefined) return ofKind;
  // Their ids begin with the week or the day; "/" comes after "." in the order of the ids.
  return kind === 'lines' || kind === 'attendances'
    ? sql`${ofKind} and row.id > ${`${within}.`} and row.id < ${`${within}/`}`
    : sql`${ofKind} and row.fields->>'week' = ${within}`;
}
