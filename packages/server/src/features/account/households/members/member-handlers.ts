/** Adding, removing, leaving, changing roles and making someone else admin. */
import type { Deps } from '../../../../deps';
import type { AccessLostListener } from '../../../access/recipe-access';
import { getHousehold } from '../get-household';
import type { HouseholdHandlers } from '../household-handlers';
import { presentHousehold } from '../households.present';
import { changeRole } from './change-role';
import { leaveHousehold, removeMember } from './end-membership';
import { transferAdmin } from './transfer-admin';

export function memberHandlers(deps: Deps, onAccessLost: AccessLostListener) {
  const {
    database: { db },
    clock,
  } = deps;
  return {
    removeMember: async ({ params: { id, userId: memberId }, user: { userId } }) => {
      await removeMember(db, { id, userId, memberId, onAccessLost });
    },
    changeRole: async ({ params: { id, userId: memberId }, body: { role }, user: { userId } }) =>
      presentHousehold(await changeRole(db, { id, userId, memberId, role })),
    leave: async ({ params: { id }, user: { userId } }) => {
      await leaveHousehold(db, { id, userId, onAccessLost });
    },
    transferAdmin: async ({ params: { id }, body, user: { userId } }) => {
      const { userId: newOwnerId, andLeave = false } = body;
      const transfer = { id, userId, newOwnerId, andLeave, now: clock(), onAccessLost };
      const left = await transferAdmin(db, transfer);
      return presentHousehold(left ?? (await getHousehold(db, id, userId)));
    },
  } satisfies HouseholdHandlers;
}
