/**
 * Runs the operations that devices send. What comes while a transaction of the plan's owner runs is in the next one
 * together (`platform/db/group-commit.ts`, decision 0099).
 */
import { AppError } from '@saltbush/contract/errors';
import type { LostValue } from '@saltbush/domain/sync/operations';
import { rowKey, type Row } from '@saltbush/domain/sync/rows';
import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import { openGroups } from '../../platform/db/group-commit';
import { inPipeline } from '../../platform/db/transaction';
import { loadPlan, type Wanted } from './load-plan.store';
import { namedIn } from './named-people';
import type { RecentChanges } from './recent-changes.store';
import { openPlanRun, wantedBy, type PlanRun } from './run-on-plan';
import { openRunOfDevices, type DeviceRun, type SentByDevice } from './run-of-devices';
import { peopleOf, type People, type SavedRow } from './save-plan.store';
import { parseSent, type SentOperation } from './sent-operations';
import { authorizeChanges, type SyncAccess } from './sync-access';
import { lockOwner } from './sync-state.store';

export interface Pushed extends DeviceRun {
  access: SyncAccess;
  changes: GroupChanges;
}

/** What all that ran in one transaction have changed together, and what else some of their devices lacked. */
export interface GroupChanges {
  /** What came later is complete. */
  since: number;
  version: number;
  /** In the order of their versions. */
  rows: readonly Row[];
  lostValues: readonly LostValue[];
  /** Names of those in `rows` and `lostValues`, by id. */
  people: People;
}

/** What one device sends: one operation, or several. */
type Push = Pick<SentByDevice, 'userId' | 'deviceId' | 'isUnknown'> & {
  operations: readonly SentOperation[];
  /** The version that it has, unless it lacks much. */
  since?: number | undefined;
};

/** @throws AppError FORBIDDEN or NOT_FOUND when access has ended; CONFLICT when another owner took the id of a meal */
export type RunPush = (ownerId: string, push: Push) => Promise<Pushed>;

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

export function openPushes({ database, clock, planNotices }: Context): RunPush {
  const { statementPool } = database;
  return openGroups<Push, Pushed>({
    most: mostInGroup,
    run: async (ownerId, pushes) => {
      const sent = pushes.map((push) => ({ ...push, ...parseSent(push.operations) }));
      const outcomes = await inPipeline(statementPool, (tx) =>
        runGroup(tx, ownerId, { sent, clock }),
      );
      const ran = outcomes.find(({ status }) => status === 'fulfilled');
      if (ran?.status === 'fulfilled') planNotices.announce(ownerId, ran.value.changes.version);
      return outcomes;
    },
  });
}

/** So that none waits for long: each takes about a millisecond. */
const mostInGroup = 16;

type Sent = SentByDevice & Pick<Push, 'since'>;

interface Group {
  sent: readonly Sent[];
  clock: () => Date;
}

async function runGroup(tx: Db, ownerId: string, { sent, clock }: Group) {
  // Sent at once, and run in this order (decision 0030: who may, the owner's lock, and then what is there).
  const [accesses, before, loaded] = await Promise.all([
    authorizeChanges(tx, ownerId, new Set(sent.map(({ userId }) => userId))),
    lockOwner(tx, ownerId),
    loadPlan(tx, ownerId, wantedByDevices(sent)),
  ]);
  const now = clock();
  const plan = openPlanRun(tx, { ownerId, version: before, now }, loaded);
  const devices = openRunOfDevices(plan, loaded);
  const outcomes: PromiseSettledResult<Omit<Pushed, 'changes'>>[] = [];
  for (const one of sent) {
    const access = accesses.get(one.userId)!;
    if (access instanceof AppError) outcomes.push({ status: 'rejected', reason: access });
    else {
      const value = { access, ...(await devices.run(one, access)) };
      outcomes.push({ status: 'fulfilled', value });
    }
  }
  const { version } = plan.done();
  const changes = allChanges(
    loaded.recent ?? { since: before, rows: [], lostValues: [] },
    plan.done(),
  );
  const userIds = [...namedIn(changes.rows, changes.lostValues)];
  return {
    statement: await plan.saving({ devices: devices.seenAt(now), userIds }),
    result: (saved: SavedRow[]): PromiseSettledResult<Pushed>[] => {
      const answered = { ...changes, version, people: peopleOf(saved) };
      return outcomes.map((outcome) =>
        outcome.status === 'rejected'
          ? outcome
          : { status: 'fulfilled', value: { ...outcome.value, changes: answered } },
      );
    },
  };
}

/** Rows in the order of their versions. */
function allChanges(
  { since, rows, lostValues }: RecentChanges,
  done: ReturnType<PlanRun['done']>,
): RecentChanges {
  const all = new Map([...rows, ...done.rows].map((row) => [rowKey(row.kind, row.id), row]));
  return {
    since,
    rows: [...all.values()].toSorted((one, other) => one.version - other.version),
    lostValues: [...lostValues, ...done.lostValues],
  };
}

const wantedByDevices = (sent: readonly Sent[]): Wanted => ({
  ...wantedBy(sent.flatMap(readable)),
  since: leastOf(sent.flatMap(({ since }) => since ?? [])),
  operations: sent.flatMap(({ operations }) => operations.map(({ id }) => id)),
  devices: sent,
  calls: sent.length,
});

const readable = ({ operations, unreadable }: SentByDevice) =>
  operations.filter(({ id }) => !unreadable.has(id));

const leastOf = (versions: readonly number[]): number | undefined =>
  versions.length === 0 ? undefined : Math.min(...versions);
