/** What several devices send to one plan, in one transaction: each is run as if it came alone, after the one before. */
import { AppError } from '@saltbush/contract/errors';
import type { LostValue } from '@saltbush/domain/plan/sync/operations';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../../platform/db/connect';
import { connectionOf, type LastStatement } from '../../../../platform/db/transaction';
import { authorOf, type SessionClaim } from '../../../../platform/http/session';
import { loadPlan, type Wanted } from '../rows/load-plan.store';
import { namedIn } from './named-people';
import type { RecentChanges } from '../rows/recent-changes.store';
import { openPlanRun, wantedBy, type PlanRun } from '../run-on-plan';
import { openRunOfDevices, type DeviceRun, type SentByDevice } from './run-of-devices';
import { peopleOf, type People, type SavedRow } from '../rows/save-plan.store';
import type { SentOperation, SentOperations } from './sent-operations';
import { authorizeChanges, type SyncAccess } from '../sync-access';
import { findVersion, isUnknownDevice, readSyncState, type SyncState } from '../sync-state.store';

/** What one device sends: one operation, or several. */
export interface Push {
  claim: SessionClaim;
  deviceId: string;
  /** What it says that it has. */
  epoch: string | null;
  since: number;
  operations: readonly SentOperation[];
  /** As it was read before, with the session; of a person's own plan it is read here. */
  state?: SyncState;
}

export interface Pushed {
  state: SyncState;
  /** Absent when the session is not open. */
  ran?: (DeviceRun & { access: SyncAccess; changes: GroupChanges }) | undefined;
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

type Sent = Omit<Push, 'operations'> & SentOperations;

interface Group {
  sent: readonly Sent[];
  clock: () => Date;
}

export async function runGroup(
  tx: Db,
  ownerId: string,
  { sent, clock }: Group,
): Promise<LastStatement<SavedRow, PromiseSettledResult<Pushed>[]>> {
  const connection = connectionOf(tx);
  // Sent at once, and run in this order: who may, the owner's lock, and then what is there.
  const [accesses, before, states, loaded] = await Promise.all([
    authorizeChanges(tx, ownerId, new Set(sent.map(({ claim }) => claim.userId))),
    findVersion(tx, ownerId),
    Promise.all(
      sent.map(({ state, claim, deviceId }) =>
        state ? state : readSyncState(connection, { householdId: undefined, deviceId }, claim),
      ),
    ),
    loadPlan(tx, ownerId, wantedByDevices(sent)),
  ]);
  const now = clock();
  // Nothing is there of a person who was deleted, whose session is not open.
  const plan = openPlanRun(tx, { ownerId, version: before ?? 0, now }, loaded);
  const devices = openRunOfDevices(plan, loaded);
  const outcomes = await runInOrder(devices, sent, { states, accesses });
  const done = plan.done();
  const recent = loaded.recent ?? { since: before ?? 0, rows: [], lostValues: [] };
  const changes = allChanges(recent, done);
  const [seen, userIds] = [devices.seenAt(now), namedIn(changes.rows, changes.lostValues)];
  return {
    statement:
      seen.length === 0 ? undefined : await plan.saving({ devices: seen, userIds: [...userIds] }),
    result: (saved) => {
      const answered = { ...changes, version: done.version, people: peopleOf(saved) };
      return outcomes.map((outcome) => settled(outcome, answered));
    },
  };
}

interface ReadBefore {
  states: readonly SyncState[];
  accesses: ReadonlyMap<string, SyncAccess | AppError>;
}

async function runInOrder(
  devices: ReturnType<typeof openRunOfDevices>,
  sent: readonly Sent[],
  { states, accesses }: ReadBefore,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [place, one] of sent.entries()) {
    const [state, access] = [states[place]!, accesses.get(one.claim.userId)!];
    if (!state.isOpen) outcomes.push({ state });
    else if (access instanceof AppError) outcomes.push(access);
    else {
      const ran = await devices.run(deviceOf(one, state), access);
      outcomes.push({ state, ran: { ...ran, access } });
    }
  }
  return outcomes;
}

type Outcome = AppError | { state: SyncState; ran?: Omit<NonNullable<Pushed['ran']>, 'changes'> };

function settled(outcome: Outcome, changes: GroupChanges): PromiseSettledResult<Pushed> {
  if (outcome instanceof AppError) return { status: 'rejected', reason: outcome };
  const { state, ran } = outcome;
  return { status: 'fulfilled', value: { state, ran: ran && { ...ran, changes } } };
}

const deviceOf = ({ claim, epoch, ...sent }: Sent, state: SyncState): SentByDevice => ({
  ...sent,
  ...authorOf(claim),
  isUnknown: isUnknownDevice(state, epoch),
});

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
  since: sinceOfMost(sent),
  operations: sent.flatMap(({ operations }) => operations.map(({ id }) => id)),
  devices: sent.map(({ claim: { userId }, deviceId }) => ({ userId, deviceId })),
  calls: sent.length,
});

const readable = ({ operations, unreadable }: Sent) =>
  operations.filter(({ id }) => !unreadable.has(id));

/** The least version that devices say they have, without those that were away for long. */
function sinceOfMost(sent: readonly Sent[]): number | undefined {
  const versions = sent.filter(({ epoch }) => epoch !== null).map(({ since }) => since);
  const newest = Math.max(...versions);
  const near = versions.filter((version) => version > newest - awayForLong);
  return near.length === 0 ? undefined : Math.min(...near);
}

/** Changes. */
const awayForLong = 100;
