import { useQuery } from '@tanstack/react-query';
import { sampleRecipesRoutes } from '@saltbush/contract/book/sample-recipes';
import { call } from '../../../api/call';

export const sampleRecipesKey = ['sample-recipes'];

export function useSampleRecipes() {
  return useQuery({
    queryKey: sampleRecipesKey,
    queryFn: ({ signal }) => call(sampleRecipesRoutes.list, {}, { signal }),
  });
}
