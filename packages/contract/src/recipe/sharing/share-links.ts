/**
 * Links that open a recipe (Spec 7): for anyone who has them, or for the owner of one e-mail address.
 *
 * A link's token is shown once, when the link is made: only its digest is stored.
 */
import * as z from 'zod/mini';
import { dateSchema, emailSchema, idParams, idSchema, timestampSchema } from '../../schemas/fields';
import { recipeSchema } from '../recipes';
import { route } from '../../route';
import { lastDaySchema, newLinkFields, newLinkSchema, shareTokenSchema } from './sharing-fields';

/** Links of one recipe that work at the same time. */
export const maxShareLinks = 50;

const shareLinkFields = {
  _id: idSchema,
  kind: z.enum(['public', 'private']),
  /** Of a private link. */
  email: z.optional(z.string()),
  createdAt: timestampSchema,
  /** Its last day; absent when it does not end. */
  endsOn: z.optional(dateSchema),
};

/** A link as its owner sees it later: that it is there, and whether it was used. */
const shareLinkSchema = z.object({
  ...shareLinkFields,
  openCount: z.int(),
  lastOpenedAt: z.optional(timestampSchema),
});

const newShareLinkSchema = z.object({
  ...shareLinkFields,
  token: z.string(),
  url: z.string(),
  /** Whether the link was also sent to the address: only when mail is set up. */
  isMailed: z.boolean(),
});

const linkParams = z.extend(idParams, { linkId: idSchema });

export const shareLinksRoutes = {
  create: route({
    method: 'POST',
    path: '/recipes/{id}/share-link',
    summary: 'Make a link that opens the recipe for anyone who has it.',
    access: 'signed-in',
    params: idParams,
    body: newLinkSchema,
    response: newShareLinkSchema,
    errors: ['NOT_FOUND', 'TOO_MANY_LINKS', 'RECIPE_HIDDEN'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  createPrivate: route({
    method: 'POST',
    path: '/recipes/{id}/private-share-link',
    summary: 'Make a link for one e-mail address, and send it there.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ email: emailSchema, ...newLinkFields }),
    response: newShareLinkSchema,
    errors: ['NOT_FOUND', 'TOO_MANY_LINKS', 'TOO_MANY_MAILS'],
    rateLimit: { max: 30, seconds: 3600 },
  }),
  list: route({
    method: 'GET',
    path: '/recipes/{id}/share-links',
    summary: 'The links of a recipe that still work, newest first.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ links: z.array(shareLinkSchema) }),
    errors: ['NOT_FOUND'],
  }),
  changeEnd: route({
    method: 'PUT',
    path: '/recipes/{id}/share-links/{linkId}',
    summary: 'Change the last day of a link that still works; null: it does not end.',
    access: 'signed-in',
    params: linkParams,
    body: z.object({ endsOn: lastDaySchema }),
    errors: ['NOT_FOUND'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/recipes/{id}/share-links/{linkId}',
    summary: 'Make a link work no longer.',
    access: 'signed-in',
    params: linkParams,
    errors: ['NOT_FOUND'],
  }),
  open: route({
    method: 'GET',
    path: '/recipes/shared/{shareToken}',
    summary: 'The recipe that a link opens; whoever holds the token may read it.',
    access: 'anyone',
    params: z.object({ shareToken: shareTokenSchema }),
    response: recipeSchema,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
    rateLimit: { max: 300, seconds: 600 },
  }),
};

export type ShareLink = z.output<typeof shareLinkSchema>;
export type NewShareLink = z.output<typeof newShareLinkSchema>;
