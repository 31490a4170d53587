import { canSeeHousehold } from '@saltbush/domain/households/permissions';
import { authorize, type Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { accessTo } from './households.present';
import { findHousehold, type HouseholdRow } from './households.store';

/** @throws AppError NOT_FOUND when there is none; FORBIDDEN when this person is not in it */
export async function getHousehold(
  db: Db,
  id: string,
  userId: string,
): Promise<Authorized<HouseholdRow>> {
  return authorize(
    await findHousehold(db, id),
    (found) => canSeeHousehold(accessTo(found, userId)),
    'FORBIDDEN',
  );
}
