/**
 * Magic Menu (product decision 8): what the page needs to choose the meals of a week itself.
 *
 * - The recipes are those that may go into the plan: one's own and saved ones; in a household's plan one's own, and
 *   what the household may read of the saved ones and of those shared with it.
 * - They are condensed, since there may be thousands; `cards` gives those that are shown.
 * - Who may not eat what is decided by the page, which has the people who eat among its rows.
 */
import * as z from 'zod/mini';
import { courses } from '@saltbush/recipe-parser/recipe';
import { planDateSchema } from './meal-plans';
import { recipeCardSchema } from '../recipe/recipes';
import { route } from '../route';
import { dateSchema, idSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

export const magicMenuLimits = {
  /** The newest count. */
  candidates: 5_000,
  cards: 60,
} as const;

const candidateSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** The author's, or inferred. */
  course: z.optional(z.enum(courses)),
  minutes: z.optional(z.int()),
  cuisine: z.optional(z.string()),
  isMeatless: z.optional(z.boolean()),
  proteins: z.optional(z.array(z.string())),
  /** Whether a food is of no known kind, which may be another protein. */
  hasUnknownFood: z.optional(z.boolean()),
  perishables: z.optional(
    z.array(z.object({ food: z.string(), name: z.string(), packs: z.number() })),
  ),
  /** Keys of foods. */
  foods: z.optional(z.array(z.string())),
  /** Of each of them, whole grams for one person; 0: not known. */
  grams: z.optional(z.array(z.int())),
  /** Allergens in it and diets it does not suit, those nobody can say, and whether a line was not understood. */
  contains: z.optional(z.array(z.string())),
  unsure: z.optional(z.array(z.string())),
  hasUnknownLine: z.optional(z.boolean()),
  /** 1 to 5 stars: the mean of what the people of the plan gave. */
  rating: z.optional(z.number()),
  /** Of one of them. */
  isFavourite: z.boolean(),
  /** The last planned day before the week, the first one after it, and the last day by the cook log. */
  plannedOn: z.array(dateSchema),
  /** Planning it shares it with the household. */
  isSharedByPlanning: z.boolean(),
});

export const magicMenuRoutes = {
  candidates: route({
    method: 'GET',
    path: '/magic-menu/candidates',
    summary: 'Recipes that may be planned in a week, condensed, the newest first.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({
      householdId: z.optional(idSchema),
      /** The first of its seven days; days on which recipes are planned are given around this week. */
      week: planDateSchema,
    }),
    response: z.object({ candidates: z.array(candidateSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, seconds: 60 },
  }),

  cards: route({
    method: 'POST',
    path: '/magic-menu/cards',
    summary: 'The cards of these recipes, in no order, without those that one may not read.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      ids: z
        .array(idSchema)
        .check(maxLength(magicMenuLimits.cards, `At most ${magicMenuLimits.cards} recipes`)),
    }),
    response: z.object({ recipes: z.array(recipeCardSchema) }),
    rateLimit: { max: 240, seconds: 60 },
  }),
};

export type MenuCandidate = z.output<typeof candidateSchema>;
