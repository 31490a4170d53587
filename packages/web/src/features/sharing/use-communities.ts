/** The communities a recipe can be shared with: those one is in and that are not closed. */
import { useQuery } from '@tanstack/react-query';
import { householdsRoutes } from '@saltbush/contract/households';
import { call } from '../../api/call';
import { recipeKeys } from '../recipes';

export function useCommunities() {
  return useQuery({
    // As the filters of the lists remember them.
    queryKey: recipeKeys.choices('households'),
    queryFn: ({ signal }) => call(householdsRoutes.list, {}, { signal }),
    select: ({ households }) => households.filter(({ status }) => status === 'active'),
  });
}
