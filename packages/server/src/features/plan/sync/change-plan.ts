/** Changes a plan or a list by operations, for calls that are not of a device. */
import type {
  Operation,
  OperationArgs,
  OperationName,
  RefusalCode,
} from '@saltbush/domain/plan/sync/operations';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { storageFull } from '../../../platform/db/storage-full';
import { connectionOf } from '../../../platform/db/transaction';
import type { Author } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import { loadPlan, type LoadedPlan } from './rows/load-plan.store';
import { openPlanRun, wantedBy } from './run-on-plan';
import { authorizeChange } from './sync-access';
import { lockOwner } from './sync-state.store';

/** One change; the database makes the id, and it is made now. */
export type PlanOperation = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

export interface PlanChange extends Author {
  /** Of a person or a household; whether the author may change it is checked again. */
  ownerId: string;
  /** Called with the owner locked: nothing changes until the operations ran. */
  operations: (tx: Db, now: Date) => Promise<PlanOperation[]> | PlanOperation[];
  /** What to throw when one is refused; all are undone. */
  refuse: (refused: { operation: PlanOperation; code: RefusalCode }[]) => Error;
  /** A week whose plan the operations count themselves. */
  countedWeek?: string;
}

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

/**
 * In one transaction; then devices that show it hear of it.
 *
 * @throws AppError FORBIDDEN or NOT_FOUND when this person may not do it any more; STORAGE_FULL; what `refuse` gives
 */
export async function changePlan(
  { database: { db }, clock, planNotices }: Context,
  change: PlanChange,
): Promise<void> {
  const { ownerId } = change;
  const version = await db.transaction((tx) => changePlanWithin(tx, clock, change));
  planNotices.announce(ownerId, version);
}

async function changePlanWithin(tx: Db, clock: () => Date, change: PlanChange): Promise<number> {
  const { ownerId, userId, program, countedWeek } = change;
  const access = await authorizeChange(tx, { ownerId, userId });
  const version = await lockOwner(tx, ownerId);
  const now = clock();
  const wanted = await change.operations(tx, now);
  if (wanted.length === 0) return version;
  const operations = wanted.map((operation, index) => ({
    ...(operation as Operation),
    id: newId(),
    seq: index + 1,
    at: now.getTime(),
    offset: 0,
    // Whoever calls decides on what is there now.
    seen: version,
  }));
  const loaded = await loadPlan(tx, ownerId, { ...wantedBy(operations), calls: 1 });
  const plan = openPlanRun(tx, { ownerId, version, now }, loaded);
  const ran = await plan.run({
    access,
    userId,
    program,
    deviceId: null,
    lastSeq: 0,
    countedWeek,
    operations,
    refusals: new Map(),
  });
  const { refused } = ran;
  if (refused.some(({ code }) => code === 'FORBIDDEN')) throw new AppError('FORBIDDEN');
  if (refused.some(({ code }) => code === 'STORAGE_FULL')) throw noSpace(loaded, change);
  if (refused.length > 0) {
    throw change.refuse(refused.map(({ seq, code }) => ({ operation: wanted[seq - 1]!, code })));
  }
  const last = await plan.saving();
  await last.run(connectionOf(tx));
  return ran.version;
}

function noSpace({ storage }: LoadedPlan, { ownerId, userId }: PlanChange): Error {
  const { used, limit } = storage ?? { used: 0, limit: 0 };
  return storageFull({ used, limit, isHousehold: ownerId !== userId });
}
