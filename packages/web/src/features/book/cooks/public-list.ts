/** Lists of recipes that are listed for everyone, in pages of twelve. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cookLimits, cooksRoutes, followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { recipeListsRoutes, type RecipeList } from '@saltbush/contract/book/recipe-lists';
import { call, type CallOptions } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';

type Page = Pick<RecipeList, 'page' | 'limit'>;

interface JoinedPages {
  recipes: RecipeList['recipes'];
  total: number;
  totalIsAtLeast: boolean;
}

export type FoundRecipes = ReturnType<typeof useInfiniteQuery<RecipeList, Error, JoinedPages>>;

const limit = 12;

/** @param q search text; empty for all */
export const usePublicRecipes = (q: string) =>
  usePages(['public', q], (page, options) =>
    call(recipeListsRoutes.listPublic, { query: { ...page, ...(q !== '' && { q }) } }, options),
  );

/** @param readerId undefined for a visitor */
export const useCookRecipes = (id: string, readerId: string | undefined) =>
  usePages(['cook', id, readerId], (query, options) =>
    call(cooksRoutes.listRecipes, { params: { id }, query }, options),
  );

export const useFollowedRecipes = () =>
  usePages(['followed'], (query, options) =>
    call(followedCooksRoutes.listRecipes, { query }, options),
  );

const usePages = (
  key: readonly (string | undefined)[],
  ask: (page: Page, options: CallOptions) => Promise<RecipeList>,
) =>
  useInfiniteQuery({
    queryKey: [...recipeKeys.lists, ...key],
    queryFn: ({ pageParam: page, signal }) => ask({ page, limit }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) =>
      hasMore && page < cookLimits.pages ? page + 1 : undefined,
    retry: false,
    placeholderData: keepPreviousData,
    select: ({ pages }): JoinedPages => {
      // A recipe that is listed meanwhile shifts the pages.
      const byId = new Map(pages.flatMap(({ recipes }) => recipes).map((card) => [card._id, card]));
      const last = pages.at(-1);
      return {
        recipes: [...byId.values()],
        total: last?.total ?? 0,
        totalIsAtLeast: last?.totalIsAtLeast ?? false,
      };
    },
  });
