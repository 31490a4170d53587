/** Which recipes of a cookbook somebody sees: those put in by hand in their order, or what its query finds, by title. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Connections } from '../../../platform/db/pools';
import { isReadableBy } from '../../access/recipe-access';
import { listCards } from '../../recipe/recipes';
import { findByQuery, listKinds } from '../recipe-lists';
import { listByHand } from './cookbook-recipes.store';
import type { AuthorizedCookbook } from './cookbooks.store';
import { sql } from 'drizzle-orm';

export interface CookbookPage {
  userId: string | undefined;
  page: number;
  limit: number;
  now: Date;
}

export async function listCookbookRecipes(
  { db, statementPool }: Omit<Connections, 'pool'>,
  cookbook: AuthorizedCookbook,
  request: CookbookPage,
): Promise<{ recipes: RecipeCard[]; total: number; hasMore: boolean }> {
  const { ids, total } = await findCookbookRecipes(db, cookbook, request);
  const recipes = await listCards(statementPool, { ids, viewerId: request.userId ?? null });
  return { recipes, total, hasMore: request.page * request.limit < total };
}

/** The ids of one page. */
export async function findCookbookRecipes(
  db: Connections['db'],
  cookbook: AuthorizedCookbook,
  { userId, page, limit, now }: CookbookPage,
): Promise<{ ids: string[]; total: number }> {
  const { query, ownerId } = cookbook;
  if (query === null) return listByHand(db, cookbook, { userId, page, limit });
  const isOwn = userId === ownerId;
  return findByQuery(db, listKinds.mine, {
    query,
    // Whose favourites and whose cook log are meant does not depend on who reads it.
    viewerId: ownerId,
    only: isOwn ? [] : [{ anyones: isReadableBy(userId ?? null, sql`recipe`) }],
    sort: 'title',
    page,
    limit,
    now,
  });
}
