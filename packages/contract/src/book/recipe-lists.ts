/**
 * Lists of recipes (Spec 3 and 7): all have the same filters and sort orders.
 *
 * - Every condition that is given must hold; of several tags, foods and tools, all.
 * - With search text, recipes whose title has it come first, then those with it in other fields; each
 *   of the two is sorted as asked. The last word is taken as unfinished, and mistyped words find
 *   spelling suggestions.
 * - `without` and `diets` leave out recipes that contain it and recipes that nobody can say it of;
 *   `alsoUnsure` brings the second kind back.
 * - Names are compared without capitals, accents and punctuation: a tag with a comma in it is asked
 *   for without its comma.
 */
import * as z from 'zod/mini';
import { courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { say } from '@saltbush/domain/texts/say';
import {
  idParams,
  idSchema,
  lineSchema,
  rawTextSchema,
  timestampSchema,
  yesSchema,
} from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { dietFilterFields } from '../recipe/recipe-diets';
import { recipeCardSchema } from '../recipe/recipes';
import { recipeLimits } from '../schemas/recipe-limits';
import { inThousandths } from '../schemas/thousandths';
import { route } from '../route';
import { maxLength, minLength } from '../schemas/lengths';

export const recipeListLimits = {
  searchText: 200,
  tags: 10,
  foods: 20,
  equipment: 10,
  /** `total` counts up to this; a longer list has `totalIsAtLeast`. */
  total: 10_000,
  /** The same for a searched or filtered list; its pages end there. Among very many recipes, fewer may be counted. */
  filteredTotal: 600,
  /** No page reaches further back than this. */
  rows: 100_000,
  /** Tags and cuisines in use: this many of each are named. */
  namesInUse: 100,
  /** They are counted in the newest so many of each of one's own, saved and listed recipes. */
  namesLookedFor: 2_000,
} as const;

export const recipeSorts = [
  'relevance',
  'newest',
  'title',
  'rating',
  'quickest',
  'energy',
  'protein',
] as const;

const mostEnergy = 100_000;
const mostProtein = 10_000;

/** "a,b" or, sent twice, one name each time. */
const namesSchema = (most: number, longest: number) =>
  z.pipe(
    z.pipe(
      z.union([rawTextSchema(4_000), z.array(rawTextSchema(4_000)).check(maxLength(most))]),
      z.transform((names) =>
        (typeof names === 'string' ? names.split(',') : names)
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    ),
    z
      .array(lineSchema(longest))
      .check(
        maxLength(most, { error: () => say('Please give at most {most} at a time', { most }) }),
      ),
  );

const tagsSchema = namesSchema(recipeListLimits.tags, recipeLimits.tag);

/** The query of every list. */
export const listQuery = (defaultLimit: number) =>
  z.extend(pageQuery(defaultLimit), {
    /** Search text. */
    q: z.optional(lineSchema(recipeListLimits.searchText)),
    tags: z.optional(tagsSchema),
    course: z.optional(z.enum(courses)),
    cuisine: z.optional(lineSchema(100)),
    difficulty: z.optional(z.enum(difficulties)),
    /** Ready in so many minutes, all in all; a recipe that gives no time is left out. */
    maxMinutes: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(recipeLimits.minutes))),
    /** Kilojoules of a serve at most; a recipe of which nobody can say is left out. */
    maxEnergy: z.optional(z.coerce.number().check(z.gte(0), z.lte(mostEnergy), inThousandths)),
    /** Grams in a serve at least, likewise. */
    minProtein: z.optional(z.coerce.number().check(z.gte(0), z.lte(mostProtein), inThousandths)),
    /** Stars on average. */
    minRating: z.optional(z.coerce.number().check(z.gte(1), z.lte(5))),
    favourites: z.optional(yesSchema),
    /** Recipes that need all of these: "onion" finds brown onions, "bell pepper" capsicums. */
    foods: z.optional(namesSchema(recipeListLimits.foods, recipeLimits.ingredientName)),
    /** Recipes that name all of these: "slow cooker" finds "6 L slow cooker". */
    equipment: z.optional(namesSchema(recipeListLimits.equipment, recipeLimits.equipmentName)),
    ...dietFilterFields,
    /** Also recipes that may contain what `without` and `diets` leave out. */
    alsoUnsure: z.optional(yesSchema),
    /** Without one: `relevance` with search text, `newest` without. */
    sort: z.optional(z.enum(recipeSorts)),
  });

