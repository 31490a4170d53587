/**
 * What can be cooked with what is at hand (Spec 2, /inspiration).
 *
 * - Foods are text as typed; which food each means is found as in recipes, so that "bell pepper" is
 *   a capsicum. What the person always has (their staples) need not be sent.
 * - The answer is a list of the best that are found, bounded: `total` counts it, not the world.
 * - The same question with the same `seed` has the same answer; another seed shuffles near equals.
 */
import * as z from 'zod/mini';
import { courses } from '@saltbush/recipe-parser/recipe';
import { say } from '@saltbush/domain/texts/say';
import { lineSchema } from '../schemas/fields';
import { pageFields } from '../schemas/paging';
import { recipeCardSchema, recipeLimits } from '../recipe/recipes';
import { route } from '../route';
import { maxLength, minLength } from '../schemas/lengths';

export const inspirationLimits = {
  foods: 50,
  food: 100,
  /** Recipes in all pages together. */
  results: 96,
  page: 12,
  seed: 1_000_000,
} as const;

const foodsSchema = z.array(lineSchema(inspirationLimits.food, say('Please name the food'))).check(
  maxLength(inspirationLimits.foods, {
    error: () => say('Please name at most {most}', { most: inspirationLimits.foods }),
  }),
);

const questionSchema = z
  .object({
    foods: foodsSchema.check(minLength(1, say('Please name at least one food that you have'))),
    /** Those of them that should go first. */
    useUp: z._default(foodsSchema, []),
    /** Maximum minutes until ready; recipes without times are included and marked. */
    maxMinutes: z.optional(z.int().check(z.gte(1), z.lte(recipeLimits.minutes))),
    course: z.optional(z.enum(courses)),
    /** One's own; saved ones; those shared with one's households; those listed for all. */
    from: z.optional(z.enum(['own', 'saved', 'household', 'public'])),
    seed: z._default(z.int().check(z.gte(0), z.lte(inspirationLimits.seed)), 0),
    page: z._default(
      z.int().check(z.gte(1), z.lte(inspirationLimits.results / inspirationLimits.page)),
      1,
    ),
  })
  .check(
    z.refine(({ foods, useUp }) => useUp.every((food) => foods.includes(food)), {
      path: ['useUp'],
      error: say('What should be used up must be among the foods'),
    }),
  );

const ideaSchema = z.object({
  recipe: recipeCardSchema,
  /** Where it was found. */
  source: z.enum(['own', 'saved', 'shared', 'public']),
  /** Foods it cannot do without, and how many of them are there. */
  needed: z.int(),
  there: z.int(),
  uses: z.array(
    z.object({
      /** As worded in the recipe, and as typed by the person. */
      name: z.string(),
      atHand: z.string(),
      isToUseUp: z.boolean(),
      /** The person named a general food, the recipe a specific one. */
      isGeneral: z.boolean(),
    }),
  ),
  /** As worded in the recipe, and similar foods that are available. */
  missing: z.array(z.object({ name: z.string(), like: z.optional(z.string()) })),
});

export const inspirationRoutes = {
  find: route({
    method: 'POST',
    path: '/inspiration',
    summary: 'What can be cooked with these foods, the best first, with what is missing.',
    access: 'signed-in',
    heavy: 'computing',
    body: questionSchema,
    response: z.object({ ideas: z.array(ideaSchema), ...pageFields }),
    rateLimit: { max: 60, seconds: 60 },
  }),
};

export type InspirationQuestion = z.output<typeof questionSchema>;
export type Idea = z.output<typeof ideaSchema>;
