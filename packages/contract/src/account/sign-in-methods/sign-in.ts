/**
 * Ways to sign in besides the password: a provider that speaks OpenID Connect, a passkey, and the second
 * step of those who use an authenticator app. Each ends like a login (`accountsRoutes.login`).
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { deviceTokenSchema, linkTokenSchema, signedInFields } from '../accounts';
import { registrationModes } from '../instance-settings';
import { route } from '../../route';
import { browserHintSchema, idSchema, rawTextSchema } from '../../schemas/fields';
import { maxLength, minLength } from '../../schemas/lengths';

/** A random text of ours, in base64url. */
const secretSchema = rawTextSchema(200);
/** Base64url, as WebAuthn's JSON has it. */
const bytesSchema = (most: number) => z.string().check(maxLength(most), z.regex(/^[\w-]*$/));
const longest = 20_000;

const signedInSchema = z.object(signedInFields);

/** A text where the code from the app, or one of the recovery codes, was typed. */
export const codeSchema = z
  .string(say('Please type the code'))
  .check(
    z.trim(),
    minLength(1, say('Please type the code')),
    maxLength(60, say('That is too long')),
  );

/**
 * What `navigator.credentials` is given and answers, as JSON (WebAuthn Level 3, 5.1.8 and 5.1.9). The server
 * makes and checks it with a library; here only its size and form.
 */
export const credentialOptionsSchema = z.record(z.string(), z.unknown());

const assertionSchema = z.object({
  id: bytesSchema(2_000),
  rawId: bytesSchema(2_000),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema(longest),
    authenticatorData: bytesSchema(longest),
    signature: bytesSchema(longest),
    userHandle: z.optional(bytesSchema(500)),
  }),
});

export const attestationSchema = z.object({
  id: bytesSchema(2_000),
  rawId: bytesSchema(2_000),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema(longest),
    attestationObject: bytesSchema(longest),
    transports: z.optional(z.array(z.string().check(maxLength(30))).check(maxLength(10))),
  }),
});

/** What the provider's page sends back to ours in the address (OpenID Connect Core, 3.1.2.5). */
const providerAnswerFields = {
  state: secretSchema,
  /** Only the tab that began has it. */
  secret: secretSchema,
  code: z.optional(rawTextSchema(4_000)),
  iss: z.optional(rawTextSchema(1_000)),
  error: z.optional(rawTextSchema(200)),
};

const minute = 60;

/** How a sign-in by a provider or a proxy ends. */
const arrivalSchema = z.union([
  z.object({
    ...signedInFields,
    /** An account was made just now. */
    isNewAccount: z.boolean(),
    acceptedInvitation: z.optional(z.object({ householdName: z.string(), householdId: idSchema })),
  }),
  /** An account with this address is there, and its password says whether it is the same person's. */
  z.object({ linkAccount: z.object({ token: z.string(), email: z.string() }) }),
]);
const arrivalErrors = [
  'PROVIDER_UNREACHABLE',
  'SIGN_IN_REFUSED',
  'EMAIL_NOT_VERIFIED',
  'SECOND_STEP_NEEDED',
  'DELETION_DUE',
  'REGISTRATION_CLOSED',
] as const;

/** What somebody brings who may turn out to need a new account. */
const arrivalFields = {
  invitationToken: z.optional(linkTokenSchema),
  /** Of the browser, for a new account. */
  timeZone: z.optional(browserHintSchema),
  firstWeekday: z.optional(browserHintSchema),
  language: z.optional(browserHintSchema),
};

