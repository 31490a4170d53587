/** The recipes that a search finds among one's own and saved ones, in pages of twelve. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { recipeQueriesRoutes } from '@saltbush/contract/book/recipe-queries';
import type { SavedSearch } from '@saltbush/contract/book/saved-searches';
import { isGroup, type QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';

const limit = 12;

/** What a community shares is looked for among all that one may read: most of it is nobody’s own or saved. */
const placeOf = ({ match, of }: QueryGroup): 'mine' | 'readable' =>
  match === 'all' && of.some((node) => !isGroup(node) && node.field === 'household')
    ? 'readable'
    : 'mine';

export function useQueryResults(query: QueryGroup) {
  return useInfiniteQuery({
    queryKey: [...recipeKeys.lists, 'by-query', query],
    queryFn: ({ pageParam: page, signal }) => {
      const sent = query as SavedSearch['query'];
      const body = { query: sent, among: placeOf(query), page, limit };
      return call(recipeQueriesRoutes.list, { body }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      recipes: pages.flatMap((page) => page.recipes),
      total: pages.at(-1)?.total ?? 0,
      totalIsAtLeast: pages.at(-1)?.totalIsAtLeast ?? false,
    }),
  });
}
