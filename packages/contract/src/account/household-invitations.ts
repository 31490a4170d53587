/**
 * Invitations to a household (Spec 3 and 7), by email or by link.
 *
 * - One by email is answered once. The address's owner also finds it among the pending ones, if the
 *   address is verified.
 * - One by link can be accepted by several people until it is cancelled or expires.
 * - The token of a link is shown once, when it is made: only its digest is stored.
 */
import * as z from 'zod/mini';
import { invitationStates } from '@saltbush/domain/account/households/invitation-state';
import { givenRoles } from '@saltbush/domain/account/households/roles';
import { linkTokenSchema } from './accounts';
import { emailSchema, idParams, idSchema, timestampSchema } from '../schemas/fields';
import { route } from '../route';

export const invitationLimits = { pendingOfHousehold: 100, listed: 200 } as const;

const invitationFields = {
  _id: idSchema,
  household: z.object({ _id: idSchema, name: z.string() }),
  invitedBy: z.object({ _id: idSchema, username: z.string() }),
  state: z.enum(invitationStates),
  /** What who accepts becomes. */
  role: z.enum(givenRoles),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
};

/** As the household's owner sees it. */
const sentInvitationSchema = z.object({
  ...invitationFields,
  /** Absent for a link. */
  email: z.optional(z.string()),
  /** How many people joined with it. */
  acceptedCount: z.int(),
});

export const newInvitationSchema = z.object({
  ...sentInvitationSchema.shape,
  url: z.string(),
  /** Whether the link was also sent to the address: only when mail is set up. */
  isMailed: z.boolean(),
});

/** As the person who is invited sees it. */
const receivedInvitationSchema = z.object(invitationFields);

/** What a link says to whoever opens it, signed in or not. */
const invitationDetailsSchema = z.object({
  ...invitationFields,
  memberCount: z.int(),
  /** The caller is in the household already. */
  isMember: z.boolean(),
});

/** The id of an invitation to one's own address, or the token of a link. */
const invitationParams = z.object({ id: z.union([idSchema, linkTokenSchema]) });

export const householdInvitationsRoutes = {
  invite: route({
    method: 'POST',
    path: '/households/{id}/invitations',
    summary:
      'Invite someone by email, or make a link to share. A new one to the same address replaces the last.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      email: z.optional(emailSchema),
      /** What who accepts becomes; a member, if absent. */
      role: z.optional(z.enum(givenRoles)),
    }),
    response: newInvitationSchema,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_A_MEMBER',
      'TOO_MANY_INVITATIONS',
      'TOO_MANY_MAILS',
    ],
    rateLimit: { max: 60, seconds: 600 },
  }),
  listOfHousehold: route({
    method: 'GET',
    path: '/households/{id}/invitations',
    summary: 'The invitations of a household, newest first.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ invitations: z.array(sentInvitationSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  listSent: route({
    method: 'GET',
    path: '/households/invitations/sent',
    summary: 'The pending invitations that one has sent, newest first.',
    access: 'signed-in',
    response: z.object({ invitations: z.array(sentInvitationSchema) }),
  }),
  listPending: route({
    method: 'GET',
    path: '/households/invitations/pending',
    summary: 'The pending invitations to one’s own verified email address, newest first.',
    access: 'signed-in',
    response: z.object({ invitations: z.array(receivedInvitationSchema) }),
  }),
  details: route({
    method: 'GET',
    path: '/households/invitations/{id}/details',
    summary: 'What an invitation is to, and whether it can still be accepted.',
    access: 'anyone',
    params: invitationParams,
    response: invitationDetailsSchema,
    errors: ['INVITATION_NOT_FOUND'],
    rateLimit: { max: 120, seconds: 600 },
  }),
  accept: route({
    method: 'POST',
    path: '/households/invitations/{id}/accept',
    summary: 'Join the household. Accepting twice is no error.',
    access: 'signed-in',
    params: invitationParams,
    response: z.object({ householdId: idSchema, householdName: z.string() }),
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED', 'HOUSEHOLD_FULL', 'TOO_MANY_HOUSEHOLDS'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  decline: route({
    method: 'POST',
    path: '/households/invitations/{id}/decline',
    summary: 'Say no to an invitation by email. Of a link, nothing changes: others may use it.',
    access: 'signed-in',
    params: invitationParams,
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  cancel: route({
    method: 'DELETE',
    path: '/households/invitations/{id}',
    summary: 'Take an invitation back: its link no longer works.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type SentInvitation = z.output<typeof sentInvitationSchema>;
export type NewInvitation = z.output<typeof newInvitationSchema>;
export type ReceivedInvitation = z.output<typeof receivedInvitationSchema>;
export type InvitationDetails = z.output<typeof invitationDetailsSchema>;
