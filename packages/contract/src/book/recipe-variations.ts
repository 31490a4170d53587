/** Variations of a recipe: copies that name it as their original, and differ in something. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema, lineSchema } from '../schemas/fields';
import { recipeLimits } from '../schemas/recipe-limits';
import { recipeChangesSchema } from '../recipe/recipe-changes';
import { newIngredientsSchema, recipeCardSchema, recipeSchema } from '../recipe/recipes';
import { route } from '../route';

const compareParams = z.extend(idParams, { otherId: idSchema });

export const recipeVariationsRoutes = {
  create: route({
    method: 'POST',
    path: '/recipes/{id}/variations',
    summary: 'Make a variation of a recipe that one may read: a copy of one’s own that names it.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      /** The client makes the id; the same id sent twice makes one variation. */
      _id: z.optional(idSchema),
      /** What differs. */
      name: lineSchema(recipeLimits.variationName, say('Please say what is different')),
      /** All lines, where they are to differ at once; absent: those of the original. */
      ingredients: z.optional(newIngredientsSchema),
    }),
    response: recipeSchema,
    errors: ['NOT_FOUND', 'CONFLICT', 'WORKERS_BUSY'],
    rateLimit: { max: 100, seconds: 600 },
  }),
  list: route({
    method: 'GET',
    path: '/recipes/{id}/variations',
    summary: 'What a recipe is a variation of, and its variations, as far as one may read them.',
    access: 'signed-in',
    params: idParams,
    response: z.object({
      original: z.optional(recipeCardSchema),
      /** Of this recipe, the newest first. */
      variations: z.array(recipeCardSchema),
      /** Other variations of its original, the newest first. */
      others: z.array(recipeCardSchema),
    }),
    errors: ['NOT_FOUND'],
  }),
  compare: route({
    method: 'GET',
    path: '/recipes/{id}/differences/{otherId}',
    summary: 'What another recipe has otherwise than this one, line by line.',
    access: 'signed-in',
    heavy: 'computing',
    params: compareParams,
    response: z.object({ changes: recipeChangesSchema }),
    errors: ['NOT_FOUND'],
  }),
};

export type RecipeVariations = z.output<typeof recipeVariationsRoutes.list.response>;
