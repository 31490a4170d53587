/** Founding, reading and changing households. What is allowed decides `get-household.ts`. */
import type { FastifyInstance } from 'fastify';
import { householdsRoutes } from '@saltbush/contract/account/households';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import type { AccessLostListener } from '../../access/recipe-access';
import { closeHousehold, deleteHousehold, restoreHousehold } from './change-state';
import { clearDefault, findDefaultHouseholdId, setDefault } from './default-household.store';
import { changeHousehold, getHousehold } from './get-household';
import type { HouseholdHandlers } from './household-handlers';
import { presentHousehold } from './households.present';
import { createHousehold, updateHousehold } from './households.store';
import { listHouseholds } from './list-households';
import { scheduleHouseholdMaintenance } from './maintenance/household-maintenance';
import { addMember } from './invitations/add-member';
import { memberHandlers } from './members/member-handlers';

export function serveHouseholds(
  app: FastifyInstance,
  deps: Deps,
  onAccessLost: AccessLostListener,
): void {
  serve(
    app,
    householdsRoutes,
  )({
    ...householdHandlers(deps),
    ...stateHandlers(deps),
    ...memberHandlers(deps, onAccessLost),
    ...addingHandlers(deps),
    ...defaultHandlers(deps),
  });
  scheduleHouseholdMaintenance(app, deps, onAccessLost);
}

function householdHandlers({ database: { db }, clock }: Deps) {
  return {
    create: async ({ body, user: { userId } }) => {
      const id = await createHousehold(db, { ...body, ownerId: userId, now: clock() });
      return presentHousehold(await getHousehold(db, id, userId));
    },
    list: async ({ user }) => listHouseholds(db, user.userId, clock()),
    get: async ({ params, user }) =>
      presentHousehold(await getHousehold(db, params.id, user.userId)),
    changeSettings: async ({ params: { id }, body, user: { userId } }) => {
      const change = { ...body, updatedAt: clock() };
      await changeHousehold(db, { id, userId, action: 'changeSettings' }, (tx, household) =>
        updateHousehold(tx, household, change),
      );
      return presentHousehold(await getHousehold(db, id, userId));
    },
  } satisfies HouseholdHandlers;
}

function stateHandlers({ database: { db }, clock }: Deps) {
  return {
    close: async ({ params: { id }, user: { userId } }) => {
      await closeHousehold(db, { id, userId, now: clock() });
      return presentHousehold(await getHousehold(db, id, userId));
    },
    restore: async ({ params: { id }, user: { userId } }) => {
      await restoreHousehold(db, { id, userId, now: clock() });
      return presentHousehold(await getHousehold(db, id, userId));
    },
    remove: async ({ params: { id }, user: { userId } }) => {
      await deleteHousehold(db, { id, userId, now: clock() });
    },
  } satisfies HouseholdHandlers;
}

function addingHandlers(deps: Deps) {
  const { db } = deps.database;
  return {
    addMember: async ({ params: { id }, body: { email, role }, user: { userId } }) => {
      const invitation = await addMember(deps, { id, userId, email, role });
      return { ...presentHousehold(await getHousehold(db, id, userId)), invitation };
    },
  } satisfies HouseholdHandlers;
}

function defaultHandlers({ database: { db } }: Deps) {
  return {
    getDefault: async ({ user }) => ({
      householdId: await findDefaultHouseholdId(db, user.userId),
    }),
    setDefault: async ({ body: { householdId }, user: { userId } }) => {
      await setDefault(db, { id: householdId, userId });
      return { householdId };
    },
    clearDefault: async ({ user }) => {
      await clearDefault(db, user.userId);
    },
  } satisfies HouseholdHandlers;
}
