/** Filter options: tags and cuisines of the list, and the user's communities. */
import { useQuery } from '@tanstack/react-query';
import type { Household } from '@saltbush/contract/account/households';
import { recipeListsRoutes, type NamesInUse } from '@saltbush/contract/book/recipe-lists';
import { call } from '../../../../api/call';
import { householdsQuery } from '../../../device/household-data';
import { recipeKeys } from '../../../recipe/recipes';

/**
 * Most used first. If the request fails there are no options; typed text still works.
 * @param of 'mine', 'browse', or the id of a community
 */
export function useNamesInUse(of: string, isWanted = true): NamesInUse {
  const { data } = useQuery({
    queryKey: recipeKeys.choices(of),
    queryFn: ({ signal }) => call(recipeListsRoutes.listNamesInUse, { query: { of } }, { signal }),
    enabled: isWanted,
  });
  return data ?? none;
}

const none: NamesInUse = { tags: [], cuisines: [] };

/** If the request fails there are no options; the list still works. */
export function useHouseholds(isWanted: boolean): Household[] {
  const { data } = useQuery({ ...householdsQuery, enabled: isWanted });
  return data?.households ?? noHouseholds;
}

const noHouseholds: Household[] = [];
