/** What the rules may choose from: one's own saved searches, and the cookbooks that one may read. */
import { useQuery } from '@tanstack/react-query';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { savedSearchesRoutes } from '@saltbush/contract/book/saved-searches';
import type { NamedSource } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { call } from '../../../../api/call';

/** The newest hundred cookbooks: as many as a person may have. */
const mostCookbooks = 100;

export function useMenuSources() {
  const searches = useQuery({
    // What changes them renews all that begin with the first.
    queryKey: ['saved-searches', 'sources'],
    queryFn: async ({ signal }): Promise<NamedSource[]> =>
      (await call(savedSearchesRoutes.list, {}, { signal })).searches.map(({ _id, name }) => ({
        source: `search:${_id}`,
        name,
      })),
  });
  const cookbooks = useQuery({
    queryKey: ['cookbooks', 'sources'],
    queryFn: async ({ signal }): Promise<NamedSource[]> => {
      const query = { page: 1, limit: mostCookbooks };
      const found = await call(cookbooksRoutes.list, { query }, { signal });
      return found.cookbooks.map(({ _id, title }) => ({ source: `cookbook:${_id}`, name: title }));
    },
  });
  return {
    searches: searches.data,
    cookbooks: cookbooks.data,
    hasFailed: searches.isError || cookbooks.isError,
  };
}
