/** Recipes as ingredients of recipes: what the lines that stand for recipes are to the reader. */
import * as z from 'zod/mini';
import { subRecipeLimits } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { measuresOptions } from '@saltbush/recipe-parser/recipe';
import { idSchema, lineSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { recipeLimits } from '../schemas/recipe-limits';
import { route } from '../route';

const lineOfRecipeSchema = z.object({
  recipeId: idSchema,
  name: lineSchema(recipeLimits.ingredientName),
  amount: z._default(lineSchema(recipeLimits.amount), ''),
  unit: z._default(lineSchema(recipeLimits.unit), ''),
});

const subRecipeLineSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    title: z.string(),
    /** How many times it is made; absent when nobody can say from what the line says. */
    times: z.optional(z.number()),
    /** By the weight of its ingredients, since it does not say what it makes. */
    isEstimate: z.boolean(),
    yieldText: z.optional(z.string()),
    readyMinutes: z.optional(z.int()),
  }),
  /** One's own, in the bin. */
  z.object({ state: z.literal('deleted') }),
  /** Gone, or not for the reader. */
  z.object({ state: z.literal('closed') }),
]);

export const subRecipesRoutes = {
  read: route({
    method: 'POST',
    path: '/sub-recipes',
    summary:
      'What lines that stand for recipes are to the reader, in their order: which they may open, and how many times each is made.',
    access: 'anyone',
    heavy: 'computing',
    body: z.object({
      /** Of the recipe that the lines stand in. */
      measures: z._default(z.enum(measuresOptions as ['au', 'us', 'uk', 'metric']), 'au'),
      lines: z
        .array(lineOfRecipeSchema)
        .check(
          maxLength(subRecipeLimits.lines, `At most ${subRecipeLimits.lines} lines can be recipes`),
        ),
    }),
    response: z.object({ lines: z.array(subRecipeLineSchema) }),
    rateLimit: { max: 120, seconds: 60 },
  }),
};

export type SubRecipeLine = z.output<typeof subRecipeLineSchema>;
