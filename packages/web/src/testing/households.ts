/** Test households. Priya is the first user of every test. */
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import type {
  InvitationDetails,
  SentInvitation,
} from '@saltbush/contract/account/household-invitations';
import type { Household } from '@saltbush/contract/account/households';
import { priya } from './people';

export const harpersId = '01960000-0000-7000-8000-0000000000a1';
export const dan = { _id: '01960000-0000-7000-8000-0000000000b1', username: 'Dan' };

export type Role = Household['members'][number]['role'];

export const memberOf = (
  user: { _id: string; username: string },
  role: Role,
): Household['members'][number] => ({ user, role, joinedAt: '2026-11-01T00:00:00.000Z' });

/** The Harpers: Priya with this role, and Dan with the other. */
export const harpers = (role: Role, changes: Partial<Household> = {}): Household => ({
  _id: harpersId,
  name: 'The Harpers',
  members: [
    memberOf(dan, role === 'owner' ? 'member' : 'owner'),
    memberOf({ _id: priya._id, username: 'Priya' }, role),
  ],
  status: 'active',
  settings: { enableMealPlanning: true, enableShoppingLists: true },
  timeZone: 'Australia/Sydney',
  firstWeekday: null,
  country: null,
  homeCountry: standInCountry,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...changes,
});

/** A link that is pending, made by Priya. */
export const sentInvitation = (changes: Partial<SentInvitation> = {}): SentInvitation => ({
  _id: '01960000-0000-7000-8000-0000000000c1',
  household: { _id: harpersId, name: 'The Harpers' },
  invitedBy: { _id: priya._id, username: 'Priya' },
  state: 'pending',
  role: 'member',
  createdAt: '2026-11-17T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  acceptedCount: 0,
  ...changes,
});

/** As whoever opens its link sees it: pending, made by Dan. */
export const openedInvitation: InvitationDetails = {
  _id: '01960000-0000-7000-8000-0000000000c1',
  household: { _id: harpersId, name: 'The Harpers' },
  invitedBy: dan,
  state: 'pending',
  role: 'member',
  createdAt: '2026-11-17T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  memberCount: 3,
  isMember: false,
};
