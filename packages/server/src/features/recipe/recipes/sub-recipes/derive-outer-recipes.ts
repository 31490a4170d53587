/**
 * Marks recipes to be derived again when one of the recipes in them has changed, can no longer be read, or is gone: their
 * allergens, diets and foods are also those of that one. Some at a time, so that no save waits for them.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { allowStorage } from '../../../../platform/db/storage-full';
import { changedSubRecipes, recipeIngredients } from '../../../../schema/recipe/recipe-lines';
import { withOuterRecipes } from '../../../../schema/recipe/sub-recipes';
import { recipes } from '../../../../schema/recipes';

const mostChanges = 100;

/** @returns the number of changes of recipes that were looked at; 0 when none is left */
export async function markOuterRecipes(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ recipe_id: string }>(sql`
      delete from ${changedSubRecipes} where id in (
        select id from ${changedSubRecipes} order by id limit ${mostChanges} for update skip locked)
      returning recipe_id`);
    if (rows.length === 0) return 0;
    const ids = [...new Set(rows.map(({ recipe_id: id }) => id))];
    await allowStorage(tx, 'count');
    // In order, so that two processes never wait for each other.
    await tx.execute(sql`
      update ${recipes} set derived_version = 0 where id in (
        select recipe.id from ${recipes} recipe
        where recipe.id = any(${withOuterRecipes(sql`${sql.param(ids)}::uuid[]`)}) and exists (
          select from ${recipeIngredients} line
          where line.recipe_id = recipe.id and line.sub_recipe_id is not null)
        order by recipe.id for no key update)`);
    return rows.length;
  });
}
