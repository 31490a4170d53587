/**
 * What other programs send to connect themselves, in the forms of OAuth 2.1 and not in ours: they are answered beside the
 * contract (`server/features/account/oauth/protocol`). They say the same of access, limits and bodies as its calls.
 */
import * as z from 'zod/mini';
import { route } from '../route';
import { rawTextSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { oauthLimits } from './oauth';

const optionalText = (longest: number) => z.optional(rawTextSchema(longest));

/** One of RFC 8707, or several. */
const resourceSchema = z.optional(
  z.union([rawTextSchema(1_000), z.array(rawTextSchema(1_000)).check(maxLength(5))]),
);

export const oauthProtocol = {
  /** RFC 6749, 4.1.3 and 6; RFC 7636, 4.5. */
  token: route({
    method: 'POST',
    path: '/oauth/token',
    summary: 'Exchange a code, or a refresh token, for an access token.',
    access: 'anyone',
    body: z.object({
      grant_type: optionalText(100),
      client_id: optionalText(100),
      client_secret: optionalText(1_000),
      code: optionalText(200),
      code_verifier: optionalText(200),
      redirect_uri: optionalText(oauthLimits.redirectUriLength),
      refresh_token: optionalText(300),
      scope: optionalText(1_000),
      resource: resourceSchema,
    }),
    rateLimit: { max: 300, seconds: 15 * 60 },
  }),
  /** RFC 7009. */
  revoke: route({
    method: 'POST',
    path: '/oauth/revoke',
    summary: 'End a connection by one of its tokens.',
    access: 'anyone',
    body: z.object({
      token: rawTextSchema(300),
      client_id: rawTextSchema(100),
    }),
    rateLimit: { max: 60, seconds: 15 * 60 },
  }),
  /** RFC 7591. What else a program says of itself is not stored. */
  register: route({
    method: 'POST',
    path: '/oauth/register',
    summary: 'Register a program.',
    access: 'anyone',
    body: z.object({
      client_name: optionalText(200),
      redirect_uris: z
        .array(rawTextSchema(oauthLimits.redirectUriLength))
        .check(minLength(1), maxLength(oauthLimits.redirectUris)),
    }),
    rateLimit: { max: 20, seconds: 60 * 60 },
  }),
};
