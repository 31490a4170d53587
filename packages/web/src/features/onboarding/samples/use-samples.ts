/** The example recipes (Spec 7: by tags), without the person's own. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { maxSamples, sampleTags } from '@saltbush/domain/onboarding/samples';
import { call } from '../../../api/call';
import { useUser } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';

export function useSamples() {
  const userId = useUser()?._id;
  const query = useQuery({
    queryKey: ['onboarding', 'samples', userId],
    queryFn: async ({ signal }) => {
      const input = { tags: [...sampleTags], page: 1, limit: maxSamples, sort: 'title' as const };
      const { recipes } = await call(recipeListsRoutes.listByTags, { query: input }, { signal });
      return recipes.filter(({ owner }) => owner._id !== userId);
    },
  });
  const { error } = query;
  useEffect(() => {
    if (!error) return;
    showToast({ kind: 'error', title: 'Error loading recipes', message: 'Please try again' });
  }, [error]);
  return query;
}
