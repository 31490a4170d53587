/**
 * Finds a household, and decides what a person may do in it: every call and every other feature asks
 * here, and the answer is that of the domain's table (`domain/account/households/permissions.ts`).
 */
import type { ErrorCode } from '@saltbush/contract/errors';
import {
  mayInHousehold,
  type HouseholdAccess,
  type HouseholdAction,
} from '@saltbush/domain/account/households/permissions';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { accessTo, settingsOf } from './households.present';
import {
  findHousehold,
  lockHouseholdRow,
  lockMembersOf,
  type HouseholdRow,
} from './households.store';

export type AuthorizedHousehold = Authorized<HouseholdRow>;

interface Intention {
  id: string;
  userId: string;
  action: HouseholdAction;
}

/** @throws AppError NOT_FOUND when there is none; FORBIDDEN when this person may not do this in it */
export async function getHousehold(
  db: Db,
  id: string,
  userId: string,
  action: HouseholdAction = 'see',
): Promise<AuthorizedHousehold> {
  const household = await findHousehold(db, id);
  return authorize(
    household,
    (found) => mayInHousehold(action, accessTo(found, userId), settingsOf(found)),
    household && refusalOf(action, accessTo(household, userId)),
  );
}

/**
 * Within the transaction that shares something with it: who shares stays a member until it is committed,
 * so that leaving ends it.
 */
export async function getHouseholdToShareWith(
  tx: Db,
  id: string,
  userId: string,
): Promise<AuthorizedHousehold> {
  await lockMembersOf(tx, [id]);
  return getHousehold(tx, id, userId, 'shareRecipes');
}

/**
 * Changes a household in one transaction. It is locked first: changes of its members, invitations and
 * state happen one after the other, and each is checked against what the one before left.
 *
 * @throws AppError like `getHousehold`; OWNER_MUST_TRANSFER for an owner who wants to leave
 */
export async function changeHousehold<Result>(
  db: Db,
  { id, userId, action }: Intention,
  work: (tx: Db, household: AuthorizedHousehold) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockHouseholdRow(tx, id);
    return work(tx, await getHousehold(tx, id, userId, action));
  });
}

/** An owner who may not leave can do something about it. */
const refusalOf = (action: HouseholdAction, { role, isDeleted }: HouseholdAccess): ErrorCode =>
  action === 'leave' && role === 'owner' && !isDeleted ? 'OWNER_MUST_TRANSFER' : 'FORBIDDEN';
