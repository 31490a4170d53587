/**
 * How a person connects another program: the program opens the page `/connect`, the person says what it may do, and the
 * program gets tokens (OAuth 2.1, decision 0125). Here are the calls of our own pages; what programs send themselves is
 * in `oauth-protocol.ts`. Names with underscores are those of the protocol.
 */
import * as z from 'zod/mini';
import { tokenScopes } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';

export const oauthLimits = {
  nameLength: 60,
  redirectUris: 10,
  redirectUriLength: 1_000,
  connectionsPerPerson: 50,
} as const;

/** What the program put into the address of the page (RFC 6749, 4.1.1; RFC 7636; RFC 8707). */
const askedSchema = z.object({
  client_id: rawTextSchema(100),
  redirect_uri: z.optional(rawTextSchema(oauthLimits.redirectUriLength)),
  response_type: z.optional(rawTextSchema(100)),
  code_challenge: z.optional(rawTextSchema(200)),
  code_challenge_method: z.optional(rawTextSchema(100)),
  state: z.optional(rawTextSchema(2_000)),
  scope: z.optional(rawTextSchema(1_000)),
  resource: z.optional(rawTextSchema(1_000)),
});

const scopeSchema = z.enum(tokenScopes);

/** Programs choose their names: where one takes people back to says more. */
const programSchema = z.object({
  name: z.string(),
  returnsTo: z.object({
    /** A site on the web, this device by a port, or an app by a scheme of its own. */
    kind: z.enum(['site', 'device', 'app']),
    /** The host, or the scheme. */
    name: z.string(),
  }),
});

const connectionSchema = z.object({
  _id: idSchema,
  program: programSchema,
  scopes: z.array(scopeSchema),
  createdAt: timestampSchema,
  /** To ten minutes. */
  lastUsedAt: z.optional(timestampSchema),
});

export const oauthRoutes = {
  ask: route({
    method: 'GET',
    path: '/oauth/authorization',
    summary: 'What a program asks for that sent a person to the page where they allow it.',
    access: 'signed-in',
    query: askedSchema,
    response: z.object({
      program: programSchema,
      /** What the person may let it do. */
      scopes: z.array(scopeSchema),
      /** Why it cannot be allowed, in words: the program asks in a wrong way. */
      problem: z.optional(z.string()),
      /** Takes the person back without anything. */
      refusedUrl: z.string(),
    }),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  allow: route({
    method: 'POST',
    path: '/oauth/authorization',
    summary: 'Allow a program what it asks for, or less.',
    access: 'signed-in',
    body: z.object({
      asked: askedSchema,
      scopes: z
        .array(scopeSchema)
        .check(minLength(1, say('Please choose what it may do')), maxLength(tokenScopes.length)),
      /** Asked for when the sign-in is more than a few minutes old (`CONFIRM_PASSWORD`). */
      password: z.optional(rawTextSchema(1_000)),
    }),
    response: z.object({
      /** Takes the person back with a code, which the program exchanges within a minute. */
      allowedUrl: z.string(),
    }),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit: { max: 60, seconds: 15 * 60 },
  }),
  listConnections: route({
    method: 'GET',
    path: '/auth/connections',
    summary: 'The programs that the person who asks has connected, newest first.',
    access: 'signed-in',
    response: z.object({ connections: z.array(connectionSchema) }),
  }),
  removeConnection: route({
    method: 'DELETE',
    path: '/auth/connections/{id}',
    summary: 'Remove a connected program: it is out at once.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
};

export type Asked = z.output<typeof askedSchema>;
export type Connection = z.output<typeof connectionSchema>;
export type ReturnPlace = z.output<typeof programSchema>['returnsTo'];
