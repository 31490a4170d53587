/**
 * Cookbooks: an ordered set of recipes, or what a query finds among its owner's own and saved recipes.
 *
 * - It is its owner's. Members of the households that it is shared with may read it; the admin of such a household may
 *   also change it. Whoever has one of its links may read it, and everybody may read a public one.
 * - Sharing a cookbook shares no recipe: each is shown to those who may read it. `listUnshared` says which of the owner's
 *   recipes the others do not see, so that these can be shared too.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { recipeQuerySchema } from '../recipe/recipe-query';
import { imageUrlSchema } from '../recipe/images';
import { recipeCardSchema } from '../recipe/recipes';
import {
  lastDaySchema,
  newLinkSchema,
  shareTokenSchema,
  sharingModeSchema,
} from '../recipe/sharing/sharing-fields';
import { route } from '../route';
import { dateSchema, idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';
import { pageFields, pageQuery } from '../schemas/paging';

export const cookbookLimits = {
  perPerson: 100,
  /** Put in by hand. */
  recipes: 500,
  addedAtOnce: 100,
  title: 100,
  description: 2_000,
  households: 20,
  links: 10,
  /** Images of its recipes that stand for a cover. */
  covers: 4,
} as const;

const title = nameSchema(cookbookLimits.title, say('Please give the cookbook a title'));

const contentFields = {
  description: z.optional(textSchema(cookbookLimits.description)),
  imageUrl: z.optional(imageUrlSchema),
  /** What fills it; a cookbook without one is put together by hand. */
  query: z.optional(recipeQuerySchema),
};

const cookbookSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  /** Images of its first recipes that the reader may see; none of one that a query fills. */
  covers: z.array(z.string()),
  /** That the reader may see, of one that is put together by hand. */
  recipeCount: z.optional(z.int()),
  query: z.optional(recipeQuerySchema),
  owner: z.object({ _id: idSchema, username: z.string() }),
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  /** For its owner alone. */
  sharing: z.optional(z.object({ mode: sharingModeSchema, households: z.array(idSchema) })),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

const recipeIdsSchema = z.array(idSchema).check(
  minLength(1, say('Please choose a recipe')),
  maxLength(cookbookLimits.addedAtOnce, {
    error: () =>
      say('Please choose at most {most} recipes at once', { most: cookbookLimits.addedAtOnce }),
  }),
);

const linkQuery = z.object({ shareToken: z.optional(shareTokenSchema) });
/** Behind this recipe; null: before all others. */
const after = z.nullable(idSchema);
const linkFields = {
  _id: idSchema,
  createdAt: timestampSchema,
  /** Its last day; absent when it does not end. */
  endsOn: z.optional(dateSchema),
};
const linkParams = z.extend(idParams, { linkId: idSchema });
const linkReading = { max: 300, seconds: 600 };

