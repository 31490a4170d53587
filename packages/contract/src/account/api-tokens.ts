/**
 * API tokens: keys for a person's other programs. A program sends one as `Authorization: Bearer saltbush_…`, and may
 * do what the token's scopes say (`program-calls.ts`). The token itself is in one answer only, that which makes it.
 */
import * as z from 'zod/mini';
import { communityScopes, tokenScopes } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';

export const apiTokenLimits = { nameLength: 60, perPerson: 50 } as const;

/** After how many days a token may end. */
export const tokenLifetimes = [30, 90, 365] as const;

const scopesSchema = z
  .array(z.enum(tokenScopes))
  .check(minLength(1, say('Please choose what it may do')), maxLength(tokenScopes.length));

const apiTokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** The one community it is for. */
  household: z.optional(z.object({ _id: idSchema, name: z.string() })),
  createdAt: timestampSchema,
  /** To ten minutes. */
  lastUsedAt: z.optional(timestampSchema),
  /** Absent of one that holds until it is removed. */
  expiresAt: z.optional(timestampSchema),
});

const newTokenSchema = z
  .object({
    name: nameSchema(apiTokenLimits.nameLength, say('Please give it a name')),
    scopes: scopesSchema,
    /** For the plan and the list of this community alone; absent: for all that its person may do. */
    householdId: z.optional(idSchema),
    /** Absent: it holds until it is removed. */
    days: z.optional(z.literal(tokenLifetimes)),
    /** Asked for when the sign-in is more than a few minutes old (`CONFIRM_PASSWORD`). */
    password: z.optional(rawTextSchema(1_000)),
  })
  .check(
    z.refine(
      ({ householdId, scopes }) =>
        householdId === undefined || scopes.every((scope) => communityScopes.includes(scope)),
      { path: ['scopes'], error: say('A token for one community is for its plan and its list') },
    ),
  );

export const apiTokensRoutes = {
  list: route({
    method: 'GET',
    path: '/auth/api-tokens',
    summary: 'The tokens that the person who asks has made for other programs, newest first.',
    access: 'signed-in',
    response: z.object({ apiTokens: z.array(apiTokenSchema) }),
  }),
  current: route({
    method: 'GET',
    path: '/auth/api-tokens/current',
    summary:
      'What may be done with the token of this call; a person who is signed in may do everything.',
    access: 'signed-in',
    response: z.object({ scopes: z.array(z.enum(tokenScopes)) }),
  }),
  create: route({
    method: 'POST',
    path: '/auth/api-tokens',
    summary: 'Make a token for another program; this answer alone has it.',
    access: 'signed-in',
    body: newTokenSchema,
    response: z.object({ token: z.string(), apiToken: apiTokenSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: 15 * 60 },
  }),
  remove: route({
    method: 'DELETE',
    path: '/auth/api-tokens/{id}',
    summary: 'Remove a token: whatever program has it is out at once.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
};

export type ApiToken = z.output<typeof apiTokenSchema>;
