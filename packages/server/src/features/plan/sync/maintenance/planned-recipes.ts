/**
 * Gives new versions to the rows that plan a recipe which changed, or can no longer be read, so that devices are
 * sent it, or its absence. Owner by owner, each in a transaction of its own.
 */
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { allowStorage } from '../../../../platform/db/storage-full';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { recipes } from '../../../../schema/recipes';
import { removedStamp } from './removed-stamp';
import { findVersion, saveVersion } from '../sync-state.store';
import { plannedRecipeChanges, syncRows } from '../../../../schema/plan/sync';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

/** @returns the number of owners whose rows were changed */
export async function announcePlannedRecipes(
  { database: { db }, clock, planNotices }: Context,
  stopping: AbortSignal,
): Promise<number> {
  let announced = 0;
  for (;;) {
    const owners = await listOwners(db);
    for (const ownerId of owners) {
      if (stopping.aborted) return announced;
      const version = await db.transaction((tx) => renumber(tx, ownerId, clock()));
      if (version === undefined) continue;
      planNotices.announce(ownerId, version);
      announced += 1;
    }
    if (owners.length < ownersATime) return announced;
  }
}

const ownersATime = 200;

async function listOwners(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ ownerId: plannedRecipeChanges.ownerId })
    .from(plannedRecipeChanges)
    .limit(ownersATime);
  return found.map(({ ownerId }) => ownerId);
}

/** Undefined when another process was first, or nothing is planned any more. */
async function renumber(tx: Db, ownerId: string, now: Date): Promise<number | undefined> {
  const before = await findVersion(tx, ownerId);
  const { rows } = await tx.execute<{ recipe_id: string }>(sql`
    delete from ${plannedRecipeChanges} where owner_id = ${ownerId} returning recipe_id`);
  if (before === undefined) return undefined;
  const ids = [...new Set(rows.map(({ recipe_id }) => recipe_id))];
  if (ids.length === 0) return undefined;
  await lockInOrder(tx, ownerId, ids);
  await allowStorage(tx, 'count');
  const meals = await tx.execute(numberMeals(ownerId, ids, { before, now }));
  const between = before + (meals.rowCount ?? 0);
  const listed = await tx.execute(numberListed(ownerId, ids, { before: between, now }));
  const version = between + (listed.rowCount ?? 0);
  if (version === before) return undefined;
  await saveVersion(tx, ownerId, version);
  return version;
}

/** As a device's operations lock them: copies are put into rows without the lock of the owner. */
async function lockInOrder(tx: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from ${mealPlanEntries} where owner_id = ${ownerId}
      and recipe_id = any(${sql.param(ids)}::uuid[]) order by id for update`);
  await tx.execute(sql`
    select from ${syncRows} where owner_id = ${ownerId} and kind = 'listedRecipes'
      and fields->>'recipeId' = any(${sql.param(ids)}::text[]) order by id for update`);
}

interface Numbering {
  before: number;
  now: Date;
}

/** A row whose recipe was deleted for good is removed. */
const numberMeals = (ownerId: string, ids: readonly string[], numbering: Numbering) => sql`
  update ${mealPlanEntries} entry set version = ${numbering.before}::bigint + found.place,
    is_deleted = entry.is_deleted or found.is_gone,
    stamps = case when found.is_gone then entry.stamps || ${removedStamp(numbering.now)} else entry.stamps end
  from (
    select one.id, row_number() over (order by one.date, one.id) as place,
      not exists (select from ${recipes} recipe where recipe.id = one.recipe_id) as is_gone
    from ${mealPlanEntries} one
    where one.owner_id = ${ownerId} and one.recipe_id = any(${sql.param(ids)}::uuid[])
      and not one.is_deleted
  ) found where found.id = entry.id`;

const numberListed = (ownerId: string, ids: readonly string[], numbering: Numbering) => sql`
  update ${syncRows} row set version = ${numbering.before}::bigint + found.place,
    is_deleted = row.is_deleted or found.is_gone,
    stamps = case when found.is_gone then row.stamps || ${removedStamp(numbering.now)} else row.stamps end
  from (
    select one.id, row_number() over (order by one.id) as place,
      not exists (select from ${recipes} recipe where recipe.id::text = one.fields->>'recipeId') as is_gone
    from ${syncRows} one
    where one.owner_id = ${ownerId} and one.kind = 'listedRecipes'
      and one.fields->>'recipeId' = any(${sql.param(ids)}::text[]) and not one.is_deleted
  ) found where row.owner_id = ${ownerId} and row.kind = 'listedRecipes' and found.id = row.id`;
