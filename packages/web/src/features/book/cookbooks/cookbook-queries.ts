/** Cookbooks and their recipes, as the server says. */
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { call } from '../../../api/call';

export const cookbookKeys = {
  all: ['cookbooks'] as const,
  list: ['cookbooks', 'list'] as const,
  one: (id: string) => ['cookbooks', 'one', id] as const,
};

/** A hundred of one's own are all; those of others may be more. */
export const useCookbooks = () =>
  useInfiniteQuery({
    queryKey: cookbookKeys.list,
    queryFn: ({ pageParam: page, signal }) =>
      call(cookbooksRoutes.list, { query: { page, limit: 24 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => ({
      cookbooks: pages.flatMap((page) => page.cookbooks),
      total: pages.at(-1)?.total ?? 0,
    }),
  });

/** @param shareToken of the link that it was opened by */
export const cookbookQuery = (id: string, shareToken: string | undefined) =>
  queryOptions({
    queryKey: [...cookbookKeys.one(id), shareToken],
    queryFn: ({ signal }) =>
      call(cookbooksRoutes.get, { params: { id }, query: { shareToken } }, { signal }),
  });

export const useCookbookRecipes = (id: string, shareToken: string | undefined) =>
  useInfiniteQuery({
    queryKey: [...cookbookKeys.one(id), shareToken, 'recipes'],
    queryFn: ({ pageParam: page, signal }) =>
      call(
        cookbooksRoutes.listRecipes,
        { params: { id }, query: { page, limit: recipesPerPage, shareToken } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => ({
      recipes: pages.flatMap((page) => page.recipes),
      total: pages.at(-1)?.total ?? 0,
    }),
  });

const recipesPerPage = 24;
