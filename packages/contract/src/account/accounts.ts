/** Accounts (Spec 3 User, Spec 7 Auth and Users): who a person is, and how they sign in. */
import * as z from 'zod/mini';
import { foldUsername, maxUsernameLength } from '@saltbush/domain/account/accounts/names';
import { tidyName } from '@saltbush/domain/account/accounts/tidy-name';
import {
  maxPasswordLength,
  minPasswordLength,
} from '@saltbush/domain/account/accounts/password-rules';
import { waysIn } from '@saltbush/domain/account/accounts/ways-in';
import { say } from '@saltbush/domain/texts/say';
import {
  browserHintSchema,
  emailSchema,
  idSchema,
  rawTextSchema,
  timestampSchema,
} from '../schemas/fields';
import { route } from '../route';
import { sessionRoutes, tokenFields, userSchema } from './session';
import { maxLength, minLength } from '../schemas/lengths';
import { inOneAlphabet } from '../schemas/names';

export const usernameSchema = z.string(say('Please tell us your name')).check(
  z.overwrite(tidyName),
  maxLength(maxUsernameLength, {
    error: () => say('Please use at most {most} characters', { most: maxUsernameLength }),
  }),
  z.refine((name) => foldUsername(name) !== '', say('Please tell us your name')),
  inOneAlphabet,
);

/** A password someone chooses; the server also refuses the best-known ones. */
export const newPasswordSchema = z.string(say('Please choose a password')).check(
  minLength(minPasswordLength, {
    error: () =>
      say('Password must be at least {least} characters long', { least: minPasswordLength }),
  }),
  maxLength(maxPasswordLength, {
    error: () => say('Please use at most {most} characters', { most: maxPasswordLength }),
  }),
);

/** A password someone already has: only asked for, never judged. */
const passwordSchema = z
  .string(say('Please enter your password'))
  .check(
    minLength(1, say('Please enter your password')),
    maxLength(maxPasswordLength, say('Too long')),
  );

/**
 * Where a mail went: `mail` has sent it on its way; `outbox` left it on the server, where an admin
 * reads it, because nobody has set up mail. The same for every address, known or not.
 */
const deliverySchema = z.object({ delivery: z.enum(['mail', 'outbox']) });

