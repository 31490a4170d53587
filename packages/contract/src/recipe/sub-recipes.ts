/** Recipes as ingredients of recipes: what the lines that stand for recipes are to the reader. */
import * as z from 'zod/mini';
import { subRecipeLimits } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { measuresOptions } from '@saltbush/recipe-parser/recipe';
import { say } from '@saltbush/domain/texts/say';
import { idSchema, lineSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { recipeLimits } from '../schemas/recipe-limits';
import { route } from '../route';

export const subRecipeUseLimits = {
  asked: 200,
  /** Recipes that are named; who sees more reads “and others”. */
  named: 20,
} as const;

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
      lines: z.array(lineOfRecipeSchema).check(
        maxLength(subRecipeLimits.lines, {
          error: () => say('At most {most} lines can be recipes', { most: subRecipeLimits.lines }),
        }),
      ),
    }),
    response: z.object({ lines: z.array(subRecipeLineSchema) }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  listUses: route({
    method: 'POST',
    path: '/sub-recipes/uses',
    summary: 'In which of one’s own recipes these are ingredients, in the bin or not.',
    access: 'signed-in',
    body: z.object({
      recipeIds: z.array(idSchema).check(
        minLength(1, say('Please choose a recipe')),
        maxLength(subRecipeUseLimits.asked, {
          error: () => say('At most {most} recipes at once', { most: subRecipeUseLimits.asked }),
        }),
      ),
    }),
    response: z.object({
      /** By title, without those that were asked about. */
      recipes: z.array(z.object({ _id: idSchema, title: z.string() })),
    }),
  }),
};

export type SubRecipeLine = z.output<typeof subRecipeLineSchema>;
