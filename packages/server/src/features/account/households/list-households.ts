import type { householdsRoutes } from '@saltbush/contract/account/households';
import type { CallOutput } from '@saltbush/contract/route';
import {
  canSeeHousehold,
  findRestoreEnd,
  mayInHousehold,
} from '@saltbush/domain/account/households/permissions';
import type { Db } from '../../../platform/db/connect';
import { accessTo, presentDeleted, presentHousehold } from './households.present';
import { listHouseholdsOf, type HouseholdRow } from './households.store';

/** Those that the person may see, and those they have deleted and can restore. */
export async function listHouseholds(
  db: Db,
  userId: string,
  now: Date,
): Promise<CallOutput<typeof householdsRoutes.list>> {
  const rows = await listHouseholdsOf(db, userId);
  const canRestore = (row: HouseholdRow) => mayInHousehold('restore', accessTo(row, userId));
  return {
    households: rows.filter((row) => canSeeHousehold(accessTo(row, userId))).map(presentHousehold),
    deleted: rows.filter(canRestore).flatMap((row) => {
      const { deletedAt } = row.household;
      if (deletedAt === null || findRestoreEnd(deletedAt) <= now) return [];
      return [presentDeleted(row, deletedAt)];
    }),
  };
}
