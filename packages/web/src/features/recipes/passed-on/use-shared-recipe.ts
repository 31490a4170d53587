/**
 * A recipe as its link opens it. A link that was turned off, or another recipe's, opens nothing; the
 * recipe may still be one that this reader may read by its address, as it is without any link.
 */
import { useQuery } from '@tanstack/react-query';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipes';
import { shareLinksRoutes } from '@saltbush/contract/share-links';
import { call, type CallOptions } from '../../../api/call';
import { recipeKeys } from '../recipe-queries';
import { isRefused } from './is-refused';

interface Asked {
  id: string;
  /** Of the link. */
  token: string | undefined;
  /** Undefined for a visitor: what one reader saw is not shown to the next. */
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
