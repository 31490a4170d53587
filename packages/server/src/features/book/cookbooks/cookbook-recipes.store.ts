/** Which recipes a cookbook has that is put together by hand, and in which order. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { cookbookLimits } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import { orderBetween } from '@saltbush/domain/plan/rows/orders/order-keys';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import { imageUrlOf } from '../../access/images';
import { isReadableBy } from '../../access/recipe-access';
import { cookbookRecipes, cookbooks } from '../../../schema/book/cookbooks';
import { recipes } from '../../../schema/recipes';
import type { AuthorizedCookbook } from './cookbooks.store';

type Place = { id: string; order: string };

/** One page of those that the reader may see, and how many these are. */
export async function listByHand(
  db: Db,
  { id }: AuthorizedCookbook,
  { userId, page, limit }: { userId: string | undefined; page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with shown as materialized (${shownIn(sql`${id}`, userId)})
    select (select count(*)::int from shown) as total, array(
      select id from shown order by "order" collate "C", id
      limit ${limit} offset ${(page - 1) * limit}) as ids`);
  return rows[0]!;
}

/** By cookbook: how many recipes the reader sees in it, and the images of the first that have one. */
export async function summarise(
  db: Db,
  ids: readonly string[],
  userId: string | undefined,
): Promise<Map<string, { count: number; covers: string[] }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number; covers: string[] }>(sql`
    select book.id, summary.count, summary.covers
    from unnest(${sql.param([...ids])}::uuid[]) book (id)
    cross join lateral (
      with shown as materialized (${shownIn(sql`book.id`, userId)})
      select (select count(*)::int from shown) as count, array(
        select ${imageUrlOf(sql`shown.image_id`)} from shown where shown.image_id is not null
        order by shown."order" collate "C", shown.id limit ${cookbookLimits.covers}) as covers
    ) summary`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** Within a transaction. Those that are in it stay where they are. */
export async function addRecipes(
  tx: Db,
  cookbook: AuthorizedCookbook,
  {
    recipeIds,
    after,
    now,
  }: { recipeIds: readonly string[]; after?: string | null | undefined; now: Date },
): Promise<number> {
  const places = await lockPlaces(tx, cookbook);
  const known = new Set(places.map(({ id }) => id));
  const fresh = [...new Set(recipeIds)].filter((id) => !known.has(id));
  if (places.length + fresh.length > cookbookLimits.recipes) throw tooMany();
  const [start, behind] = gapAfter(places, after);
  let before = start;
  const rows = fresh.map((recipeId) => {
    before = orderBetween(before, behind);
    return { cookbookId: cookbook.id, recipeId, order: before, addedAt: now };
  });
  if (rows.length > 0) await tx.insert(cookbookRecipes).values(rows);
  return rows.length;
}

/** Within a transaction. @throws AppError NOT_FOUND when it is not in the cookbook */
export async function moveRecipe(
  tx: Db,
  cookbook: AuthorizedCookbook,
  { recipeId, after }: { recipeId: string; after: string | null },
): Promise<void> {
  const places = await lockPlaces(tx, cookbook);
  if (!places.some(({ id }) => id === recipeId)) throw new AppError('NOT_FOUND');
  const others = places.filter(({ id }) => id !== recipeId);
  const order = orderBetween(...gapAfter(others, after));
  await tx.update(cookbookRecipes).set({ order }).where(isIn(cookbook.id, recipeId));
}

/** Within a transaction. @returns behind which it was; @throws AppError NOT_FOUND when it is not in the cookbook */
export async function takeOut(
  tx: Db,
  cookbook: AuthorizedCookbook,
  recipeId: string,
): Promise<string | null> {
  const places = await lockPlaces(tx, cookbook);
  const at = places.findIndex(({ id }) => id === recipeId);
  if (at === -1) throw new AppError('NOT_FOUND');
  await tx.delete(cookbookRecipes).where(isIn(cookbook.id, recipeId));
  return places[at - 1]?.id ?? null;
}

/** All that are in it, seen or not, in order; two changes of one cookbook happen one after the other. */
async function lockPlaces(tx: Db, { id }: AuthorizedCookbook): Promise<Place[]> {
  await tx.select({ id: cookbooks.id }).from(cookbooks).where(eq(cookbooks.id, id)).for('update');
  return tx
    .select({ id: cookbookRecipes.recipeId, order: cookbookRecipes.order })
    .from(cookbookRecipes)
    .where(eq(cookbookRecipes.cookbookId, id))
    .orderBy(sql`${cookbookRecipes.order} collate "C"`, cookbookRecipes.recipeId)
    .limit(cookbookLimits.recipes);
}

/** The orders around the place behind a recipe; at the end when it is not there any more, or none is named. */
function gapAfter(
  places: readonly Place[],
  after: string | null | undefined,
): [string | null, string | null] {
  const found = places.findIndex(({ id }) => id === after);
  const at = after === null ? -1 : found === -1 ? places.length - 1 : found;
  return [places[at]?.order ?? null, places[at + 1]?.order ?? null];
}

const isIn = (cookbookId: string, recipeId: string) =>
  and(eq(cookbookRecipes.cookbookId, cookbookId), eq(cookbookRecipes.recipeId, recipeId));

const shownIn = (cookbookId: SQL, userId: string | undefined): SQL => sql`
  select recipe.id, recipe.image_id, placed."order" from ${cookbookRecipes} placed
  join ${recipes} recipe on recipe.id = placed.recipe_id
  where placed.cookbook_id = ${cookbookId} and recipe.deleted_at is null
    and ${isReadableBy(userId ?? null, sql`recipe`)}`;

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('A cookbook holds at most {recipes} recipes.', { recipes: cookbookLimits.recipes }),
  );
