/** Tools that find and read recipes. */
import * as z from 'zod/mini';
import { recipeListLimits, recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import {
  recipesRoutes,
  type RecipeCard,
  type RecipeOnWire,
} from '@saltbush/contract/recipe/recipes';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { recipeLimits } from '@saltbush/contract/schemas/recipe-limits';
import { knownServes, maxServes } from '@saltbush/domain/recipe/recipes/serves';
import { ingredientLines, recipeText } from '../recipe-text';
import { described, shortTexts } from './fields';
import { tool } from './tool';

/** Of one answer: a model reads all of them. */
const recipesOfPage = 15;

const foundSchema = z.object({
  recipe: idSchema,
  title: z.string(),
  minutes: z.optional(z.int()),
  serves: z.optional(z.int()),
  cuisine: z.optional(z.string()),
  course: z.optional(z.string()),
  isFavourite: z.optional(z.boolean()),
  /** Stars, on average. */
  rating: z.optional(z.number()),
  lastCookedOn: z.optional(z.string()),
});

const searchRecipes = tool({
  name: 'search_recipes',
  title: 'Search recipes',
  description:
    'Finds recipes that the person may read: their own, saved ones, and those shared with them. Every condition that is given must hold. Gives ids for the other tools.',
  calls: [recipeListsRoutes.search],
  reads: true,
  isIdempotent: true,
  input: z.object({
    query: z.optional(
      described(
        z.string().check(maxLength(recipeListLimits.searchText)),
        'Words of the title, a food, a tag or a cuisine',
      ),
    ),
    foods: z.optional(
      described(
        shortTexts(recipeListLimits.foods, 100),
        'Foods that the recipe needs, all of them: ["leek", "potato"]',
      ),
    ),
    maxMinutes: z.optional(
      described(
        z.int().check(z.gte(1), z.lte(recipeLimits.minutes)),
        'Ready in so many minutes; recipes without a time are left out',
      ),
    ),
    favourites: z.optional(described(z.boolean(), 'Only favourites')),
    mine: z.optional(
      described(z.boolean(), 'Only recipes that the person wrote or imported themselves'),
    ),
    page: z._default(z.int().check(z.gte(1), z.lte(1_000)), 1),
  }),
  output: z.object({
    recipes: z.array(foundSchema),
    total: z.int(),
    page: z.int(),
    hasMore: z.boolean(),
  }),
  run: async ({ query: q, foods, maxMinutes, favourites, mine, page }, { call }) => {
    const query = {
      q,
      foods: foods?.map((food) => food.replaceAll(',', ' ')),
      maxMinutes,
      favourites,
      from: mine ? ('own' as const) : undefined,
      page,
      limit: recipesOfPage,
    };
    const { recipes, total, hasMore } = await call(recipeListsRoutes.search, { query });
    const lines = recipes.map(({ _id, title, totalMinutes }) =>
      [title, totalMinutes !== undefined && `${totalMinutes} min`, _id].filter(Boolean).join(', '),
    );
    const count =
      recipes.length === 0 ? 'No recipe fits. Try fewer conditions.' : `${total} found.`;
    const more = hasMore ? [`More on page ${page + 1}.`] : [];
    return {
      text: [count, ...lines, ...more].join('\n'),
      data: { recipes: recipes.map(presentCard), total, page, hasMore },
    };
  },
});

const presentCard = (card: RecipeCard): z.input<typeof foundSchema> => ({
  recipe: card._id,
  title: card.title,
  minutes: card.totalMinutes,
  serves: knownServes(card),
  cuisine: card.cuisine,
  course: card.course,
  isFavourite: card.isFavourite || undefined,
  rating: card.ratingAverage,
  lastCookedOn: card.lastCookedOn,
});

const readRecipe = tool({
  name: 'read_recipe',
  title: 'Read a recipe',
  description:
    'Ingredients, steps and notes of a recipe, with amounts for as many people as asked. A line that ends with ":" is a heading.',
  calls: [recipesRoutes.get],
  reads: true,
  isIdempotent: true,
  input: z.object({
    recipe: described(idSchema, 'Id of the recipe, from search_recipes or read_meals'),
    serves: z.optional(
      described(
        z.int().check(z.gte(1), z.lte(maxServes)),
        'For how many people; absent: as it is written',
      ),
    ),
  }),
  output: z.object({
    recipe: idSchema,
    title: z.string(),
    /** For how many these amounts are; absent when nobody has said. */
    serves: z.optional(z.int()),
    totalMinutes: z.optional(z.int()),
    ingredients: z.array(z.string()),
    steps: z.array(z.string()),
    notes: z.optional(z.string()),
    tags: z.array(z.string()),
    /** Its page, for people. */
    url: z.string(),
  }),
  run: async ({ recipe: id, serves: wanted }, { call, pageOf }) => {
    const recipe = await call(recipesRoutes.get, { params: { id } });
    const url = pageOf(`/recipes/${id}`);
    return { text: recipeText(recipe, wanted), data: { ...presentRecipe(recipe, wanted), url } };
  },
});

const presentRecipe = (recipe: RecipeOnWire, wanted: number | undefined) => ({
  recipe: recipe._id,
  title: recipe.title,
  serves: wanted ?? knownServes(recipe),
  totalMinutes: recipe.totalMinutes,
  ingredients: ingredientLines(recipe, wanted),
  steps: [...recipe.instructions],
  notes: recipe.notes,
  tags: [...recipe.tags],
});

export const recipeReadingTools = [searchRecipes, readRecipe];
