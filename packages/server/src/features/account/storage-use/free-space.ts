/** Deletes for good what a person has no use for, a part at a time: no statement holds locks for long. */
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { sweepUnused } from '../../access/images';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipeImages, recipes } from '../../../schema/recipes';

type Needs = Pick<Deps, 'imageStore' | 'database' | 'clock'>;

/** Recipes in the bin, and the images that nothing else shows. */
export const emptyOwnBin = (needs: Needs, ownerId: string, signal: AbortSignal) =>
  removeSome(needs, { ownerId, signal }, removeDeleted);

/** Of all recipes, what they said before. */
export const removeOwnVersions = (needs: Needs, ownerId: string, signal: AbortSignal) =>
  removeSome(needs, { ownerId, signal }, removeVersions);

/** Recipes at a time. */
const most = 50;

/** @returns the images of what was removed; none is left when it returns nothing */
type Remove = (tx: Db, ownerId: string) => Promise<string[] | undefined>;

async function removeSome(
  { imageStore: store, database: { db }, clock }: Needs,
  { ownerId, signal }: { ownerId: string; signal: AbortSignal },
  remove: Remove,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const atOnce = await db.transaction((tx) => remove(tx, ownerId));
    if (atOnce === undefined) return;
    await sweepUnused(db, { store, ownerId, now: clock(), atOnce });
  }
}

async function removeDeleted(tx: Db, ownerId: string): Promise<string[] | undefined> {
  const ids = await idsOf(
    tx,
    sql`select id from ${recipes} where owner_id = ${ownerId} and deleted_at is not null
      order by id limit ${most} for update`,
  );
  if (ids.length === 0) return undefined;
  const some = sql`any(${sql.param(ids)}::uuid[])`;
  const images = await idsOf(
    tx,
    sql`select image_id as id from ${recipes} where id = ${some} and image_id is not null
      union select image_id from ${recipeImages} where recipe_id = ${some}
      union ${imagesOfVersions(sql`recipe_id = ${some}`)}`,
  );
  await tx.execute(sql`delete from ${recipes} where id = ${some}`);
  return images;
}

async function removeVersions(tx: Db, ownerId: string): Promise<string[] | undefined> {
  const ids = await idsOf(
    tx,
    sql`select id from ${recipes} where owner_id = ${ownerId}
      and exists (select from ${recipeVersions} where recipe_id = ${recipes}.id)
      order by id limit ${most} for no key update`,
  );
  if (ids.length === 0) return undefined;
  const some = sql`recipe_id = any(${sql.param(ids)}::uuid[])`;
  const images = await idsOf(tx, imagesOfVersions(some));
  await tx.execute(sql`delete from ${recipeVersions} where ${some}`);
  return images;
}

const imagesOfVersions = (isOne: ReturnType<typeof sql>) => sql`
  select image_id as id from ${recipeVersions} where ${isOne} and image_id is not null
  union select unnest(more_image_ids) from ${recipeVersions} where ${isOne}`;

async function idsOf(tx: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
