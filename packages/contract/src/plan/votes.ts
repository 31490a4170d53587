/**
 * Votes on the dinners of a plan without an account, by a personal link (decision 0046). Members vote by an operation
 * of their plan (`setVote` of `POST /sync`).
 *
 * - Who may plan meals makes a link for one person who eats and has no account. A new one replaces the one before.
 * - The token is shown once, when the link is made: only its digest is stored.
 * - A link shows the dinners that are ahead and its person's own answers, and nothing else of the household.
 */
import * as z from 'zod/mini';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import type { VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { route } from '../route';
import { dateSchema, idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';

const ownerQuery = z.object({
  /** Absent for one's own plan. */
  householdId: z.optional(idSchema),
});

/** Not made of `voteAnswers`, which comes in one file with the whole shopping list. */
const answerSchema = z.enum(['yes', 'no']);
answerSchema satisfies z.ZodMiniType<VoteAnswer>;

const linkSchema = z.object({ eaterId: idSchema, expiresAt: timestampSchema });

const tokenParams = z.object({ token: rawTextSchema(200) });

/** Of its card. Not that schema: the page of a link is small, and works on any phone. */
const votedRecipeSchema = z.object({
  title: z.string(),
  totalMinutes: z.optional(z.int()),
  imageUrl: z.optional(z.string()),
  imageColour: z.optional(z.string()),
  cover: z.optional(z.custom<RecipeCover>()),
});

/** A dish that is asked about before the week is planned. */
const votedDishSchema = z.object({
  _id: idSchema,
  recipeId: idSchema,
  recipe: votedRecipeSchema,
  /** Absent: not said yet. */
  answer: z.optional(z.enum(['no', 'yes', 'love'])),
});

/** A dinner, as the person of the link sees it. */
const votedMealSchema = z.object({
  _id: idSchema,
  recipeId: idSchema,
  date: dateSchema,
  /** Absent: dinner. */
  meal: z.optional(z.string()),
  recipe: votedRecipeSchema,
  /** Absent: not said yet. */
  answer: z.optional(answerSchema),
});

export const votesRoutes = {
  listLinks: route({
    method: 'GET',
    path: '/vote-links',
    summary: 'Who has a link that works; never the links.',
    access: 'signed-in',
    query: ownerQuery,
    response: z.object({ links: z.array(linkSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  makeLink: route({
    method: 'POST',
    path: '/vote-links',
    summary: 'Make a link for someone without an account; the one before ends.',
    access: 'signed-in',
    body: z.extend(ownerQuery, { eaterId: idSchema }),
    response: z.extend(linkSchema, { url: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  removeLink: route({
    method: 'DELETE',
    path: '/vote-links/{eaterId}',
    summary: 'End the link of a person.',
    access: 'signed-in',
    params: z.object({ eaterId: idSchema }),
    query: ownerQuery,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  open: route({
    method: 'GET',
    path: '/votes/{token}',
    summary:
      'The dinners, and the dishes for the next week, that a link asks about, and the answers of its person.',
    access: 'anyone',
    params: tokenParams,
    response: z.object({
      /** Of the person who is asked. */
      name: z.string(),
      expiresAt: timestampSchema,
      meals: z.array(votedMealSchema),
      /** What the week is to be planned of; absent unless the household is asked. */
      dishes: z.optional(z.array(votedDishSchema)),
    }),
    errors: ['NOT_FOUND'],
    // A person opens it some times a day; a household may share one address.
    rateLimit: { max: 120, seconds: 600 },
  }),
  vote: route({
    method: 'PUT',
    path: '/votes/{token}',
    summary: 'Answer for one dinner, or one dish; null takes the answer back.',
    access: 'anyone',
    params: tokenParams,
    body: z.object({
      /** Or the id of the dish. */
      mealId: idSchema,
      /** As it was shown: when the meal has another recipe by now, nothing is stored. */
      recipeId: idSchema,
      answer: z.nullable(answerSchema),
      /** Of a dish, with a yes: more than that. */
      isLoved: z.optional(z.boolean()),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    rateLimit: { max: 120, seconds: 600 },
  }),
};

export type OpenVote = z.output<(typeof votesRoutes.open)['response']>;
export type VotedDish = z.output<typeof votedDishSchema>;
export type VotedMeal = z.output<typeof votedMealSchema>;
export type VoteLink = z.output<typeof linkSchema>;
