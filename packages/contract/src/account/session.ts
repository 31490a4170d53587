/** The session of someone who is signed in (Spec 3 User, Spec 7 Auth): what every page of theirs asks. */
import * as z from 'zod/mini';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { refreshTimeoutMs } from '@saltbush/domain/account/accounts/session-renewal';
import { idSchema, timestampSchema } from '../schemas/fields';
import { route } from '../route';

/** British cups and spoons can be read, not shown: amounts are not converted to them. */
export const defaultMeasuresChoices = ['written', 'metric', 'au', 'us'] as const;

export const userSchema = z.object({
  _id: idSchema,
  /** Unique, in lower case; show `displayUsername`. */
  username: z.string(),
  displayUsername: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  hasCompletedOnboarding: z.boolean(),
  isNewCommunityMember: z.boolean(),
  defaultHousehold: z.nullable(idSchema),
  /** How recipes show their amounts at first: as written, or converted. */
  defaultMeasures: z.enum(defaultMeasuresChoices),
  /** Of their own plan and list; null until it is chosen. */
  timeZone: z.nullable(z.string()),
  /** The weekday their own plan's weeks start on; that of their country until another is chosen, null without one. */
  firstWeekday: z.nullable(z.string()),
  /** A code like "NZ"; null until it is chosen. */
  country: z.nullable(z.string()),
  /** What screens need of it; of who has not chosen, that of Australia. */
  homeCountry: z.custom<HomeCountry>(),
  /** Of the app, and of what is sent to them: a code like "de"; null until it is known. */
  language: z.nullable(z.string()),
  favouriteRecipes: z.array(idSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** A bearer token and the moment it ends, which `session-clock` watches. */
export const tokenFields = { token: z.string(), expiresAt: timestampSchema };

/** Part of `accountsRoutes`, which the first page loads without the rest. */
export const sessionRoutes = {
  me: route({
    method: 'GET',
    path: '/auth/me',
    summary: 'The person who asks.',
    access: 'signed-in',
    admitsUnverified: true,
    response: userSchema,
  }),
  refresh: route({
    method: 'POST',
    path: '/auth/refresh',
    summary:
      'Exchange a token that still holds for one that holds longer; with the refresh token in its cookie also one that is over.',
    // Its handler reads the tokens: one that is over is nobody's on every other call.
    access: 'anyone',
    errors: ['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'EMAIL_NOT_VERIFIED'],
    response: z.object(tokenFields),
    timeoutMs: refreshTimeoutMs,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the token that is sent.',
    access: 'signed-in',
    admitsUnverified: true,
  }),
};

export type DefaultMeasures = (typeof defaultMeasuresChoices)[number];

export type User = z.output<typeof userSchema>;
