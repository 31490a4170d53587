/** The log of operations: what people did, which a device sent already, and values that lost. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { LostValue, OperationName, RefusalCode } from '@saltbush/domain/sync/operations';
import type { Db } from '../../platform/db/connect';
import { users } from '../accounts/accounts.tables';
import { syncOperations } from './sync.tables';

export type NewLogEntry = typeof syncOperations.$inferInsert;

export interface KnownOperation {
  id: string;
  seq: number;
  refusal: RefusalCode | null;
  lost: LostValue[] | null;
  /** Whether it came from this device of this person. */
  isOwn: boolean;
}

/** Those of the operations that ran, or were refused, before. */
export async function findKnown(
  tx: Db,
  { ownerId, userId, deviceId }: { ownerId: string; userId: string; deviceId: string },
  ids: readonly string[],
): Promise<Map<string, KnownOperation>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(syncOperations)
    .where(and(eq(syncOperations.ownerId, ownerId), inArray(syncOperations.id, [...ids])));
  return new Map(
    found.map(({ id, seq, refusal, lost, ...by }) => [
      id,
      { id, seq, refusal, lost, isOwn: by.userId === userId && by.deviceId === deviceId },
    ]),
  );
}

export async function saveLog(tx: Db, entries: readonly NewLogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(syncOperations)
    .values([...entries])
    .onConflictDoNothing();
}

/** Values of this person that lost between two versions, the first excluded. */
export async function findLostValues(
  db: Db,
  {
    ownerId,
    userId,
    since,
    until,
  }: { ownerId: string; userId: string; since: number; until: number },
): Promise<LostValue[]> {
  if (since >= until) return [];
  const found = await db
    .select({ lost: syncOperations.lost })
    .from(syncOperations)
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        gt(syncOperations.version, since),
        lte(syncOperations.version, until),
        isNotNull(syncOperations.lost),
      ),
    )
    .orderBy(desc(syncOperations.version))
    .limit(mostLostValues);
  return found
    .toReversed()
    .flatMap(({ lost }) => lost ?? [])
    .filter(({ author }) => author === userId);
}

/** Of a person who was away for long, the newest count. */
const mostLostValues = 200;

/** Newest first. */
export async function listHistory(db: Db, { ownerId, names, before, limit }: HistoryRequest) {
  return db
    .select({
      version: sql<number>`${syncOperations.version}::float8`,
      at: syncOperations.at,
      userId: syncOperations.userId,
      userName: users.displayUsername,
      name: syncOperations.name,
      args: syncOperations.args,
      was: syncOperations.was,
    })
    .from(syncOperations)
    .innerJoin(users, eq(users.id, syncOperations.userId))
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        isNull(syncOperations.refusal),
        before === undefined
          ? isNotNull(syncOperations.version)
          : lt(syncOperations.version, before),
        inArray(syncOperations.name, [...names]),
      ),
    )
    .orderBy(desc(syncOperations.version), desc(syncOperations.id))
    .limit(limit);
}

interface HistoryRequest {
  ownerId: string;
  names: readonly OperationName[];
  before: number | undefined;
  limit: number;
}
