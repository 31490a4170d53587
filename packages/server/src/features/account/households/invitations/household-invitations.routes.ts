import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import type { Deps } from '../../../../deps';
import type { Handlers } from '../../../../platform/http/handler';
import { serve } from '../../../../platform/http/serve';
import { getHousehold } from '../get-household';
import { acceptInvitation } from './accept-invitation';
import { isMember } from '../members/members.store';
import { cancelInvitation, declineInvitation } from './end-invitation';
import { presentDetails, presentReceived, presentSent, stateOf } from './invitations.present';
import {
  findInvitation,
  listOfHousehold,
  listSentBy,
  listSentTo,
  type InvitationRow,
} from './invitations.store';
import { invite } from './invite';

type InvitationHandlers = Partial<Handlers<typeof householdInvitationsRoutes>>;

export function serveHouseholdInvitations(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    householdInvitationsRoutes,
  )({
    ...ownerHandlers(deps),
    ...guestHandlers(deps),
  });
}

/** For the owner of the household. */
function ownerHandlers(deps: Deps) {
  const {
    database: { db },
    clock,
  } = deps;
  return {
    invite: async ({ params: { id }, body: { email, role }, user: { userId } }) =>
      invite(deps, { id, userId, email, role }),
    listOfHousehold: async ({ params, user }) => {
      const household = await getHousehold(db, params.id, user.userId, 'invite');
      const now = clock();
      const rows = await listOfHousehold(db, household);
      return { invitations: rows.map((row) => presentSent(row, now)) };
    },
    listSent: async ({ user }) => {
      const now = clock();
      const rows = await listSentBy(db, user.userId);
      return { invitations: rows.filter(isPendingAt(now)).map((row) => presentSent(row, now)) };
    },
    cancel: async ({ params, user }) => {
      await cancelInvitation(db, params.id, user.userId);
    },
  } satisfies InvitationHandlers;
}

/** For whoever is invited. */
function guestHandlers({ database: { db }, clock }: Deps) {
  return {
    listPending: async ({ user }) => {
      const now = clock();
      const rows = await listSentTo(db, user.userId);
      return { invitations: rows.filter(isPendingAt(now)).map((row) => presentReceived(row, now)) };
    },
    details: async ({ params, user }) => {
      const row = await findInvitation(db, params.id, user?.userId);
      if (!row) throw new AppError('INVITATION_NOT_FOUND');
      const isIn = user !== undefined && (await isMember(db, row.household.id, user.userId));
      return presentDetails(row, { isMember: isIn, now: clock() });
    },
    accept: async ({ params, user }) =>
      acceptInvitation(db, { key: params.id, userId: user.userId, now: clock() }),
    decline: async ({ params, user }) => {
      await declineInvitation(db, { key: params.id, userId: user.userId, now: clock() });
    },
  } satisfies InvitationHandlers;
}

const isPendingAt = (now: Date) => (row: InvitationRow) => stateOf(row, now) === 'pending';