/** Whose recipes: one's own, those one saved, or those shared with a household. */
const fromSchema = z.union([z.enum(['own', 'saved']), idSchema]);

/** `total` is exact, unless `totalIsAtLeast`. */
const listFields = { ...pageFields, totalIsAtLeast: z.optional(z.boolean()) };
export const recipeListSchema = z.object({ recipes: z.array(recipeCardSchema), ...listFields });

/** As most recipes spell it, and how many have it. */
const nameInUseSchema = z.object({ name: z.string(), count: z.int() });

const deletedCardSchema = z.extend(recipeCardSchema, {
  deletedAt: timestampSchema,
  /** When it goes for good. */
  goneAt: timestampSchema,
});

/** Of the search of everything one may read: the conditions of all lists are among them. */
export const recipeSearchSchema = z.extend(listQuery(12), { from: z.optional(fromSchema) });

/** A screen of a list as it is, which an index gives. */
export const isPlainScreen = ({
  limit,
  page: _page,
  sort: _sort,
  from: _from,
  ...filters
}: Readonly<Record<string, unknown>>): boolean =>
  Number(limit) <= plainScreen && Object.values(filters).every((filter) => filter === undefined);
const plainScreen = 30;

export const recipeListsRoutes = {
  listMyRecipes: route({
    method: 'GET',
    path: '/recipes/list/my-recipes',
    summary: "One's own recipes and those one saved.",
    access: 'signed-in',
    heavy: 'computing',
    isLight: isPlainScreen,
    query: z.extend(listQuery(12), { from: z.optional(z.enum(['own', 'saved'])) }),
    response: recipeListSchema,
  }),
  browse: route({
    method: 'GET',
    path: '/recipes/list/browse',
    summary: "Other people's recipes that are listed for all.",
    access: 'signed-in',
    heavy: 'computing',
    isLight: isPlainScreen,
    query: listQuery(12),
    response: recipeListSchema,
  }),
  listPublic: route({
    method: 'GET',
    path: '/recipes/public',
    summary:
      'All recipes that are listed for all; for visitors too, unless an admin has said otherwise.',
    access: 'anyone',
    heavy: 'computing',
    isLight: isPlainScreen,
    query: listQuery(20),
    response: recipeListSchema,
    errors: ['FORBIDDEN'],
  }),
  listByTags: route({
    method: 'GET',
    path: '/recipes/by-tags',
    summary: 'Recipes one may read that have all of the tags.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.extend(listQuery(20), {
      tags: tagsSchema.check(minLength(1, say('Please name at least one tag'))),
      from: z.optional(fromSchema),
    }),
    response: recipeListSchema,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  search: route({
    method: 'GET',
    path: '/recipes/search',
    summary: 'Everything one may read: own, saved, listed, or shared with one.',
    access: 'signed-in',
    heavy: 'computing',
    query: recipeSearchSchema,
    response: recipeListSchema,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  listOfHousehold: route({
    method: 'GET',
    path: '/recipes/list/household/{id}',
    summary: 'The recipes shared with a household, for its members.',
    access: 'signed-in',
    heavy: 'computing',
    isLight: isPlainScreen,
    params: idParams,
    query: listQuery(12),
    response: recipeListSchema,
    emptyAnswer: { recipes: [], total: 0, page: 1, limit: 12, hasMore: false },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  listNamesInUse: route({
    method: 'GET',
    path: '/recipes/list/names-in-use',
    summary: 'Tags and cuisines of my recipes, of browse, or of a household, the most used first.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({ of: z.union([z.enum(['mine', 'browse']), idSchema]) }),
    response: z.object({ tags: z.array(nameInUseSchema), cuisines: z.array(nameInUseSchema) }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  listDeleted: route({
    method: 'GET',
    path: '/recipes/list/deleted',
    summary: "One's own deleted recipes that can still be brought back, the latest first.",
    access: 'signed-in',
    heavy: 'computing',
    query: pageQuery(12),
    response: z.object({ recipes: z.array(deletedCardSchema), ...pageFields }),
  }),
};

export type RecipeSort = (typeof recipeSorts)[number];
export type RecipeListQuery = z.output<typeof recipeSearchSchema>;
export type RecipeList = z.output<typeof recipeListSchema>;
export type NamesInUse = z.output<typeof recipeListsRoutes.listNamesInUse.response>;
