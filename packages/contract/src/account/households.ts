/** Households (Spec 3 and 7), on the screen Communities: people who cook together. */
import * as z from 'zod/mini';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { givenRoles, householdRoles } from '@saltbush/domain/account/households/roles';
import { say } from '@saltbush/domain/texts/say';
import { newInvitationSchema } from './household-invitations';
import { countrySchema } from '../schemas/country';
import {
  browserHintSchema,
  emailSchema,
  idParams,
  idSchema,
  timestampSchema,
  timeZoneSchema,
} from '../schemas/fields';
import { inOneAlphabet, nameSchema } from '../schemas/names';
import { weekdaySchema } from '../schemas/weekday';
import { route } from '../route';

export const householdLimits = {
  name: 100,
  /** That one founded or accepted. */
  ofOnePerson: 50,
  /** That others added one to. */
  addedToOnePerson: 50,
  members: 50,
  /** Without asking, by one person. */
  addedADay: 20,
} as const;

const householdNameSchema = nameSchema(
  householdLimits.name,
  say('Please give the community a name'),
).check(inOneAlphabet);

const memberSchema = z.object({
  user: z.object({ _id: idSchema, username: z.string() }),
  /** The owner is shown as admin, an admin as co-admin. */
  role: z.enum(householdRoles),
  joinedAt: timestampSchema,
  /** The name of who added them without asking, for 14 days. */
  addedBy: z.optional(z.string()),
});

export const householdSchema = z.object({
  _id: idSchema,
  name: z.string(),
  members: z.array(memberSchema),
  /** A closed one is seen by its owner alone, who may restore it. */
  status: z.enum(['active', 'closed']),
  settings: z.object({ enableMealPlanning: z.boolean(), enableShoppingLists: z.boolean() }),
  /** Of its plan and list, for everybody in it; null until its admin chooses it. */
  timeZone: z.nullable(z.string()),
  /** The weekday its plan's weeks start on; that of its country until its admin chooses another, null without one. */
  firstWeekday: z.nullable(z.string()),
  /** A code like "NZ"; null until its admin chooses it. */
  country: z.nullable(z.string()),
  /** What screens need of it; of one that has none, that of Australia. */
  homeCountry: z.custom<HomeCountry>(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

const defaultHouseholdSchema = z.object({ householdId: z.nullable(idSchema) });

const deletedHouseholdSchema = z.object({
  _id: idSchema,
  name: z.string(),
  deletedAt: timestampSchema,
  /** Then it is removed with its plans, lists and invitations. */
  removedAt: timestampSchema,
});

const memberParams = z.extend(idParams, { userId: idSchema });

export const householdsRoutes = {
  create: route({
    method: 'POST',
    path: '/households',
    summary: 'Found a household; whoever does owns it.',
    access: 'signed-in',
    body: z.object({
      name: householdNameSchema,
      /** Of the founder’s browser; if absent or no place, that of the founder. */
      timeZone: z.optional(browserHintSchema),
      /** Likewise. */
      firstWeekday: z.optional(browserHintSchema),
      /** Its language, which with the time zone proposes the country: "en-NZ". */
      language: z.optional(browserHintSchema),
    }),
    response: householdSchema,
    errors: ['TOO_MANY_HOUSEHOLDS'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  list: route({
    method: 'GET',
    path: '/households',
    summary: 'The households one is in, by name; and those one has deleted and can restore.',
    access: 'signed-in',
    response: z.object({
      households: z.array(householdSchema),
      deleted: z.array(deletedHouseholdSchema),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/households/{id}',
    summary: 'One household, for its members.',
    access: 'signed-in',
    params: idParams,
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  changeSettings: route({
    method: 'PATCH',
    path: '/households/{id}/settings',
    summary:
      'Rename it, change its time zone, first weekday or country, or switch meal planning or shopping lists on or off.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      name: z.optional(householdNameSchema),
      enableMealPlanning: z.optional(z.boolean()),
      enableShoppingLists: z.optional(z.boolean()),
      timeZone: z.optional(timeZoneSchema),
      firstWeekday: z.optional(weekdaySchema),
      country: z.optional(countrySchema),
    }),
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  addMember: route({
    method: 'POST',
    path: '/households/{id}/members',
    summary:
      'Add someone with whom one shares a community; they get an email. Anyone else gets an invitation, ' +
      'whether they have an account or not.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      email: emailSchema,
      /** What they become; a member, if absent. */
      role: z.optional(z.enum(givenRoles)),
    }),
    response: z.extend(householdSchema, {
      /** Absent when they were added. */
      invitation: z.optional(newInvitationSchema),
    }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_A_MEMBER',
      'HOUSEHOLD_FULL',
      'TOO_MANY_INVITATIONS',
      'TOO_MANY_HOUSEHOLDS',
      'TOO_MANY_MAILS',
    ],
    rateLimit: { max: 30, seconds: 600 },
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/households/{id}/members/{userId}',
    summary:
      'Remove a member, and cancel the open invitations by which they could come back. ' +
      'The owner can’t be removed.',
    access: 'signed-in',
    params: memberParams,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'OWNER_MUST_TRANSFER', 'NOT_A_MEMBER'],
  }),
  changeRole: route({
    method: 'PATCH',
    path: '/households/{id}/members/{userId}',
    summary:
      'Change what a member may do, at once. One who may do less than before can’t come back by an open ' +
      'invitation that gives more: those are cancelled. The owner’s role is handed over instead.',
    access: 'signed-in',
    params: memberParams,
    body: z.object({ role: z.enum(givenRoles) }),
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'OWNER_MUST_TRANSFER', 'NOT_A_MEMBER'],
  }),
  leave: route({
    method: 'POST',
    path: '/households/{id}/leave',
    summary:
      'Leave it. The owner makes someone else admin first or with leaving (transferAdmin), or closes or deletes it.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'OWNER_MUST_TRANSFER'],
  }),
  transferAdmin: route({
    method: 'POST',
    path: '/households/{id}/transfer-admin',
    summary: 'Make another member the owner; whoever was it becomes a member, or leaves.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      userId: idSchema,
      /** Both at once, so that neither is done without the other. */
      andLeave: z.optional(z.boolean()),
    }),
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_A_MEMBER'],
  }),
  close: route({
    method: 'POST',
    path: '/households/{id}/close',
    summary: 'Hide it from its members until it is restored.',
    access: 'signed-in',
    params: idParams,
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  restore: route({
    method: 'POST',
    path: '/households/{id}/restore',
    summary:
      'Open a closed one again, or bring back a deleted one within 30 days, as it was before.',
    access: 'signed-in',
    params: idParams,
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_HOUSEHOLDS'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/households/{id}',
    summary: 'Delete it. Its owner can bring it back within 30 days.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  getDefault: route({
    method: 'GET',
    path: '/users/default-household',
    summary: 'The household whose plan and list open first; null for one’s own.',
    access: 'signed-in',
    response: defaultHouseholdSchema,
  }),
  setDefault: route({
    method: 'PATCH',
    path: '/users/default-household',
    summary: 'Choose the household whose plan and list open first.',
    access: 'signed-in',
    body: z.object({ householdId: idSchema }),
    response: defaultHouseholdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  clearDefault: route({
    method: 'DELETE',
    path: '/users/default-household',
    summary: 'Open one’s own plan and list first.',
    access: 'signed-in',
  }),
};

export type Household = z.output<typeof householdSchema>;
export type DeletedHousehold = z.output<typeof deletedHouseholdSchema>;
