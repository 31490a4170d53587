/**
 * What people saved stays theirs (docs/product.md): when its owner deletes a recipe or hides it, each
 * who saved it and could not read it any more gets a copy in its stead. It stands where the saved one
 * stood in their list, is their favourite if that one was, and takes its place in their meal plans.
 */
import { sql } from 'drizzle-orm';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { planCopiesInstead } from '../meal-plans';
import { copyRecipe, isSharedBesidesSaving } from '../recipes';
import { recipes } from '../recipes/recipes.tables';
import { favourites, recipeSaves } from './collection.tables';

/**
 * Call it in the transaction that takes the recipe away: before deleting it, or after changing with
 * whom it is shared.
 *
 * @param loss who loses sight of it: all who saved it, or those it is no longer shared with
 */
export async function keepForSavers(
  tx: Db,
  recipe: Authorized<{ id: string }>,
  loss: 'everyone' | 'whom it is not shared with',
): Promise<void> {
  // Nobody may save it meanwhile: they would be left with nothing.
  await tx.execute(sql`select from ${recipes} where id = ${recipe.id} for update`);
  const losing = await tx.execute<{ user_id: string; saved_at: string }>(sql`
    delete from ${recipeSaves} where recipe_id = ${recipe.id} ${
      loss === 'everyone'
        ? sql``
        : sql`and not exists (
            select from ${recipes} recipe where recipe.id = ${recipe.id}
            and ${isSharedBesidesSaving(sql`${recipeSaves}.user_id`, sql`recipe`)})`
    } returning user_id, saved_at`);
  const copies = losing.rows.map((row) => ({
    id: newId(),
    ownerId: row.user_id,
    createdAt: new Date(row.saved_at),
  }));
  if (copies.length === 0) return;
  await copyRecipe(tx, recipe, copies);
  const pairs = sql`unnest(
    ${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[],
    ${sql.param(copies.map(({ id }) => id))}::uuid[]) copy (owner_id, id)`;
  await tx.execute(sql`
    update ${favourites} set recipe_id = copy.id from ${pairs}
    where user_id = copy.owner_id and recipe_id = ${recipe.id}`);
  await planCopiesInstead(tx, recipe.id, copies);
}
