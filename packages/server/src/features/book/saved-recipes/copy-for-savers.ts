/**
 * People keep what they saved (docs/product.md). When the owner deletes or hides a recipe, everyone who
 * saved it and can no longer read it gets a copy. The copy replaces the saved recipe in their list, their
 * favourites and their meal plans.
 */
import { sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids';
import { planCopiesInstead } from '../../plan/meal-plans';
import { copyRecipe } from '../../recipe/recipes';
import { recipes } from '../../../schema/recipes';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';
import { isSharedBesidesSaving, type AccessLostListener } from '../../access/recipe-access';

/** Call inside the transaction that deletes the recipe or reduces its sharing (`AccessLostListener`). */
export const copyForSavers: AccessLostListener = async (tx, recipe, loss) => {
  // Blocks new saves until the transaction ends: they would miss the copy.
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
  await copyRecipe(tx, recipe, copies, 'kept-copy');
  const pairs = sql`unnest(
    ${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[],
    ${sql.param(copies.map(({ id }) => id))}::uuid[]) copy (owner_id, id)`;
  await tx.execute(sql`
    update ${favourites} set recipe_id = copy.id from ${pairs}
    where user_id = copy.owner_id and recipe_id = ${recipe.id}`);
  await planCopiesInstead(tx, recipe.id, copies);
};
