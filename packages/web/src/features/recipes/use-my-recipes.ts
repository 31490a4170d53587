/** My recipes, twelve at a time (Spec 9), newest first. */
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../api/call';
import { recipeKeys } from './recipe-queries';

export type RecipePage = CallOutput<typeof recipeListsRoutes.listMyRecipes>;
export type RecipePages = InfiniteData<RecipePage, number>;

export function useMyRecipes() {
  return useInfiniteQuery({
    queryKey: recipeKeys.mine,
    queryFn: ({ pageParam: page, signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: joined,
  });
}

/** A recipe added meanwhile pushes others to the next page: each is shown once. */
function joined({ pages }: RecipePages): { recipes: RecipeCard[]; total: number } {
  const byId = new Map(pages.flatMap((page) => page.recipes).map((card) => [card._id, card]));
  return { recipes: [...byId.values()], total: pages.at(-1)?.total ?? 0 };
}
