/** The example recipes (Spec 7: by tags), without the person's own. */
import { useQuery } from '@tanstack/react-query';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { englishSampleTags, sampleTags } from '@saltbush/domain/book/sample-recipes/sample-tags';
import { maxSamples } from '@saltbush/domain/visitors/onboarding/samples';
import { language } from '@saltbush/domain/texts/language';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { call } from '../../../../api/call';
import { useUser } from '../../../../api/session';

export function useSamples() {
  const userId = useUser()?._id;
  return useQuery({
    queryKey: ['onboarding', 'samples', userId],
    queryFn: async ({ signal }) => {
      const written = await listByTags(sampleTags(), signal);
      const isEnglish = language() === standInLanguage;
      const all =
        written.length > 0 || isEnglish ? written : await listByTags(englishSampleTags, signal);
      return all.filter(({ owner }) => owner._id !== userId);
    },
  });
}

async function listByTags(tags: readonly string[], signal: AbortSignal) {
  const query = { tags: [...tags], page: 1, limit: maxSamples, sort: 'title' as const };
  return (await call(recipeListsRoutes.listByTags, { query }, { signal })).recipes;
}
