/** The counter of a plan owner, its devices, and what decides what a person may see of it. */
import { eq, sql } from 'drizzle-orm';
import type { PlanHousehold } from '@saltbush/domain/plan/meal-plans/permissions';
import type { Db } from '../../../platform/db/connect';
import { namedStatement, type Connection } from '../../../platform/db/named-statement';
import { connectionOf } from '../../../platform/db/transaction';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import { chosenCountryOf, planHouseholdOf } from '../../account/households';
import { households } from '../../../schema/households';
import { planOwners } from '../../../schema/meal-plans';
import { syncDevices, syncEpoch } from '../../../schema/plan/sync';

export interface SyncState {
  isOpen: boolean;
  /** Null for one's own plan, and for a household that does not exist. */
  household: PlanHousehold | null;
  /** That the owner of the plan has chosen: for `countryOr`. */
  country: string | null;
  version: number;
  floor: number;
  epoch: string;
  device: DeviceState | undefined;
}

export interface DeviceState {
  lastSeq: number;
}

export interface DeviceKey {
  ownerId: string;
  userId: string;
  deviceId: string;
}

/**
 * In one statement, with the session. Without a household, of the person who asks.
 *
 * @param connections `statementPool`, or that of a transaction
 */
export async function readSyncState(
  connections: Connection,
  { householdId, deviceId }: { householdId: string | undefined; deviceId: string | undefined },
  claim: SessionClaim,
): Promise<SyncState> {
  const values = { householdId, deviceId, ...claimValues(claim) };
  const [row] = await stateOfOwner.run(connections, values);
  const [isOpen, household, country, version, floor, epoch, device] = row!;
  return {
    isOpen,
    household,
    country,
    version: version ?? 0,
    floor: floor ?? 0,
    epoch,
    device: device ?? undefined,
  };
}

/** Waits for other changes of the owner's rows, and holds back later ones until the transaction ends. */
export async function lockOwner(tx: Db, ownerId: string): Promise<number> {
  const version = await findVersion(tx, ownerId);
  if (version === undefined) throw new Error('A plan owner is missing');
  return version;
}

/** Like `lockOwner`, of an owner who may be removed meanwhile. */
export async function findVersion(tx: Db, ownerId: string): Promise<number | undefined> {
  const [row] = await lockingOwner.run(connectionOf(tx), { ownerId });
  return row?.[0];
}

/** Not "for update": a row that refers to the owner may be added meanwhile. */
const lockingOwner = namedStatement<[version: number]>(
  'lock_plan_owner',
  sql`select version::float8 from ${planOwners} where id = ${sql.placeholder('ownerId')}
    for no key update`,
);

export async function saveVersion(tx: Db, ownerId: string, version: number): Promise<void> {
  await tx.update(planOwners).set({ version }).where(eq(planOwners.id, ownerId));
}

export async function saveDevice(
  db: Db,
  { ownerId, userId, deviceId }: DeviceKey,
  { lastSeq, now }: DeviceState & { now: Date },
): Promise<void> {
  await db
    .insert(syncDevices)
    .values({ ownerId, userId, id: deviceId, lastSeq, seenAt: now })
    .onConflictDoUpdate({
      target: [syncDevices.ownerId, syncDevices.userId, syncDevices.id],
      set: { lastSeq, seenAt: now },
    });
}

/** @param epoch of the rows that the device has */
export const isUnknownDevice = ({ device, ...state }: SyncState, epoch: string | null): boolean =>
  !device || epoch !== state.epoch;

/** Of a device whose numbers the server does not know: the first operation that it sends says them. */
export const unknownSeq = -1;

type StateRow = [
  isOpen: boolean,
  household: PlanHousehold | null,
  country: string | null,
  version: number | null,
  floor: number | null,
  epoch: string,
  device: DeviceState | null,
];

const householdId = sql`${sql.placeholder('householdId')}::uuid`;
const userId = sql`${sql.placeholder('claimedUserId')}::uuid`;
const ownerId = sql`coalesce(${householdId}, ${userId})`;

const stateOfOwner = namedStatement<StateRow>(
  'sync_state',
  sql`select ${isSessionOpen}, ${planHouseholdOf(userId)}, ${chosenCountryOf(ownerId)},
      owner.version::float8, owner.floor::float8, instance.epoch,
      case when device.id is not null then json_build_object('lastSeq', device.last_seq) end
    from ${syncEpoch} instance
    left join ${households} on ${households.id} = ${householdId}
    left join ${planOwners} owner on owner.id = ${ownerId}
    left join ${syncDevices} device on device.owner_id = owner.id
      and device.user_id = ${userId} and device.id = ${sql.placeholder('deviceId')}::uuid
    where instance.place = 1`,
);
