/**
 * Settings of the whole instance that an admin changes while it runs. Another setting is a field of
 * `instanceSettingsSchema`, and a default in `server/features/account/instance-settings`.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';

/** Who may make an account: anyone, those with an invitation to a community, or nobody. */
export const registrationModes = ['open', 'invite-only', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What each person and each community may store, in millions of bytes (decision 0085). */
export const storageLimits = { default: 2_000, least: 10, most: 1_000_000 } as const;

const storageMegabytesSchema = z.int(say('Please enter a whole number of MB')).check(
  z.gte(storageLimits.least, {
    error: () => say('Please allow at least {least} MB', { least: storageLimits.least }),
  }),
  z.lte(storageLimits.most, say('Please allow at most 1,000,000 MB')),
);

export const instanceSettingsSchema = z.object({
  registration: z.enum(registrationModes),
  storageMegabytes: storageMegabytesSchema,
  /** Whether what only other people need is linked: plans, feedback, and the pages that look after them. */
  isForPublic: z.boolean(),
  /** Whether recipes that are listed for everyone, and their cooks, can be found without signing in. */
  visitorsMayBrowse: z.boolean(),
});

export const instanceSettingsRoutes = {
  get: route({
    method: 'GET',
    path: '/admin/settings',
    summary: 'Settings of this instance.',
    access: 'admin',
    response: instanceSettingsSchema,
    timeoutMs: 15_000,
  }),
  update: route({
    method: 'PATCH',
    path: '/admin/settings',
    summary: 'Change the settings that are sent, leave the rest.',
    access: 'admin',
    body: z.partial(instanceSettingsSchema),
    response: instanceSettingsSchema,
    timeoutMs: 15_000,
  }),
  shown: route({
    method: 'GET',
    path: '/instance',
    summary: 'What of this instance everybody who is signed in goes by.',
    access: 'signed-in',
    response: z.pick(instanceSettingsSchema, { isForPublic: true }),
  }),
  question: route({
    method: 'GET',
    path: '/admin/settings/question',
    summary:
      'Whether the first admin is to be asked who may make an account: while they are alone and nobody has decided.',
    access: 'admin',
    response: z.object({ isAsked: z.boolean() }),
    timeoutMs: 15_000,
  }),
};

export type InstanceSettings = z.output<typeof instanceSettingsSchema>;
