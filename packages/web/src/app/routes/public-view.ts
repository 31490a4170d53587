import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../api/call';

/**
 * A cook copies the address of a recipe from the address bar: who gets it reads the recipe, if it is public. Where the
 * server cannot be asked, signing in is what is left.
 *
 * @returns the address where a visitor reads what is at this one
 */
export async function findPublicView(pathname: string): Promise<string | undefined> {
  const id = /^\/recipes\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  try {
    await call(recipesRoutes.get, { params: { id } });
    return `/recipe/${id}`;
  } catch {
    return undefined;
  }
}
