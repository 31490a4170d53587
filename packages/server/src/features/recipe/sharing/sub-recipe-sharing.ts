/** Which of the owner's recipes in a recipe its readers cannot open, and what each lacks. */
import { sql } from 'drizzle-orm';
import {
  findSubRecipeSharing,
  type OuterSharing,
} from '@saltbush/domain/book/sharing/sub-recipe-sharing';
import type { Sharing, SharingChange } from '@saltbush/domain/book/sharing/sharing-settings';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { withSubRecipes } from '../../../schema/recipe/sub-recipes';
import { recipeHouseholds, recipeReaders, recipes } from '../../../schema/recipes';
import { listLinks } from './share-links.store';

export interface UnsharedSubRecipe {
  id: string;
  title: string;
  change: SharingChange;
}

/** By title, as deep as recipes are in recipes; those of other people are theirs to share. */
export async function listUnsharedSubRecipes(
  db: Db,
  recipe: Authorized<{ id: string; ownerId: string }>,
): Promise<UnsharedSubRecipe[]> {
  const all = await findSharings(db, recipe);
  const own = all.find(({ id }) => id === recipe.id);
  const inner = all.filter(({ id }) => id !== recipe.id);
  if (!own || inner.length === 0) return [];
  const links = await listLinks(db, recipe);
  const outer: OuterSharing = { ...own, hasLinks: links.some(({ kind }) => kind === 'public') };
  return inner.flatMap(({ id, title, ...sharing }) => {
    const change = findSubRecipeSharing(outer, sharing);
    return change ? [{ id, title, change }] : [];
  });
}

type SharingRow = Sharing & { id: string; title: string };

/** Of the recipe and the owner's recipes in it, but those in the bin. */
async function findSharings(
  db: Db,
  { id, ownerId }: Authorized<{ id: string; ownerId: string }>,
): Promise<SharingRow[]> {
  const { rows } = await db.execute<{ found: SharingRow }>(sql`
    select json_build_object(
      'id', recipe.id, 'title', recipe.title, 'mode', recipe.sharing_mode, 'isListed', recipe.is_listed,
      'householdIds', array(
        select shared.household_id from ${recipeHouseholds} shared
        where shared.recipe_id = recipe.id order by shared.household_id),
      'readerIds', array(
        select reader.user_id from ${recipeReaders} reader
        where reader.recipe_id = recipe.id order by reader.user_id)) as found
    from ${recipes} recipe
    where recipe.id = any(${withSubRecipes(sql`array[${id}::uuid]`)}) and recipe.owner_id = ${ownerId}
      and recipe.deleted_at is null
    order by recipe.title, recipe.id`);
  return rows.map(({ found }) => found);
}
