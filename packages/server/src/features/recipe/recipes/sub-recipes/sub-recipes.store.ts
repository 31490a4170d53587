/** The recipes in a recipe, and those in them, as far as somebody may read them. */
import { sql, type SQL } from 'drizzle-orm';
import { subRecipeUseLimits } from '@saltbush/contract/recipe/sub-recipes';
import {
  subRecipeIdsOf,
  type FlattenedRecipe,
} from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../../platform/db/connect';
import { isReadableBy } from '../../../access/recipe-access';
import { recipeIngredients } from '../../../../schema/recipe/recipe-lines';
import { withSubRecipes } from '../../../../schema/recipe/sub-recipes';
import { recipes } from '../../../../schema/recipes';

/** With the revision that it was read at. */
export interface SubRecipe extends FlattenedRecipe {
  readonly revision: number;
}

/** Recipes in recipes of one statement; those of the lines themselves come first. */
const mostSubRecipes = 500;

/**
 * One JSON object for each recipe: a `SubRecipe`.
 *
 * @param ids of the recipes that lines stand for
 * @param isReadable of a row `recipe`
 */
export const subRecipesSql = (ids: SQL, isReadable: SQL): SQL => sql`
  select json_strip_nulls(json_build_object(
    'id', recipe.id, 'revision', recipe.revision, 'title', recipe.title, 'serves', recipe.serves,
    'yieldText', recipe.yield_text, 'measures', recipe.measures, 'readyMinutes', recipe.ready_minutes,
    'ingredients', ${ingredientsSql(sql`recipe.id`)})) as found
  from ${recipes} recipe
  where recipe.id = any(${withSubRecipes(ids)}) and recipe.deleted_at is null and ${isReadable}
  order by recipe.id = any(${ids}) desc, recipe.id limit ${sql.raw(String(mostSubRecipes))}`;

/** The lines of a recipe as a JSON list of `Ingredient`. */
export const ingredientsSql = (recipeId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'name', line.name, 'amount', line.amount, 'unit', line.unit,
    'note', coalesce(line.note, ''), 'section', coalesce(line.section, ''), 'recipeId', line.sub_recipe_id
  ) order by line.position), '[]')
  from ${recipeIngredients} line where line.recipe_id = ${recipeId})`;

/**
 * Asks nothing for a recipe without any.
 *
 * @param userId who reads them; null for a visitor
 */
export async function findSubRecipes(
  db: Db,
  ingredients: readonly Pick<Ingredient, 'recipeId'>[],
  userId: string | null,
): Promise<SubRecipe[]> {
  const ids = subRecipeIdsOf(ingredients);
  if (ids.length === 0) return [];
  const isReadable = isReadableBy(sql`${userId}::uuid`, sql`recipe`);
  const { rows } = await db.execute<{ found: SubRecipe }>(
    subRecipesSql(sql`${sql.param(ids)}::uuid[]`, isReadable),
  );
  return rows.map(({ found }) => found);
}

/**
 * Whether these recipes are still as they were read. They stay so until the transaction ends: who changes one of them
 * meanwhile waits, and then sees what this transaction wrote.
 */
export async function lockUnchanged(
  tx: Db,
  ingredients: readonly Pick<Ingredient, 'recipeId'>[],
  read: readonly SubRecipe[],
): Promise<boolean> {
  const ids = subRecipeIdsOf(ingredients);
  const { rows } = await tx.execute<{ id: string; revision: number }>(sql`
    select id, revision from ${recipes}
    where id = any(${withSubRecipes(sql`${sql.param(ids)}::uuid[]`)}) order by id for share`);
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return read.every(({ id, revision }) => revisions.get(id) === revision);
}

/** Somebody's own recipes that have one of these as an ingredient themselves, by title, but those among them. */
export async function listUses(
  db: Db,
  recipeIds: readonly string[],
  userId: string,
): Promise<{ _id: string; title: string }[]> {
  const asked = sql`${sql.param([...recipeIds])}::uuid[]`;
  const { rows } = await db.execute<{ _id: string; title: string }>(sql`
    select recipe.id as "_id", recipe.title from ${recipes} recipe
    where recipe.owner_id = ${userId} and recipe.deleted_at is null and recipe.id <> all(${asked})
      and exists (select from ${recipeIngredients} line
        where line.recipe_id = recipe.id and line.sub_recipe_id = any(${asked}))
    order by recipe.title, recipe.id limit ${sql.raw(String(subRecipeUseLimits.named))}`);
  return rows;
}
