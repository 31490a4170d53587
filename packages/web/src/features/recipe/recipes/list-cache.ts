/** Optimistic updates of the cached recipe lists. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { inspirationRoutes } from '@saltbush/contract/book/inspiration';
import type { RecipeList } from '@saltbush/contract/book/recipe-lists';
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { CallOutput } from '@saltbush/contract/route';
import { recipeKeys } from './recipe-queries';

type Pages = InfiniteData<RecipeList>;
type Ideas = CallOutput<typeof inspirationRoutes.find>;

/** After a recipe was saved. Plans and lists show recipes too: they refetch when next shown. */
export async function showSaved(queryClient: QueryClient, recipe: RecipeOnWire): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  queryClient.setQueryData(recipeKeys.one(recipe._id), recipe);
}

/** Sets favourite and saved flags of a recipe in all cached queries. */
export function markRecipe(
  queryClient: QueryClient,
  id: string,
  marks: Partial<Pick<RecipeCard, 'isFavourite' | 'isSaved'>>,
): void {
  changePages(queryClient, recipeKeys.lists, (page) => ({
    ...page,
    recipes: page.recipes.map((card) => (card._id === id ? { ...card, ...marks } : card)),
  }));
  queryClient.setQueriesData<Ideas>(
    { queryKey: recipeKeys.ideas },
    (answer) =>
      answer && {
        ...answer,
        ideas: answer.ideas.map((idea) =>
          idea.recipe._id === id ? { ...idea, recipe: { ...idea.recipe, ...marks } } : idea,
        ),
      },
  );
  // The recipe's page, also through a share link.
  queryClient.setQueriesData({ queryKey: recipeKeys.one(id) }, (recipe: object | undefined) =>
    recipe ? { ...recipe, ...marks } : undefined,
  );
}

/**
 * Removes recipes from the cached lists under a key. Returns a function that restores the lists as
 * they were.
 */
export function removeFromLists(
  queryClient: QueryClient,
  queryKey: QueryKey,
  ids: ReadonlySet<string>,
): () => void {
  const before = queryClient.getQueriesData({ queryKey });
  changePages(queryClient, queryKey, (page, pages) => ({
    ...page,
    total: page.total - countIn(pages, ids),
    recipes: page.recipes.filter((card) => !ids.has(card._id)),
  }));
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

/** Marks the lists stale; they are fetched when next shown, not while on the screen. */
export async function invalidateLists(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [recipeKeys.lists, recipeKeys.ideas]) {
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

function changePages(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (page: RecipeList, pages: RecipeList[]) => RecipeList,
): void {
  queryClient.setQueriesData<Pages>({ queryKey }, (data) =>
    data && 'pages' in data
      ? { ...data, pages: data.pages.map((page) => change(page, data.pages)) }
      : data,
  );
}

const countIn = (pages: RecipeList[], ids: ReadonlySet<string>): number =>
  new Set(pages.flatMap((page) => page.recipes.map((card) => card._id)).filter((id) => ids.has(id)))
    .size;
