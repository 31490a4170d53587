/** Deleted recipes that can be restored, newest first. */
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';
import { restoreRecipes } from './delete-recipes';

type DeletedPage = CallOutput<typeof recipeListsRoutes.listDeleted>;
type DeletedPages = InfiniteData<DeletedPage, number>;
export type DeletedCard = DeletedPage['recipes'][number];

export function useDeletedRecipes() {
  return useInfiniteQuery({
    queryKey: recipeKeys.deleted,
    queryFn: ({ pageParam: page, signal }) =>
      call(recipeListsRoutes.listDeleted, { query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: joined,
  });
}

/** A recipe restored meanwhile shifts the pages: remove duplicates. */
function joined({ pages }: DeletedPages): { recipes: DeletedCard[]; total: number } {
  const byId = new Map(pages.flatMap((page) => page.recipes).map((card) => [card._id, card]));
  return { recipes: [...byId.values()], total: pages.at(-1)?.total ?? 0 };
}

/** The function resolves to whether it was restored. */
export function useRestoreRecipe(): (recipe: DeletedCard) => Promise<boolean> {
  const queryClient = useQueryClient();
  return (recipe) => restoreRecipes(queryClient, [recipe]);
}
