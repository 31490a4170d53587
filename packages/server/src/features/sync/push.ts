/**
 * Runs the operations that devices send. What comes while a transaction of the plan's owner runs is in the next one
 * together (`platform/db/group-commit.ts`, decision 0099).
 */
import { AppError } from '@saltbush/contract/errors';
import type { LostValue } from '@saltbush/domain/sync/operations';
import type { Row } from '@saltbush/domain/sync/rows';
import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import { openGroups } from '../../platform/db/group-commit';
import { inPipeline } from '../../platform/db/transaction';
import { loadPlan, type Wanted } from './load-plan.store';
import { namedIn } from './named-people';
import { openPlanRun, wantedBy } from './run-on-plan';
import { openRunOfDevices, type DeviceRun, type SentByDevice } from './run-of-devices';
import { peopleOf, type People, type SavedRow } from './save-plan.store';
import { parseSent, type SentOperation } from './sent-operations';
import { authorizeChanges, type SyncAccess } from './sync-access';
import { lockOwner } from './sync-state.store';

export interface Pushed extends DeviceRun {
  access: SyncAccess;
  changes: GroupChanges;
}

/** What all that ran in one transaction have changed together. */
export interface GroupChanges {
  /** The owner's version before. */
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

interface Group {
  sent: readonly SentByDevice[];
  clock: () => Date;
}

async function runGroup(tx: Db, ownerId: string, { sent, clock }: Group) {
  // Sent at once, and run in this order (decision 0030: who may, the owner's lock, and then what is there).
  const [accesses, since, loaded] = await Promise.all([
    authorizeChanges(tx, ownerId, new Set(sent.map(({ userId }) => userId))),
    lockOwner(tx, ownerId),
    loadPlan(tx, ownerId, wantedByDevices(sent)),
  ]);
  const now = clock();
  const plan = openPlanRun(tx, { ownerId, version: since, now }, loaded);
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
  const { version, rows, lostValues } = plan.done();
  const userIds = [...namedIn(rows, lostValues)];
  return {
    statement: await plan.saving({ devices: devices.seenAt(now), userIds }),
    result: (saved: SavedRow[]): PromiseSettledResult<Pushed>[] => {
      const changes = { since, version, rows, lostValues, people: peopleOf(saved) };
      return outcomes.map((outcome) =>
        outcome.status === 'rejected'
          ? outcome
          : { status: 'fulfilled', value: { ...outcome.value, changes } },
      );
    },
  };
}

const wantedByDevices = (sent: readonly SentByDevice[]): Wanted => ({
  ...wantedBy(sent.flatMap(readable)),
  operations: sent.flatMap(({ operations }) => operations.map(({ id }) => id)),
  devices: sent,
  calls: sent.length,
});

const readable = ({ operations, unreadable }: SentByDevice) =>
  operations.filter(({ id }) => !unreadable.has(id));
