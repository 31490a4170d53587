/** The example recipes (Spec 7: by tags), without the person's own. */
import { useQuery } from '@tanstack/react-query';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { maxSamples, sampleTags } from '@saltbush/domain/visitors/onboarding/samples';
import { call } from '../../../../api/call';
import { useUser } from '../../../../api/session';

export function useSamples() {
  const userId = useUser()?._id;
  return useQuery({
    queryKey: ['onboarding', 'samples', userId],
    queryFn: async ({ signal }) => {
      const input = { tags: [...sampleTags], page: 1, limit: maxSamples, sort: 'title' as const };
      const { recipes } = await call(recipeListsRoutes.listByTags, { query: input }, { signal });
      return recipes.filter(({ owner }) => owner._id !== userId);
    },
  });
}
