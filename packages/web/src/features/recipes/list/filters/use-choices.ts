/** What there is to narrow by: the tags and cuisines of the list, and one's communities. */
import { useQuery } from '@tanstack/react-query';
import { householdsRoutes, type Household } from '@saltbush/contract/households';
import { recipeListsRoutes, type NamesInUse } from '@saltbush/contract/recipe-lists';
import { call } from '../../../../api/call';
import { recipeKeys } from '../../recipe-queries';

/**
 * The most used first. Without an answer there are none to choose from, and what is typed counts.
 *
 * @param of 'mine', 'browse', or the id of a community
 */
export function useNamesInUse(of: string): NamesInUse {
  const { data } = useQuery({
    queryKey: recipeKeys.choices(of),
    queryFn: ({ signal }) => call(recipeListsRoutes.listNamesInUse, { query: { of } }, { signal }),
  });
  return data ?? none;
}

const none: NamesInUse = { tags: [], cuisines: [] };

/** Without an answer there are none to choose from, and the list works all the same. */
export function useHouseholds(isWanted: boolean): Household[] {
  const { data } = useQuery({
    queryKey: recipeKeys.choices('households'),
    queryFn: ({ signal }) => call(householdsRoutes.list, {}, { signal }),
    enabled: isWanted,
  });
  return data?.households ?? noHouseholds;
}

const noHouseholds: Household[] = [];
