/** Adding, removing, leaving and making someone else admin. */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../../deps';
import type { AccessLostListener } from '../../../access/recipe-access';
import { changeHousehold, getHousehold } from '../get-household';
import type { HouseholdHandlers } from '../household-handlers';
import { presentHousehold } from '../households.present';
import { updateHousehold } from '../households.store';
import { leaveHousehold, removeMember } from './end-membership';

export function memberHandlers(deps: Deps, onAccessLost: AccessLostListener) {
  const {
    database: { db },
    clock,
  } = deps;
  return {
    removeMember: async ({ params: { id, userId: memberId }, user: { userId } }) => {
      await removeMember(db, { id, userId, memberId, onAccessLost });
    },
    leave: async ({ params: { id }, user: { userId } }) => {
      await leaveHousehold(db, { id, userId, onAccessLost });
    },
    transferAdmin: async ({ params: { id }, body, user: { userId } }) => {
      const action = 'transferAdmin';
      await changeHousehold(db, { id, userId, action }, async (tx, household) => {
        if (!household.members.some((member) => member.userId === body.userId))
          throw new AppError('NOT_A_MEMBER');
        await updateHousehold(tx, household, { ownerId: body.userId, updatedAt: clock() });
      });
      return presentHousehold(await getHousehold(db, id, userId));
    },
  } satisfies HouseholdHandlers;
}
