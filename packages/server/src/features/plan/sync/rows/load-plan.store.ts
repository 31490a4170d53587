/** What operations are run on: read in one statement, within the transaction that holds the owner's lock. */
import { sql } from 'drizzle-orm';
import type { LostValue, RefusalCode } from '@saltbush/domain/plan/sync/operations';
import { groupKey, type RowGroup } from '@saltbush/domain/plan/sync/row-groups';
import { rowKey, type Row, type RowReference } from '@saltbush/domain/plan/rows/rows';
import type { StorageUse } from '@saltbush/domain/plan/sync/storage';
import type { Db } from '../../../../platform/db/connect';
import { namedStatement } from '../../../../platform/db/named-statement';
import { connectionOf } from '../../../../platform/db/transaction';
import { countsOfGroups } from './count-row-groups.store';
import { lockMeals } from './meals.store';
import {
  recentChanges,
  recentRow,
  type RecentChanges,
  type RecentRow,
} from './recent-changes.store';
import { rowColumns } from './row-columns';
import { storageLeft, storageRow, type StorageRow } from './storage-left.store';
import { syncDevices, syncOperations, syncRows } from '../../../../schema/plan/sync';

export interface Wanted {
  rows: readonly RowReference[];
  groups?: readonly RowGroup[];
  /** Ids of operations that may have run before. */
  operations?: readonly string[];
  devices?: readonly DeviceName[];
  /** What changed after this version is read too: devices that have it are sent that. */
  since?: number | undefined;
  /**
   * How many callers' operations are refused for want of storage one by one from now on, in this transaction. None:
   * the triggers refuse.
   */
  calls?: number;
}

export interface DeviceName {
  userId: string;
  deviceId: string;
}

/** An operation that ran, or was refused, before. */
export interface LoggedBefore {
  id: string;
  seq: number;
  refusal: RefusalCode | null;
  lost: LostValue[] | null;
  userId: string;
  deviceId: string | null;
}

export interface LoadedPlan {
  /** Also removed ones, by `rowKey`. */
  rows: Map<string, Row>;
  /** Ids of meals that another owner has. */
  taken: Set<string>;
  /** By `groupKey`. */
  counts: Map<string, number>;
  logged: LoggedBefore[];
  /** Numbers of the last operations, by `deviceKey`. */
  lastSeqs: Map<string, number>;
  /** Undefined while there is space for more than the calls can bring. */
  storage: StorageUse | undefined;
  /** Undefined when it was not asked for, and when it is much, or a meal. */
  recent: RecentChanges | undefined;
}

export const deviceKey = ({ userId, deviceId }: DeviceName): string => `${userId} ${deviceId}`;

/** Locks the rows until the transaction ends: copies of recipes are put into rows without the lock of the owner. */
export async function loadPlan(tx: Db, ownerId: string, wanted: Wanted): Promise<LoadedPlan> {
  const { rows, groups = [], operations = [], devices = [], since, calls = 0 } = wanted;
  const mealIds = rows.flatMap(({ kind, id }) => (kind === 'meals' ? [id] : []));
  const meals = mealIds.length === 0 ? [] : await lockMeals(tx, mealIds);
  const others = rows.filter(({ kind }) => kind !== 'meals');
  const [loaded] = await loading.run(connectionOf(tx), {
    ownerId,
    kinds: others.map(({ kind }) => kind),
    ids: others.map(({ id }) => id),
    operationIds: operations,
    userIds: devices.map(({ userId }) => userId),
    deviceIds: devices.map(({ deviceId }) => deviceId),
    ...groupValues(groups),
    since,
    decidesStorage: calls > 0,
  });
  const [found, counts, logged, lastSeqs, storage, recent] = loaded!;
  const own = meals.flatMap(({ ownerId: owner, ...meal }) => (owner === ownerId ? [meal] : []));
  const all = [...own, ...(found ?? [])];
  return {
    rows: new Map(all.map((row) => [rowKey(row.kind, row.id), row])),
    taken: new Set(meals.filter((meal) => meal.ownerId !== ownerId).map(({ id }) => id)),
    counts: new Map(Object.entries(counts ?? {})),
    logged: logged ?? [],
    lastSeqs: new Map((lastSeqs ?? []).map(({ lastSeq, ...name }) => [deviceKey(name), lastSeq])),
    storage: storageLeft(storage, calls),
    recent: since === undefined ? undefined : recentChanges(since, recent),
  };
}

/** @returns by `groupKey` */
export async function countGroups(
  tx: Db,
  ownerId: string,
  groups: readonly RowGroup[],
): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const [row] = await counting.run(connectionOf(tx), { ownerId, ...groupValues(groups) });
  return new Map(Object.entries(row?.[0] ?? {}));
}

const groupValues = (groups: readonly RowGroup[]) => ({
  groupKeys: groups.map(groupKey),
  groupKinds: groups.map(({ kind }) => kind),
  groupsWithin: groups.map(({ within = null }) => within),
});

type Loaded = [
  rows: Row[] | null,
  counts: Record<string, number> | null,
  logged: LoggedBefore[] | null,
  lastSeqs: (DeviceName & { lastSeq: number })[] | null,
  storage: StorageRow | null,
  recent: RecentRow,
];

const ownerId = sql`${sql.placeholder('ownerId')}::uuid`;
const texts = (name: string) => sql`${sql.placeholder(name)}::text[]`;
const uuids = (name: string) => sql`${sql.placeholder(name)}::uuid[]`;

const counting = namedStatement<[Record<string, number> | null]>(
  'sync_counts',
  sql`select (${countsOfGroups(ownerId)})`,
);

const loading = namedStatement<Loaded>(
  'sync_load',
  sql`with locked as (
      select ${rowColumns}
      from unnest(${texts('kinds')}, ${texts('ids')}) named (kind, id)
      join ${syncRows} row
        on row.owner_id = ${ownerId} and row.kind = named.kind and row.id = named.id collate "C"
      order by row.kind, row.id for update of row)
    select
      (select json_agg(locked) from locked),
      (${countsOfGroups(ownerId)}),
      (select json_agg(json_build_object('id', logged.id, 'seq', logged.seq,
          'refusal', logged.refusal, 'lost', logged.lost, 'userId', logged.user_id,
          'deviceId', logged.device_id))
        from ${syncOperations} logged
        where logged.owner_id = ${ownerId} and logged.id = any(${uuids('operationIds')})),
      (select json_agg(json_build_object('userId', device.user_id, 'deviceId', device.id,
          'lastSeq', device.last_seq))
        from unnest(${uuids('userIds')}, ${uuids('deviceIds')}) named (user_id, id)
        join ${syncDevices} device on device.owner_id = ${ownerId}
          and device.user_id = named.user_id and device.id = named.id),
      (${storageRow(ownerId, sql`${sql.placeholder('decidesStorage')}::boolean`)}),
      (${recentRow(ownerId)})`,
);
