/**
 * Cooks as others see them, and who follows them.
 *
 * - Who lists recipes for everyone has a page: their name, how many recipes they list and how these are rated. Nothing
 *   else of the account is shown, and no recipe that is not listed.
 * - Who lists none, whose account is disabled or who asked for its deletion has no page: 404, as for an id that does not
 *   exist. One's own page is there for oneself.
 * - The cooks that somebody follows are their own affair. A cook sees how many follow them, and not who.
 * - Where the instance shows nothing to visitors (`visitorsMayBrowse`), cooks are for those who are signed in: 403.
 */
import * as z from 'zod/mini';
import { route } from '../route';
import { idParams, idSchema, timestampSchema } from '../schemas/fields';
import { isPlainScreen, listQuery, recipeListSchema } from './recipe-lists';

export const cookLimits = {
  /** Cooks that one person follows. */
  followed: 500,
  /** Followers and recipes of a cook are counted up to this. */
  counted: 10_000,
  /** Pages of what the cooks that one follows have listed. */
  pages: 50,
  pageLength: 50,
} as const;

/** Sent as text in the query. */
const countSchema = (most: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), otherwise);

const cookSchema = z.object({
  _id: idSchema,
  username: z.string(),
  /** That they list for everyone; at most 10,000 are counted. */
  recipeCount: z.int(),
  /** Stars on average over all ratings of these recipes; absent when there are none. */
  ratingAverage: z.optional(z.number()),
  ratingCount: z.int(),
  isOwn: z.boolean(),
  /** Whether the person who asks follows them. */
  isFollowed: z.boolean(),
  /** For the cook alone; at most 10,000 are counted. */
  followerCount: z.optional(z.int()),
});

const followedCookSchema = z.object({
  _id: idSchema,
  /** Absent while they have no page. */
  username: z.optional(z.string()),
  followedAt: timestampSchema,
});

export const cooksRoutes = {
  get: route({
    method: 'GET',
    path: '/cooks/{id}',
    summary: 'A cook who lists recipes for everyone, for visitors too.',
    access: 'anyone',
    params: idParams,
    response: cookSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 300, seconds: 600 },
  }),
  listRecipes: route({
    method: 'GET',
    path: '/cooks/{id}/recipes',
    summary: 'The recipes that a cook lists for everyone, for visitors too.',
    access: 'anyone',
    heavy: 'computing',
    isLight: isPlainScreen,
    params: idParams,
    query: listQuery(12),
    response: recipeListSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export const followedCooksRoutes = {
  list: route({
    method: 'GET',
    path: '/followed-cooks',
    summary: 'The cooks that one follows, the latest first.',
    access: 'signed-in',
    response: z.object({ cooks: z.array(followedCookSchema) }),
  }),
  listRecipes: route({
    method: 'GET',
    path: '/followed-cooks/recipes',
    summary: 'What the cooks that one follows list for everyone, the newest first.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({
      page: countSchema(cookLimits.pages, 1),
      limit: countSchema(cookLimits.pageLength, 12),
    }),
    response: recipeListSchema,
  }),
  follow: route({
    method: 'PUT',
    path: '/followed-cooks/{id}',
    summary: 'Follow a cook; a person follows at most 500.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  unfollow: route({
    method: 'DELETE',
    path: '/followed-cooks/{id}',
    summary: 'Follow a cook no longer.',
    access: 'signed-in',
    params: idParams,
  }),
};

export type Cook = z.output<typeof cookSchema>;
export type FollowedCook = z.output<typeof followedCookSchema>;
