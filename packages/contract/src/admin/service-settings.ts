/**
 * Outside services that an admin sets up while the instance runs (decision 0121). What the environment sets up stays as it
 * says there. A secret is sent, and never answered.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { emailSchema, lineSchema, rawTextSchema, webAddressSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

export const settableServices = [
  'mail',
  'sign-in-provider',
  'photo-reading',
  'image-generation',
] as const;
export type SettableService = (typeof settableServices)[number];

export const serviceTitles: Record<SettableService, string> = {
  mail: say('Email'),
  'sign-in-provider': say('Sign-in provider'),
  'photo-reading': say('Reading photos'),
  'image-generation': say('Drawing pictures'),
};

/** In characters. */
export const serviceLimits = {
  host: 253,
  user: 320,
  secret: 2_000,
  address: 1_000,
  clientId: 500,
  name: 60,
  group: 200,
  scopes: 500,
  model: 200,
} as const;

/** A name, or an address by number of either version. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|[0-9a-f]*:[0-9a-f:]+)$/;

const hostSchema = z
  .string(say('Please enter the mail server'))
  .check(
    z.trim(),
    z.toLowerCase(),
    maxLength(serviceLimits.host, { error: say('Please use at most 253 characters'), abort: true }),
    z.regex(hostPattern, say('Please enter a name like mail.example.com')),
  );

/** Keys have a field of their own, which is encrypted. */
const addressPattern = /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/;

const addressSchema = webAddressSchema(serviceLimits.address).check(
  z.refine(
    (url) => addressPattern.test(url),
    say('Please enter an address without a password, "?" and "#"'),
  ),
);

const mailSchema = z.object({
  service: z.literal('mail'),
  host: hostSchema,
  port: z
    .int(say('Please enter a whole number'))
    .check(z.gte(1, say('Ports begin at 1')), z.lte(65_535, say('Ports end at 65535'))),
  /** Encrypted from the first byte, as on port 465; otherwise as soon as the server offers it (STARTTLS). */
  isTls: z.boolean(),
  /** Absent: it takes mail without a sign-in. */
  user: z.optional(lineSchema(serviceLimits.user)),
  /** The address that mails come from. */
  fromAddress: emailSchema,
});

const providerSchema = z.object({
  service: z.literal('sign-in-provider'),
  issuer: addressSchema,
  clientId: lineSchema(serviceLimits.clientId, say('Please enter the client ID')),
  /** On the button; absent: the host of the issuer. */
  name: z.optional(lineSchema(serviceLimits.name)),
  /** With spaces. */
  scopes: z.optional(lineSchema(serviceLimits.scopes)),
  /** The claim that lists a person's groups. */
  groupsClaim: z.optional(lineSchema(serviceLimits.group)),
  /** Whose members may sign in; absent: everyone of the provider. */
  allowedGroup: z.optional(lineSchema(serviceLimits.group)),
  /** Whose members are admins here. */
  adminGroup: z.optional(lineSchema(serviceLimits.group)),
  /** Its people may make an account whatever the registration setting says. */
  isAlwaysOpen: z.boolean(),
});

const modelFields = {
  /** Up to the version: "https://api.example.com/v1". */
  url: addressSchema,
  model: lineSchema(serviceLimits.model, say('Please enter the name of the model')),
};
const photoReadingSchema = z.object({ service: z.literal('photo-reading'), ...modelFields });
const imageGenerationSchema = z.object({ service: z.literal('image-generation'), ...modelFields });

/** What is stored of a service, but for its secret. */
/** No discriminated union: its code would be part of what the first page loads. */
export const serviceSettingsSchema = z.union([
  mailSchema,
  providerSchema,
  photoReadingSchema,
  imageGenerationSchema,
]);

/**
 * The password, the secret of the client or the key. Absent: the stored one stays, which works only while the server that
 * it is for stays too. Blank: none.
 */
const secretFields = { secret: z.optional(rawTextSchema(serviceLimits.secret)) };

const saveSchema = z.union([
  z.object({ ...mailSchema.shape, ...secretFields }),
  z.object({ ...providerSchema.shape, ...secretFields }),
  z.object({ ...photoReadingSchema.shape, ...secretFields }),
  z.object({ ...imageGenerationSchema.shape, ...secretFields }),
]);

const stateSchema = z.object({
  service: z.enum(settableServices),
  /** Who set it up. */
  source: z.enum(['environment', 'screen', 'none']),
  /** The environment variables by which it can be set up, and is where the source says so. */
  variables: z.array(z.string()),
  /** As an admin has stored them; they count unless the environment sets up the service. */
  settings: z.optional(serviceSettingsSchema),
  hasSecret: z.boolean(),
  /** It was encrypted with another key, as after a restore: the service is off until it is entered again. */
  isSecretUnreadable: z.boolean(),
});

const listSchema = z.object({ services: z.array(stateSchema) });
const serviceParams = z.object({ service: z.enum(settableServices) });

const minute = 60;
const adminTimeoutMs = 15_000;

export const serviceSettingsRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/services',
    summary: 'Outside services that can be set up here, and how they are; never a secret.',
    access: 'admin',
    response: listSchema,
    timeoutMs: adminTimeoutMs,
  }),
  save: route({
    method: 'PUT',
    path: '/admin/services',
    summary: 'Set up one outside service. Without "secret" the stored one stays.',
    access: 'admin',
    body: saveSchema,
    response: listSchema,
    errors: ['NOT_POSSIBLE'],
    timeoutMs: adminTimeoutMs,
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/services/{service}',
    summary: 'Remove the settings of an outside service, and its secret.',
    access: 'admin',
    params: serviceParams,
    timeoutMs: adminTimeoutMs,
  }),
  check: route({
    method: 'POST',
    path: '/admin/services/{service}/check',
    summary:
      'Try an outside service as it is set up: sends a mail to the admin, reads what the provider says of itself, or asks the model something small.',
    access: 'admin',
    params: serviceParams,
    response: z.object({
      isWorking: z.boolean(),
      /** What happened, and what to do, in words for the admin. */
      message: z.string(),
    }),
    errors: ['NOT_POSSIBLE'],
    rateLimit: { max: 20, seconds: 5 * minute },
    heavy: 'waiting',
    // An image takes long to draw.
    timeoutMs: 125_000,
  }),
};

export type ServiceSettingsOnWire = z.output<typeof serviceSettingsSchema>;
export type ServiceSettingsFor<Service extends SettableService> = Extract<
  ServiceSettingsOnWire,
  { service: Service }
>;
export type ServiceChange = z.output<typeof saveSchema>;
export type ServiceState = z.output<typeof stateSchema>;
