/**
 * Query of a shared recipe. A revoked or wrong token opens nothing; then the recipe is requested
 * without the token, because this reader may be allowed to read it anyway.
 */
import { useQuery } from '@tanstack/react-query';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { call, type CallOptions } from '../../../../api/call';
import { recipeKeys } from '../../../recipe/recipes';
import { isRefused } from './is-refused';

interface Asked {
  id: string;
  /** Of the link. */
  token: string | undefined;
  /**
   * Part of the query key, so that the answer for one user is not shown to another; undefined for a
   * visitor.
   */
  readerId: string | undefined;
}

export function useSharedRecipe({ id, token, readerId }: Asked) {
  return useQuery({
    queryKey: recipeKeys.shared(id, token, readerId),
    queryFn: async ({ signal }) => {
      const linked = token && (await openLink(token, { signal }));
      if (linked && linked._id === id) return linked;
      return call(recipesRoutes.get, { params: { id } }, { signal });
    },
  });
}

async function openLink(token: string, options: CallOptions): Promise<RecipeOnWire | undefined> {
  try {
    return await call(shareLinksRoutes.open, { params: { shareToken: token } }, options);
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
