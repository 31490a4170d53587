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
import { loadPlan } from './load-plan.store';
import { namedIn } from './named-people';
import { openPlanRun, wantedBy } from './run-on-plan';
import { openRunOfDevices, type DeviceRun, type SentByDevice } from './run-of-devices';
import { parseSent, type SentOperation } from './sent-operations';
import { authorizeChange, type SyncAccess } from './sync-access';
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
  people: Readonly<Record<string, string>>;
}

/** What one device sends: one operation, or several. */
type Push = Pick<SentByDevice, 'userId' | 'deviceId' | 'isUnknown'> & {
  operations: readonly SentOperation[];
};

/** @throws AppError FORBIDDEN or NOT_FOUND when access has ended; CONFLICT when another owner took the id of a meal */
export type RunPush = (ownerId: string, push: Push) => Promise<Pushed>;

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

export function openPushes({ database: { db }, clock, planNotices }: Context): RunPush {
  return openGroups<Push, Pushed>({
    most: mostInGroup,
    run: async (ownerId, pushes) => {
      const sent = pushes.map((push) => ({ ...push, ...parseSent(push.operations) }));
      const outcomes = await db.transaction((tx) => runGroup(tx, ownerId, { sent, clock }));
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

async function runGroup(
  tx: Db,
  ownerId: string,
  { sent, clock }: Group,
): Promise<PromiseSettledResult<Pushed>[]> {
  const accesses = await authorizeAll(tx, ownerId, sent);
  const since = await lockOwner(tx, ownerId);
  const now = clock();
  const admitted = sent.filter(({ userId }) => accesses.get(userId)!.status === 'fulfilled');
  const loaded = await loadPlan(tx, ownerId, {
    ...wantedBy(admitted.flatMap(readable)),
    operations: admitted.flatMap(({ operations }) => operations.map(({ id }) => id)),
    devices: admitted,
    calls: admitted.length,
  });
  const plan = openPlanRun(tx, { ownerId, version: since, now }, loaded);
  const devices = openRunOfDevices(plan, loaded);
  const outcomes: PromiseSettledResult<Omit<Pushed, 'changes'>>[] = [];
  for (const one of sent) {
    const access = accesses.get(one.userId)!;
    if (access.status === 'rejected') outcomes.push(access);
    else {
      const value = { access: access.value, ...(await devices.run(one, access.value)) };
      outcomes.push({ status: 'fulfilled', value });
    }
  }
  const { version, rows, lostValues } = plan.done();
  const userIds = [...namedIn(rows, lostValues)];
  const people = await plan.save({ devices: devices.seenAt(now), userIds });
  const changes = { since, version, rows, lostValues, people };
  return outcomes.map((outcome) =>
    outcome.status === 'rejected'
      ? outcome
      : { status: 'fulfilled', value: { ...outcome.value, changes } },
  );
}

const readable = ({ operations, unreadable }: SentByDevice) =>
  operations.filter(({ id }) => !unreadable.has(id));

/** Of each person once. */
async function authorizeAll(
  tx: Db,
  ownerId: string,
  sent: readonly SentByDevice[],
): Promise<Map<string, PromiseSettledResult<SyncAccess>>> {
  const accesses = new Map<string, PromiseSettledResult<SyncAccess>>();
  for (const userId of new Set(sent.map((one) => one.userId))) {
    accesses.set(userId, await authorizeOne(tx, { ownerId, userId }));
  }
  return accesses;
}

/** A person whose access has ended does not end the others' transaction; a failing database does. */
async function authorizeOne(
  tx: Db,
  asked: { ownerId: string; userId: string },
): Promise<PromiseSettledResult<SyncAccess>> {
  try {
    return { status: 'fulfilled', value: await authorizeChange(tx, asked) };
  } catch (reason) {
    if (reason instanceof AppError) return { status: 'rejected', reason };
    throw reason;
  }
}