/** One place where a person is signed in. `_id` opens nothing. */
const sessionSchema = z.object({
  _id: z.string(),
  userAgent: z.optional(z.string()),
  isCurrent: z.boolean(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
});

/** The secret of a link sent by mail. One that is damaged is answered in words of its own, so any text is taken. */
export const linkTokenSchema = rawTextSchema(200);

/** Identifies a device that signed in to the account before; an invalid token counts as none. */
export const deviceTokenSchema = z.optional(rawTextSchema(200));

/** What was set up before the address was proved for the first time, and was removed then (decision 0083). */
const removedSchema = z.array(z.enum(waysIn));

/** The answer to whoever is signed in now, however they did it. */
export const signedInFields = {
  ...tokenFields,
  user: userSchema,
  /** For the next login from this device: others' wrong passwords do not lock it out. */
  deviceToken: z.optional(z.string()),
  /** True where an unverified address may sign in (`REQUIRE_VERIFIED_EMAIL=false`). */
  isVerificationOptional: z.optional(z.boolean()),
  /** By the provider's word about the address. */
  removed: z.optional(removedSchema),
};

/** A SHA-256 in base64url. */
const sessionIdSchema = z.string().check(maxLength(43), z.regex(/^[\w-]{43}$/));

export const accountsRoutes = {
  ...sessionRoutes,
  register: route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Make an account and sign in; a verification link goes out by mail.',
    access: 'anyone',
    body: z.object({
      username: usernameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      invitationToken: z.optional(linkTokenSchema),
      /** Whether a name that somebody has gets a number: a form asks for a name, and not for a username. */
      addsNumber: z.optional(z.boolean()),
      /** Of the browser. */
      timeZone: z.optional(browserHintSchema),
      firstWeekday: z.optional(browserHintSchema),
      /** With the time zone it proposes the country: "en-NZ". */
      language: z.optional(browserHintSchema),
    }),
    response: z.object({
      ...tokenFields,
      user: userSchema,
      deviceToken: z.optional(z.string()),
      acceptedInvitation: z.optional(
        z.object({ householdName: z.string(), householdId: idSchema }),
      ),
    }),
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'REGISTRATION_CLOSED'],
    rateLimit: { max: 20, seconds: 60 * 60 },
  }),
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with email and password.',
    access: 'anyone',
    body: z.object({
      email: emailSchema,
      password: passwordSchema,
      deviceToken: deviceTokenSchema,
    }),
    response: z.object(signedInFields),
    errors: [
      'INVALID_CREDENTIALS',
      'EMAIL_NOT_VERIFIED',
      'SECOND_STEP_NEEDED',
      'DELETION_DUE',
      'ACCOUNT_DISABLED',
    ],
    rateLimit: { max: 30, seconds: 5 * 60 },
  }),
  verifyEmail: route({
    method: 'GET',
    path: '/auth/verify-email/{verificationToken}',
    summary:
      'Follow the link of a verification mail. The first time, what was set up before is removed, but for the ' +
      'session that asks.',
    access: 'anyone',
    admitsUnverified: true,
    params: z.object({ verificationToken: linkTokenSchema }),
    response: z.object({
      outcome: z.enum(['verified', 'already-verified']),
      removed: removedSchema,
    }),
    errors: ['INVALID_VERIFICATION_TOKEN'],
    rateLimit: { max: 30, seconds: 5 * 60 },
  }),
  resendVerification: route({
    method: 'POST',
    path: '/auth/resend-verification',
    summary:
      'Send the verification link again: to the address given, or to the person signed in. ' +
      'The answer does not tell whether the address is known.',
    access: 'anyone',
    admitsUnverified: true,
    body: z.object({ email: z.optional(emailSchema) }),
    response: deliverySchema,
    rateLimit: { max: 10, seconds: 15 * 60 },
  }),
  requestPasswordReset: route({
    method: 'POST',
    path: '/auth/request-password-reset',
    summary: 'Send a reset link. The answer does not tell whether the address is known.',
    access: 'anyone',
    body: z.object({ email: emailSchema }),
    response: deliverySchema,
    rateLimit: { max: 10, seconds: 15 * 60 },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of a reset link; ends every session.',
    access: 'anyone',
    body: z.object({ token: linkTokenSchema, newPassword: newPasswordSchema }),
    response: z.object({ removed: removedSchema }),
    errors: ['INVALID_RESET_TOKEN'],
    rateLimit: { max: 20, seconds: 15 * 60 },
  }),
  checkResetToken: route({
    method: 'POST',
    path: '/auth/reset-password/check',
    summary: 'Whether the token of a reset link still holds; it is not used up.',
    access: 'anyone',
    // In the body, because proxies write addresses into their logs.
    body: z.object({ token: linkTokenSchema }),
    errors: ['INVALID_RESET_TOKEN'],
    rateLimit: { max: 60, seconds: 15 * 60 },
  }),
  changePassword: route({
    method: 'PUT',
    path: '/auth/password',
    summary: 'Change the password; ends every other session.',
    access: 'signed-in',
    body: z.object({ currentPassword: passwordSchema, newPassword: newPasswordSchema }),
    errors: ['WRONG_PASSWORD'],
    rateLimit: { max: 20, seconds: 15 * 60 },
  }),
  listSessions: route({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the person who asks is signed in, newest first.',
    access: 'signed-in',
    response: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: "Sign out one place of one's own.",
    access: 'signed-in',
    params: z.object({ id: sessionIdSchema }),
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Sign out everywhere but here.',
    access: 'signed-in',
  }),
};

export type SignedInSession = z.output<typeof sessionSchema>;
export type SignedInAnswer = z.output<z.ZodMiniObject<typeof signedInFields>>;
export type Delivery = z.output<typeof deliverySchema>['delivery'];
