/** All recipes of a cookbook with their ingredients and steps, in its order. */
import { queryOptions } from '@tanstack/react-query';
import { cookbookLimits, cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { mostAtOnce, recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';
import { cookbookKeys } from './cookbook-queries';

export const wholeRecipesQuery = (id: string, shareToken: string | undefined) =>
  queryOptions({
    queryKey: [...cookbookKeys.one(id), shareToken, 'whole'],
    queryFn: async ({ signal }): Promise<RecipeOnWire[]> => {
      const ids = await listIds(id, shareToken, signal);
      const recipes = await fetchWhole(ids, signal);
      return ids.flatMap((recipeId) => recipes.get(recipeId) ?? []);
    },
  });

async function listIds(
  id: string,
  shareToken: string | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < cookbookLimits.recipes; page += 1) {
    const query = { page, limit: 100, shareToken };
    const asked = { params: { id }, query };
    const { recipes, hasMore } = await call(cookbooksRoutes.listRecipes, asked, { signal });
    ids.push(...recipes.map(({ _id }) => _id));
    if (!hasMore) break;
  }
  return ids;
}

/** What would make an answer too long is asked for again. */
async function fetchWhole(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, RecipeOnWire>> {
  const found = new Map<string, RecipeOnWire>();
  let left = [...ids];
  while (left.length > 0) {
    const body = { ids: left.slice(0, mostAtOnce) };
    const { recipes, later } = await call(recipesRoutes.getSeveral, { body }, { signal });
    recipes.forEach((recipe) => found.set(recipe._id, recipe));
    // Each answer has at least one, unless none may be read any more.
    left = [...(recipes.length > 0 ? later : []), ...left.slice(mostAtOnce)];
  }
  return found;
}
