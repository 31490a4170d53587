/** Joining a household because the settings of the instance say so for a group of the sign-in provider. */
import { AppError } from '@saltbush/contract/errors';
import { authorize } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { accessTo } from '../households.present';
import { findHousehold, lockHouseholdRow } from '../households.store';
import { joinHousehold } from './join-household';

/**
 * A member, and a household that is gone, closed or full, are left as they are: it is no reason not to
 * sign in.
 *
 * @returns whether the person is a member now
 */
export async function joinByProvider(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<boolean> {
  await lockHouseholdRow(tx, householdId);
  const found = await findHousehold(tx, householdId);
  if (!found) return false;
  const { role, isClosed, isDeleted } = accessTo(found, userId);
  if (role !== undefined) return true;
  try {
    const household = authorize(found, () => !isClosed && !isDeleted);
    await tx.transaction((inner) => joinHousehold(inner, household, { userId, now }));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