export const cookbooksRoutes = {
  list: route({
    method: 'GET',
    path: '/cookbooks',
    summary: 'One’s own cookbooks and those shared with one’s households, the newest first.',
    access: 'signed-in',
    heavy: 'computing',
    query: pageQuery(24),
    response: z.object({ cookbooks: z.array(cookbookSchema), ...pageFields }),
  }),
  create: route({
    method: 'POST',
    path: '/cookbooks',
    summary: 'Make a cookbook.',
    access: 'signed-in',
    body: z.object({ title, ...contentFields }),
    response: cookbookSchema,
    errors: ['NOT_POSSIBLE'],
  }),
  get: route({
    method: 'GET',
    path: '/cookbooks/{id}',
    summary: 'A cookbook, without its recipes; whoever holds a link to it may read it.',
    access: 'anyone',
    params: idParams,
    query: linkQuery,
    response: cookbookSchema,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
    rateLimit: linkReading,
  }),
  update: route({
    method: 'PUT',
    path: '/cookbooks/{id}',
    summary: 'Change its title, description, cover and what fills it; what is absent is taken off.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ title, ...contentFields }),
    response: cookbookSchema,
    errors: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/cookbooks/{id}',
    summary: 'Delete a cookbook; its recipes stay.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/cookbooks/{id}/restore',
    summary: 'Bring back a cookbook that was deleted in the last 30 days.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  listRecipes: route({
    method: 'GET',
    path: '/cookbooks/{id}/recipes',
    summary: 'Its recipes that the reader may see, in order.',
    access: 'anyone',
    heavy: 'computing',
    params: idParams,
    query: z.extend(pageQuery(24), { shareToken: z.optional(shareTokenSchema) }),
    response: z.object({ recipes: z.array(recipeCardSchema), ...pageFields }),
    errors: ['NOT_FOUND', 'LINK_ENDED'],
    rateLimit: linkReading,
  }),
  addRecipes: route({
    method: 'POST',
    path: '/cookbooks/{id}/recipes',
    summary:
      'Put recipes into a cookbook, at its end or behind another; those in it stay where they are.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ recipeIds: recipeIdsSchema, after: z.optional(after) }),
    response: z.object({ added: z.int() }),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  moveRecipe: route({
    method: 'PUT',
    path: '/cookbooks/{id}/recipes/{recipeId}',
    summary: 'Put a recipe of a cookbook behind another, or before all others.',
    access: 'signed-in',
    params: z.extend(idParams, { recipeId: idSchema }),
    body: z.object({ after }),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  removeRecipe: route({
    method: 'DELETE',
    path: '/cookbooks/{id}/recipes/{recipeId}',
    summary: 'Take a recipe out of a cookbook; says behind which it was, to put it back.',
    access: 'signed-in',
    params: z.extend(idParams, { recipeId: idSchema }),
    response: z.object({ after }),
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
  updateSharing: route({
    method: 'PUT',
    path: '/cookbooks/{id}/sharing',
    summary: 'Change who may read a cookbook; its recipes are shared as before.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      mode: z.optional(sharingModeSchema),
      households: z.optional(
        z.array(idSchema).check(
          maxLength(cookbookLimits.households, {
            error: () =>
              say('Please share with at most {most} communities', {
                most: cookbookLimits.households,
              }),
          }),
        ),
      ),
    }),
    response: cookbookSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  listUnshared: route({
    method: 'GET',
    path: '/cookbooks/{id}/unshared-recipes',
    summary: 'Its owner’s own recipes that a household, or the public, may not read.',
    access: 'signed-in',
    heavy: 'computing',
    params: idParams,
    query: z.object({ householdId: z.optional(idSchema) }),
    response: z.object({ recipeIds: z.array(idSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  makeLink: route({
    method: 'POST',
    path: '/cookbooks/{id}/links',
    summary: 'Make a link that opens the cookbook for anyone who has it; this answer alone has it.',
    access: 'signed-in',
    params: idParams,
    body: newLinkSchema,
    response: z.object({ ...linkFields, token: z.string(), url: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_LINKS'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  listLinks: route({
    method: 'GET',
    path: '/cookbooks/{id}/links',
    summary: 'The links of a cookbook that still work, newest first.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ links: z.array(z.object(linkFields)) }),
    errors: ['NOT_FOUND'],
  }),
  changeLinkEnd: route({
    method: 'PUT',
    path: '/cookbooks/{id}/links/{linkId}',
    summary: 'Change the last day of a link of a cookbook that still works; null: it does not end.',
    access: 'signed-in',
    params: linkParams,
    body: z.object({ endsOn: lastDaySchema }),
    errors: ['NOT_FOUND'],
  }),
  removeLink: route({
    method: 'DELETE',
    path: '/cookbooks/{id}/links/{linkId}',
    summary: 'Make a link of a cookbook work no longer.',
    access: 'signed-in',
    params: linkParams,
    errors: ['NOT_FOUND'],
  }),
};

export type Cookbook = z.output<typeof cookbookSchema>;
export type CookbookContent = z.output<typeof cookbooksRoutes.create.body>;
