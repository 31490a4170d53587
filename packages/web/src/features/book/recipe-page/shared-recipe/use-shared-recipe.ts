/**
 * Query of a shared recipe. A token that is wrong, turned off or over opens nothing; then the recipe is requested
 * without the token, because this reader may be allowed to read it anyway. If not, the answer is that of the link.
 */
import { useQuery } from '@tanstack/react-query';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { call, type CallOptions } from '../../../../api/call';
import { recipeKeys } from '../../../recipe/recipes';
import { isLinkEnded, isRefused } from './is-refused';

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
      const linked: OpenedLink = token === undefined ? {} : await openLink(token, { signal });
      if (linked.recipe?._id === id) return linked.recipe;
      try {
        return await call(recipesRoutes.get, { params: { id } }, { signal });
      } catch (error) {
        throw isRefused(error) && isLinkEnded(linked.refusal) ? linked.refusal : error;
      }
    },
  });
}

interface OpenedLink {
  recipe?: RecipeOnWire;
  refusal?: unknown;
}

async function openLink(token: string, options: CallOptions): Promise<OpenedLink> {
  try {
    const params = { shareToken: token };
    return { recipe: await call(shareLinksRoutes.open, { params }, options) };
  } catch (error) {
    if (isRefused(error)) return { refusal: error };
    throw error;
  }
}