export const signInRoutes = {
  options: route({
    method: 'GET',
    path: '/auth/options',
    summary: 'Ways to sign in here, and who may make an account.',
    access: 'anyone',
    response: z.object({
      /** The name on the button; absent where no provider is set up. */
      provider: z.optional(z.object({ name: z.string() })),
      /** Who the proxy says the visitor is, to be shown; absent where none says it. */
      proxy: z.optional(z.object({ name: z.string() })),
      hasPasskeys: z.boolean(),
      registration: z.enum(registrationModes),
      /** Nobody has an account yet: the first may be made in any case. */
      isFirstAccount: z.boolean(),
      /** Without it no screen promises an email. */
      isMailSetUp: z.boolean(),
    }),
    rateLimit: { max: 300, seconds: 5 * minute },
  }),
  startProvider: route({
    method: 'POST',
    path: '/auth/provider/start',
    summary: 'Begin to sign in with the provider: the address of its page.',
    access: 'anyone',
    body: z.object({}),
    response: z.object({ url: z.string(), secret: z.string() }),
    errors: ['SIGN_IN_REFUSED', 'PROVIDER_UNREACHABLE'],
    rateLimit: { max: 30, seconds: 5 * minute },
  }),
  finishProvider: route({
    method: 'POST',
    path: '/auth/provider/finish',
    summary: 'Sign in, or make an account, with what the provider answered.',
    access: 'anyone',
    body: z.object({ ...providerAnswerFields, ...arrivalFields }),
    response: arrivalSchema,
    errors: arrivalErrors,
    rateLimit: { max: 30, seconds: 5 * minute },
    timeoutMs: 20_000,
  }),
  withProxy: route({
    method: 'POST',
    path: '/auth/proxy',
    summary: 'Sign in, or make an account, as whom the proxy in front of this instance says.',
    access: 'anyone',
    body: z.object(arrivalFields),
    response: arrivalSchema,
    errors: arrivalErrors,
    rateLimit: { max: 30, seconds: 5 * minute },
  }),
  linkProvider: route({
    method: 'POST',
    path: '/auth/provider/link',
    summary: 'Link the provider to an account by its password, and sign in.',
    access: 'anyone',
    body: z.object({
      token: secretSchema,
      password: z
        .string(say('Please enter your password'))
        .check(minLength(1, say('Please enter your password')), maxLength(1_000, say('Too long'))),
      deviceToken: deviceTokenSchema,
    }),
    response: signedInSchema,
    errors: [
      'INVALID_CREDENTIALS',
      'SIGN_IN_REFUSED',
      'EMAIL_NOT_VERIFIED',
      'SECOND_STEP_NEEDED',
      'DELETION_DUE',
    ],
    rateLimit: { max: 30, seconds: 5 * minute },
  }),
  startPasskey: route({
    method: 'POST',
    path: '/auth/passkeys/start',
    summary: 'Begin to sign in with a passkey: a challenge for it.',
    access: 'anyone',
    body: z.object({}),
    response: z.object({ options: credentialOptionsSchema }),
    errors: ['NOT_POSSIBLE'],
    rateLimit: { max: 100, seconds: 5 * minute },
  }),
  finishPasskey: route({
    method: 'POST',
    path: '/auth/passkeys/finish',
    summary: 'Sign in with what the passkey signed.',
    access: 'anyone',
    body: z.object({ credential: assertionSchema }),
    response: signedInSchema,
    errors: ['NOT_POSSIBLE', 'SIGN_IN_REFUSED', 'EMAIL_NOT_VERIFIED', 'DELETION_DUE'],
    rateLimit: { max: 30, seconds: 5 * minute },
  }),
  secondStep: route({
    method: 'POST',
    path: '/auth/second-step',
    summary: 'The code from the authenticator app, or a recovery code, after the password.',
    access: 'anyone',
    body: z.object({ token: secretSchema, code: codeSchema, deviceToken: deviceTokenSchema }),
    response: z.object({
      ...signedInFields,
      /** After a recovery code: how many are left. */
      recoveryCodesLeft: z.optional(z.int()),
    }),
    errors: ['WRONG_CODE', 'SIGN_IN_REFUSED', 'DELETION_DUE'],
    rateLimit: { max: 30, seconds: 5 * minute },
  }),
};
