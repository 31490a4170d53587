/**
 * Magic Menu (product decision 8): what the page needs to choose the meals of a week itself.
 *
 * - The recipes are those that may go into the plan: one's own and saved ones; in a household's plan one's own, and
 *   what the household may read of the saved ones and of those shared with it.
 * - They are condensed, since there may be thousands; `cards` gives those that are shown.
 * - Rules may choose from what a saved search or a cookbook finds. The device names those in its rules (`sources`), and
 *   each candidate says which of them find it; so it does of the conditions that rules of the week are about ("food:fish"). Somebody else's search is followed while it stands in the plan's rules.
 * - Who may not eat what is decided by the page, which has the people who eat among its rows.
 * - A program has no page: `propose` gives it what the page would choose, and plans nothing.
 */
import * as z from 'zod/mini';
import { courses } from '@saltbush/recipe-parser/recipe';
import { leanings } from '@saltbush/domain/plan/magic-menu/menu-request';
import { say } from '@saltbush/domain/texts/say';
import { planDateSchema } from './meal-plans';
import { recipeTopicSchema } from './menu-source';
import { weekRuleLimits } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import { recipeCardSchema } from '../recipe/recipes';
import { route } from '../route';
import { dateSchema, idSchema, rawTextSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

export const magicMenuLimits = {
  /** The newest count. */
  candidates: 5_000,
  cards: 60,
  /** One for each day. */
  dinners: 7,
  avoided: 100,
  tries: 1_000,
  /** In the rules: one for each weekday, and one for each rule of the week. */
  sources: 7 + weekRuleLimits.rules,
} as const;

const longestSources = magicMenuLimits.sources * (weekRuleLimits.topic + 1);

/** "a,b" or, sent twice, one each time. */
const sourcesSchema = z.pipe(
  z.pipe(
    z.union([
      rawTextSchema(longestSources),
      z.array(rawTextSchema(weekRuleLimits.topic)).check(maxLength(magicMenuLimits.sources)),
    ]),
    z.transform((sources) =>
      (typeof sources === 'string' ? sources.split(',') : sources).filter(
        (source) => source !== '',
      ),
    ),
  ),
  z.array(recipeTopicSchema).check(maxLength(magicMenuLimits.sources)),
);

const proposalSchema = z.object({
  householdId: z.optional(idSchema),
  /** The first of its seven days; those before today are left alone. */
  week: planDateSchema,
  /** What is preferred this time. */
  leanings: z._default(z.array(z.enum(leanings)).check(maxLength(leanings.length)), []),
  /** Dishes that stay, on days without a dinner. */
  keep: z._default(
    z.array(z.object({ date: planDateSchema, recipe: idSchema })).check(
      maxLength(magicMenuLimits.dinners, {
        error: () => say('At most {most} dishes', { most: magicMenuLimits.dinners }),
      }),
    ),
    [],
  ),
  /** Recipes that were just proposed and not wanted. */
  avoid: z._default(
    z.array(idSchema).check(
      maxLength(magicMenuLimits.avoided, {
        error: () => say('At most {most} recipes', { most: magicMenuLimits.avoided }),
      }),
    ),
    [],
  ),
  /** How many other weeks were proposed before: with the same number the same week is proposed. */
  tries: z._default(z.int().check(z.gte(0), z.lte(magicMenuLimits.tries)), 0),
});

const proposedWeekSchema = z.object({
  /** In the order of their days. */
  dinners: z.array(
    z.object({
      date: dateSchema,
      recipe: idSchema,
      title: z.string(),
      minutes: z.optional(z.int()),
      /** How many times the whole recipe is cooked for those who are home. */
      quantity: z.number(),
      /** One sentence. */
      reason: z.string(),
    }),
  ),
  /** Days without a dinner for which nothing was found, and what to do. */
  unfilled: z.array(z.object({ date: dateSchema, demands: z.string(), advice: z.string() })),
  /** Rules of the week that have fewer dinners than they ask for, and what to do. */
  unmet: z.array(z.object({ rule: z.string(), advice: z.string() })),
  /** Where the rules limit what the dinners of this week may cost, in cents. */
  cost: z.optional(
    z.object({
      cents: z.int(),
      limit: z.int(),
      /** Some prices are estimates. */
      hasEstimate: z.boolean(),
      /** The limit can't be met: nothing is proposed, and `cents` is the cheapest week that was found. */
      isRefused: z.boolean(),
      /** Planned dinners whose prices are not known, and which are not in `cents`. */
      unpriced: z.int(),
    }),
  ),
  /** Dinners that are planned without a day, with the days that were left free for them. */
  waiting: z.array(z.object({ _id: idSchema, date: dateSchema, title: z.string() })),
});

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
  /** By what is in `contains` and `unsure`, the places in `foods` of those that bring it, as far as they are known. */
  behind: z.optional(z.record(z.string(), z.array(z.int()))),
  /** 1 to 5 stars: the mean of what the people of the plan gave. */
  rating: z.optional(z.number()),
  /** Of one of them. */
  isFavourite: z.boolean(),
  /** The last planned day before the week, the first one after it, and the last day by the cook log. */
  plannedOn: z.array(dateSchema),
  /** Planning it shares it with the household. */
  isSharedByPlanning: z.boolean(),
  /** Which of the sources that were asked for find it. */
  foundBy: z.optional(z.array(recipeTopicSchema)),
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
      /** Searches, cookbooks and conditions in the rules. */
      sources: z.optional(sourcesSchema),
    }),
    response: z.object({
      candidates: z.array(candidateSchema),
      /** Of those that were asked for, each that is there and may be followed. */
      sources: z.array(z.object({ source: recipeTopicSchema, name: z.string() })),
    }),
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
      ids: z.array(idSchema).check(
        maxLength(magicMenuLimits.cards, {
          error: () => say('At most {most} recipes', { most: magicMenuLimits.cards }),
        }),
      ),
    }),
    response: z.object({ recipes: z.array(recipeCardSchema) }),
    rateLimit: { max: 240, seconds: 60 },
  }),

  propose: route({
    method: 'POST',
    path: '/magic-menu/proposals',
    summary: 'Dinners for the free days of a week, by the rules of Magic Menu; nothing is planned.',
    access: 'signed-in',
    heavy: 'waiting',
    body: proposalSchema,
    response: proposedWeekSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WORKERS_BUSY'],
    rateLimit: { max: 60, seconds: 60 },
    timeoutMs: 30_000,
  }),
};

export type MenuCandidate = z.output<typeof candidateSchema>;
