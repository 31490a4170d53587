/**
 * What a recipe contains, computed from its lines, with the share of each (decision 0131). An estimate: per serve only if
 * enough of the lines could be counted. What the recipe's source states itself is beside it.
 */
import * as z from 'zod/mini';
import { uncountedReasons } from '@saltbush/domain/plan/nutrition/uncounted-reasons';
import { mealSwapLimits } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { swapFields } from '../schemas/swap-fields';
import { route } from '../route';
import { statedNutritionSchema } from './stated-nutrition';

const lineSchema = z.object({
  /** The place of its ingredient in the recipe, from 0; several foods of one ingredient have the same. */
  ingredient: z.int(),
  /** Titles of the recipes that lead to it, that of the ingredient first; absent for a food of the recipe itself. */
  within: z.optional(z.array(z.string())),
  name: z.string(),
  /** What is eaten of it. */
  grams: z.optional(z.number()),
  /** The food of USDA's SR28 whose figures are used. */
  source: z.optional(z.object({ ndb: z.string(), description: z.string() })),
  nutrients: z.optional(statedNutritionSchema),
  /** Of the energy of the recipe, 0 to 1. */
  share: z.optional(z.number()),
  /** The share of its amount that counts: a tenth of frying oil. */
  countedShare: z.optional(z.number()),
  /** Why it is not counted. */
  reason: z.optional(z.enum(uncountedReasons)),
});

const recipeNutritionSchema = z.object({
  lines: z.array(lineSchema),
  /** Of the whole recipe, as far as it could be counted. */
  total: statedNutritionSchema,
  /** Absent if it is not known for how many the recipe is, or if too little could be counted. */
  perServe: z.optional(statedNutritionSchema),
  /** How much is counted, 0 to 1: of the lines that matter, and of the weight where it is known. */
  coverage: z.object({ lines: z.number(), weight: z.number() }),
  /** Whether enough is counted to claim a figure. */
  isSure: z.boolean(),
  /** What the source of the recipe states for one serve. */
  stated: z.optional(statedNutritionSchema),
});

/** As in lists: computed if enough of the lines is counted, else as the source states it. */
const serveNutritionSchema = z.object({
  _id: idSchema,
  /** Absent when neither is known. */
  perServe: z.optional(statedNutritionSchema),
});

/** A food that somebody who eats a recipe has another way. */
const swapToCountSchema = z.object({
  recipe: idSchema,
  /** Of the food, as a shopping list has it. */
  key: z
    .string()
    .check(maxLength(mealSwapLimits.key), z.regex(/^[a-z0-9-]+$/, say('This is not a food'))),
  ...swapFields,
});

const swappedServeSchema = z.object({
  ...swapToCountSchema.shape,
  /** Of one serve with this swap alone; absent when nobody can say. */
  perServe: z.optional(statedNutritionSchema),
});

/** More than a week of any household. */
export const mostNutritionAtOnce = 200;

export const recipeNutritionRoutes = {
  get: route({
    method: 'GET',
    path: '/recipes/{id}/nutrition',
    summary: 'What a recipe contains by its ingredients, with the share of each; an estimate.',
    access: 'anyone',
    params: idParams,
    response: recipeNutritionSchema,
    errors: ['NOT_FOUND'],
  }),
  getSeveral: route({
    method: 'POST',
    path: '/recipes/nutrition/several',
    summary: 'What one serve has, of those of these recipes that one may read, in no order.',
    access: 'signed-in',
    body: z.object({
      ids: z.array(idSchema).check(
        maxLength(mostNutritionAtOnce, {
          error: () => say('At most {most} recipes', { most: mostNutritionAtOnce }),
        }),
      ),
      /** Of recipes that `ids` names. */
      swaps: z.optional(z.array(swapToCountSchema).check(maxLength(mealSwapLimits.ofWeek))),
    }),
    response: z.object({
      recipes: z.array(serveNutritionSchema),
      /** If asked for: of those of recipes that one may read, in the order asked. */
      swaps: z.optional(z.array(swappedServeSchema)),
    }),
    rateLimit: { max: 120, seconds: 60 },
  }),
};

export type RecipeNutritionOnWire = z.output<typeof recipeNutritionSchema>;
export type ServeNutritionOnWire = z.output<typeof serveNutritionSchema>;
export type NutritionLineOnWire = z.output<typeof lineSchema>;
export type SwapToCount = z.output<typeof swapToCountSchema>;
export type SwappedServeOnWire = z.output<typeof swappedServeSchema>;
