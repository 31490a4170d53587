/** Reads recipes with one prepared query each, ingredients and steps included. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/db/connect';
import { JsonText } from '../../../platform/json-text';
import { namedStatement } from '../../../platform/db/named-statement';
import { prepared } from '../../../platform/db/prepared';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import { isReadableBy } from '../../access/recipe-access';
import { recipeJson } from './recipe-json';
import { recipes } from '../../../schema/recipes';

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof findRecipe>>>;

/**
 * The whole recipe, unless it was deleted.
 *
 * @param viewerId whose save and favourite it may be; null for a visitor or when nobody asks
 */
export async function findRecipe(db: Db, id: string, viewerId: string | null = null) {
  const [recipe] = await wholeRecipe(db).execute({ id, viewerId });
  return recipe;
}

/**
 * The whole recipe for a caller who has checked permission to read it; not a deleted one.
 *
 * @param viewerId whose save and favourite it reports; null for a visitor
 */
export async function readRecipe(
  db: Db,
  id: string,
  viewerId: string | null = null,
): Promise<RecipeOnWire | undefined> {
  return (await findRecipe(db, id, viewerId))?.shown;
}

/**
 * Like `readRecipe`, for a recipe that was just found or saved.
 *
 * @throws AppError NOT_FOUND when it was deleted meanwhile
 */
export async function getRecipe(
  db: Db,
  id: string,
  viewerId: string | null = null,
): Promise<RecipeOnWire> {
  const recipe = await readRecipe(db, id, viewerId);
  if (!recipe) throw new AppError('NOT_FOUND');
  return recipe;
}

/** Whole recipes, deleted ones too, as this person sees them. */
export async function findRecipes(
  db: Db,
  ids: readonly string[],
  viewerId: string | null = null,
): Promise<RecipeRow[]> {
  return ids.length === 0 ? [] : selectRecipe(db, viewerId).where(inArray(recipes.id, [...ids]));
}

/** The JSON of one recipe, if this person may read it. */
export async function readRecipeText(
  statementPool: Pool,
  id: string,
  claim: SessionClaim | undefined,
): Promise<{ isOpen: boolean; text: string | null }> {
  const values = { id, viewerId: claim?.userId, ...claimValues(claim) };
  const [row] = await readableRecipe.run(statementPool, values);
  const [isOpen, text] = row!;
  return { isOpen, text };
}

/**
 * Those of the recipes that this person, or a visitor, may read, as text, up to about a megabyte: one has up to a megabyte, and all of
 * them would be held in memory.
 */
export async function readSeveral(
  statementPool: Pool,
  values: { ids: readonly string[]; viewerId: string | null },
): Promise<JsonText> {
  const [row] = await severalRecipes.run(statementPool, values);
  const [texts, later] = row!;
  return new JsonText(`{"recipes":[${texts ?? ''}],"later":${JSON.stringify(later ?? [])}}`);
}

const mostBytesOfSeveral = 1_000_000;

const viewerId = sql.placeholder('viewerId');

const selectRecipe = (db: Db, viewer: unknown) =>
  db
    .select({
      shown: recipeJson(viewer).mapWith((text: string) => JSON.parse(text) as RecipeOnWire),
      ownerId: recipes.ownerId,
      imageId: recipes.imageId,
      listedAt: recipes.listedAt,
      updatedAt: recipes.updatedAt,
      savedByProgram: recipes.savedByProgram,
      deletedAt: recipes.deletedAt,
    })
    .from(recipes);

const wholeRecipe = prepared((db) =>
  selectRecipe(db, viewerId)
    .where(and(eq(recipes.id, sql.placeholder('id')), isNull(recipes.deletedAt)))
    .prepare('whole_recipe'),
);

const readableRecipe = namedStatement<[boolean, string | null]>(
  'readable_recipe',
  sql`select ${isSessionOpen}, (
    select ${recipeJson(viewerId)} from ${recipes}
    where ${recipes.id} = ${sql.placeholder('id')} and ${recipes.deletedAt} is null
      and ${isReadableBy(viewerId)})`,
);

const severalRecipes = namedStatement<[string | null, string[] | null]>(
  'several_recipes',
  sql`with readable as (
      select id, sum(octet_length(content_json)) over (order by id) - octet_length(content_json) as before
      from ${recipes}
      where id = any(${sql.placeholder('ids')}::uuid[]) and deleted_at is null
        and ${isReadableBy(viewerId)})
    select (
        select string_agg(${recipeJson(viewerId)}, ',') from ${recipes}
        where ${recipes.id} in (select id from readable where before < ${sql.raw(String(mostBytesOfSeveral))})),
      (select array_agg(id::text) from readable where before >= ${sql.raw(String(mostBytesOfSeveral))})`,
);
