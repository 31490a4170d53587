/**
 * Images of an account that is deleted. Those that others show, in copies of recipes or in the cook log of a household,
 * become theirs. Files of the rest are listed in the transaction that deletes the account, and removed afterwards: a
 * crash in between leaves the list.
 */
import { inArray, sql } from 'drizzle-orm';
import type { ImageStore } from '../../../outside/image-store';
import type { Db } from '../../../platform/db/connect';
import { cookLog } from '../../../schema/plan/cook-log';
import { households } from '../../../schema/households';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipeImages, recipes } from '../../../schema/recipes';
import { images, removedImages } from '../../../schema/images';

/** Within the transaction that deletes the account, before its row goes. */
export async function releaseImages(tx: Db, userId: string, now: Date): Promise<void> {
  const mine = sql`select id from ${images} where owner_id = ${userId}`;
  await tx.execute(sql`
    with mine as (${mine}), shown (image_id, owner_id) as (
      select mine.id, recipe.owner_id from mine
        join ${recipes} recipe on recipe.image_id = mine.id
      union all select mine.id, recipe.owner_id from mine
        join ${recipeImages} further on further.image_id = mine.id
        join ${recipes} recipe on recipe.id = further.recipe_id
      union all select mine.id, recipe.owner_id from mine
        join ${recipeVersions} version on version.image_id = mine.id
        join ${recipes} recipe on recipe.id = version.recipe_id
      union all select mine.id, recipe.owner_id from mine
        join ${recipeVersions} version on version.more_image_ids @> array[mine.id]
        join ${recipes} recipe on recipe.id = version.recipe_id
      union all select mine.id, coalesce(household.owner_id, entry.owner_id) from mine
        join ${cookLog} entry on entry.image_id = mine.id
        left join ${households} household on household.id = entry.owner_id
    )
    update ${images} set owner_id = heir.owner_id from (
      select distinct on (image_id) image_id, owner_id from shown
      where owner_id <> ${userId} order by image_id, owner_id
    ) heir where ${images.id} = heir.image_id`);
  await tx.execute(sql`
    insert into ${removedImages} (id, removed_at)
    select id, ${now.toISOString()}::timestamptz from ${images}
    where owner_id = ${userId} and external_url is null
    on conflict do nothing`);
}

/** Removes the files of all removed images; it may run twice. */
export async function removeImageFiles(
  db: Db,
  store: ImageStore,
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    const some = await db.select({ id: removedImages.id }).from(removedImages).limit(atATime);
    if (some.length === 0 || stopping.aborted) return;
    const ids = some.map(({ id }) => id);
    for (const id of ids) await store.removeFolder(id);
    await db.delete(removedImages).where(inArray(removedImages.id, ids));
  }
}

const atATime = 100;
