/**
 * Runs operations on the rows of a plan owner, within a transaction that holds the owner's lock: what a device
 * sends and what every other call changes is run, saved and logged here.
 */
import { mondayOf } from '@saltbush/domain/meal-plans/week';
import type { QueuedOperation, RefusalCode } from '@saltbush/domain/sync/operations';
import { recipesAddedBy } from '@saltbush/domain/sync/recipes-added-by';
import {
  runOperations,
  type LoggedOperation,
  type Ran,
} from '@saltbush/domain/sync/run-operations';
import { rowsOfOperation } from '@saltbush/domain/sync/rows-of-operation';
import type { MealRow, Row, RowMap } from '@saltbush/domain/sync/rows';
import { rowKey } from '@saltbush/domain/sync/rows';
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../platform/db/connect';
import { admitRecipes } from './admit-recipes';
import { countRooms } from './count-rooms.store';
import { saveLog } from './operations.store';
import { lockRows, saveRows, type LoadedRows } from './rows.store';
import { mayChange, type SyncAccess } from './sync-access';
import { votesForOthers } from './votes-for-others';
import { findStorageLeft, recordsRefusals } from './storage-left.store';
import { saveVersion } from './sync-state.store';
import { countWeeks } from './weeks.store';

export interface PlanRun {
  access: SyncAccess;
  userId: string;
  /** Null for a call that is not of a device. */
  deviceId: string | null;
  /** Of the owner, as locked. */
  version: number;
  /** Of the device. */
  lastSeq: number;
  now: Date;
  /** A week whose save was counted already. */
  countedWeek?: string | undefined;
}

/**
 * @param operations whose arguments were parsed, unless they are refused
 * @param refusals of operations that must not run, by their id
 * @throws AppError CONFLICT when another owner added a meal with the same id at the same time
 */
export async function runOnPlan(
  tx: Db,
  run: PlanRun,
  operations: readonly QueuedOperation[],
  refusals: Map<string, RefusalCode>,
): Promise<Ran> {
  const { ownerId } = run.access;
  const sound = operations.filter(({ id }) => !refusals.has(id));
  const loaded = await lockRows(tx, ownerId, sound.flatMap(rowsOfOperation));
  await refuseSome(tx, run, { operations: sound, loaded, refusals });
  const counts = await countRooms(
    tx,
    ownerId,
    sound.filter(({ id }) => !refusals.has(id)),
    loaded.rows,
  );
  const storage = await findStorageLeft(tx, ownerId);
  const ran = runOperations(
    { rows: loaded.rows, version: run.version, lastSeq: run.lastSeq },
    operations,
    {
      userId: run.userId,
      now: run.now.getTime(),
      refusalOf: ({ id }) => refusals.get(id),
      counts,
      storage,
    },
  );
  const recorded = recordsRefusals(storage) ? ran.log : ran.log.filter(({ refusal }) => !refusal);
  await saveRun(tx, run, { ran: { ...ran, log: recorded }, before: loaded.rows });
  return ran;
}

interface Checked {
  operations: readonly QueuedOperation[];
  loaded: LoadedRows;
  refusals: Map<string, RefusalCode>;
}

/** What the rows alone cannot tell: permissions, ids of others, recipes. */
async function refuseSome(
  tx: Db,
  { access, userId, now }: PlanRun,
  { operations, loaded, refusals }: Checked,
): Promise<void> {
  for (const operation of operations) {
    const rows = rowsOfOperation(operation);
    if (rows.some(({ kind }) => !mayChange(access, kind))) refusals.set(operation.id, 'FORBIDDEN');
    else if (rows.some(({ kind, id }) => kind === 'meals' && loaded.taken.has(id))) {
      refusals.set(operation.id, 'INVALID');
    }
  }
  for (const id of await votesForOthers(tx, { access, userId, operations })) {
    refusals.set(id, 'FORBIDDEN');
  }
  const adding = operations.filter(({ id }) => !refusals.has(id));
  const wanted = new Set(adding.flatMap(recipesAddedBy));
  if (wanted.size === 0) return;
  const notAdmitted = await admitRecipes(tx, { ownerId: access.ownerId, userId, now }, wanted);
  for (const operation of adding) {
    const codes = recipesAddedBy(operation).flatMap((id) => notAdmitted.get(id) ?? []);
    if (codes[0]) refusals.set(operation.id, codes[0]);
  }
}

async function saveRun(
  tx: Db,
  run: PlanRun,
  { ran, before }: { ran: Ran; before: RowMap },
): Promise<void> {
  const { ownerId } = run.access;
  const saved = ran.rows.length === 0 ? 0 : await saveRows(tx, ownerId, ran.rows);
  if (saved < ran.rows.length) throw new AppError('CONFLICT');
  const weeks = weeksOf(ran.rows, before).filter((week) => week !== run.countedWeek);
  await countWeeks(tx, ownerId, { weeks, now: run.now });
  let version = run.version;
  const entries = ran.log.map((logged) => {
    const hasChanged = logged.version > version;
    version = logged.version;
    return toLogEntry(run, logged, hasChanged);
  });
  await saveLog(tx, entries);
  if (ran.version > run.version) await saveVersion(tx, ownerId, ran.version);
}

/** The Mondays of the meals that changed, where they were and where they are. */
function weeksOf(changed: readonly Row[], before: RowMap): string[] {
  const dates = changed
    .filter(({ kind }) => kind === 'meals')
    .flatMap((row) => [row, before.get(rowKey(row.kind, row.id))])
    .flatMap((row) => (row?.fields as Partial<MealRow> | undefined)?.date ?? []);
  return [...new Set(dates.map(mondayOf))].toSorted();
}

function toLogEntry(
  { access, userId, deviceId, now }: PlanRun,
  { operation, version, was, lost, refusal }: LoggedOperation,
  hasChanged: boolean,
) {
  const { id, seq, name, args } = operation;
  return {
    ownerId: access.ownerId,
    id,
    version: hasChanged ? version : null,
    deviceId,
    seq,
    userId,
    name,
    // What was refused may be anything, also what the database can't store.
    args: refusal ? {} : { ...args },
    was,
    lost: lost.length > 0 ? [...lost] : null,
    refusal: refusal ?? null,
    at: now,
  };
}
