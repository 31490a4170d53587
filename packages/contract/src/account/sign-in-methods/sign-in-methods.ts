/** The ways in which a signed-in person signs in: passkeys, an authenticator app, the provider. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { newPasswordSchema } from '../accounts';
import { route } from '../../route';
import { rawTextSchema, timestampSchema } from '../../schemas/fields';
import { attestationSchema, codeSchema, credentialOptionsSchema } from './sign-in';
import { maxLength } from '../../schemas/lengths';
import { nameSchema } from '../../schemas/names';

export const passkeyLimits = { nameLength: 60, perPerson: 20 } as const;

const passkeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: z.optional(timestampSchema),
  /** It is copied to other devices of its owner, by their password manager. */
  isSynced: z.boolean(),
});

const passkeyNameSchema = nameSchema(passkeyLimits.nameLength, say('Please give it a name'));
const passkeyParams = z.object({
  id: z.string().check(maxLength(2_000), z.regex(/^[\w-]+$/)),
});

/** Asked for when the sign-in is more than a few minutes old (`CONFIRM_PASSWORD`). */
const passwordField = { password: z.optional(rawTextSchema(1_000)) };

const quarterHour = 15 * 60;
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const signInMethodsRoutes = {
  get: route({
    method: 'GET',
    path: '/auth/methods',
    summary: 'How the person who asks can sign in.',
    access: 'signed-in',
    response: z.object({
      hasPassword: z.boolean(),
      hasPasskeys: z.boolean(),
      passkeys: z.array(passkeySchema),
      authenticator: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
      /** Absent where no provider is set up. */
      provider: z.optional(z.object({ name: z.string(), isLinked: z.boolean() })),
    }),
  }),
  setPassword: route({
    method: 'POST',
    path: '/auth/methods/password',
    summary: 'Set a first password, within ten minutes of signing in another way.',
    access: 'signed-in',
    body: z.object({ newPassword: newPasswordSchema }),
    errors: ['NOT_POSSIBLE', 'CONFIRM_PASSWORD'],
    rateLimit: { max: 20, seconds: quarterHour },
    timeoutMs: 20_000,
  }),
  startPasskey: route({
    method: 'POST',
    path: '/auth/methods/passkeys/start',
    summary: 'Begin to add a passkey: a challenge for it.',
    access: 'signed-in',
    body: z.object(passwordField),
    response: z.object({ options: credentialOptionsSchema }),
    errors: ['NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  addPasskey: route({
    method: 'POST',
    path: '/auth/methods/passkeys',
    summary: 'Add the passkey that the device made.',
    access: 'signed-in',
    body: z.object({ name: passkeyNameSchema, credential: attestationSchema }),
    response: passkeySchema,
    errors: ['NOT_POSSIBLE', 'SIGN_IN_REFUSED'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  renamePasskey: route({
    method: 'PATCH',
    path: '/auth/methods/passkeys/{id}',
    summary: 'Give a passkey another name.',
    access: 'signed-in',
    params: passkeyParams,
    body: z.object({ name: passkeyNameSchema }),
    response: passkeySchema,
    errors: ['NOT_FOUND'],
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/auth/methods/passkeys/{id}',
    summary: 'Remove a passkey: it no longer signs in.',
    access: 'signed-in',
    params: passkeyParams,
    body: z.object(passwordField),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  startAuthenticator: route({
    method: 'POST',
    path: '/auth/methods/authenticator/start',
    summary: 'Begin to set up an authenticator app: its key, to scan or to type.',
    access: 'signed-in',
    body: z.object(passwordField),
    response: z.object({
      /** In base32, as authenticator apps take it. */
      key: z.string(),
      /** An SVG image of the address that the apps scan. */
      qrCode: z.string(),
    }),
    errors: ['NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  confirmAuthenticator: route({
    method: 'POST',
    path: '/auth/methods/authenticator',
    summary:
      'Turn the second step on, with a code from the app; the answer has the recovery codes.',
    access: 'signed-in',
    body: z.object({ code: codeSchema }),
    response: recoveryCodesSchema,
    errors: ['NOT_POSSIBLE', 'WRONG_CODE'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/auth/methods/authenticator/recovery-codes',
    summary: 'Make new recovery codes, with a code; the old ones work no more.',
    access: 'signed-in',
    body: z.object({ code: codeSchema }),
    response: recoveryCodesSchema,
    errors: ['NOT_FOUND', 'WRONG_CODE'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  turnOffAuthenticator: route({
    method: 'POST',
    path: '/auth/methods/authenticator/turn-off',
    summary: 'Turn the second step off, with a code.',
    access: 'signed-in',
    body: z.object({ code: codeSchema }),
    errors: ['NOT_FOUND', 'WRONG_CODE'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  unlinkProvider: route({
    method: 'DELETE',
    path: '/auth/methods/provider',
    summary: 'Sign in with the provider no longer.',
    access: 'signed-in',
    body: z.object(passwordField),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: quarterHour },
  }),
  signOutAtProvider: route({
    method: 'POST',
    path: '/auth/provider/sign-out',
    summary:
      'Sign out here; the answer has the address that signs out at the provider, if it has one.',
    access: 'signed-in',
    admitsUnverified: true,
    response: z.object({ url: z.optional(z.string()) }),
    timeoutMs: 8_000,
  }),
};

export type Passkey = z.output<typeof passkeySchema>;
