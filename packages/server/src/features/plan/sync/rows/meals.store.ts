/** Meals as rows: they are in `meal_plan_entries`, all other kinds in `sync_rows`. */
import { sql } from 'drizzle-orm';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../../platform/db/connect';
import { mealPlanEntries } from '../../../../schema/meal-plans';

/** A meal, from a row of the table with this name, with the fields of `MealRow`. */
export const mealFields = (entry: string) =>
  sql.raw(`jsonb_strip_nulls(jsonb_build_object(
    'date', ${entry}.date, 'meal', ${entry}.meal, 'order', ${entry}.order_key,
    'quantity', ${entry}.quantity, 'recipeId', ${entry}.recipe_id, 'note', ${entry}.note,
    'leftoverOf', ${entry}.leftover_of, 'isUndated', nullif(${entry}.is_undated, false)))`);

/** A type, since Drizzle asks for an index signature. */
type StoredMeal = Pick<Row, 'kind' | 'id' | 'fields' | 'stamps' | 'isDeleted' | 'version'> & {
  ownerId: string;
};

/** Of any owner; locked until the transaction ends. */
export async function lockMeals(tx: Db, ids: readonly string[]): Promise<StoredMeal[]> {
  const { rows } = await tx.execute<StoredMeal>(sql`
    select 'meals' as kind, entry.id, ${mealFields('entry')} as fields, entry.stamps,
      entry.is_deleted as "isDeleted", entry.version::float8 as version, entry.owner_id as "ownerId"
    from ${mealPlanEntries} entry
    where entry.id = any(${sql.param(ids)}::uuid[]) order by entry.id for update`);
  return rows;
}

/**
 * Also changes meals that exist.
 *
 * @returns the number of meals saved: less than given when another owner has the id of one
 */
export async function saveMeals(tx: Db, ownerId: string, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  return (await tx.execute(insertMeals(ownerId, rows))).rowCount ?? 0;
}

/** One parameter for all rows: a statement takes 65,535 at most. */
const insertMeals = (ownerId: string, rows: readonly Row[]) => sql`
  insert into ${mealPlanEntries}
    (id, owner_id, date, meal, order_key, quantity, recipe_id, note, leftover_of, is_undated, stamps,
      is_deleted, version)
  select row.id::uuid, ${ownerId}, (row.fields->>'date')::date, row.fields->>'meal',
    row.fields->>'order', (row.fields->>'quantity')::float8, (row.fields->>'recipeId')::uuid,
    row.fields->>'note', (row.fields->>'leftoverOf')::uuid,
    coalesce((row.fields->>'isUndated')::boolean, false), row.stamps, row."isDeleted", row.version
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as row (id text, fields jsonb, stamps jsonb, "isDeleted" boolean, version bigint)
  on conflict (id) do update set date = excluded.date, meal = excluded.meal,
    order_key = excluded.order_key, quantity = excluded.quantity, recipe_id = excluded.recipe_id,
    note = excluded.note, leftover_of = excluded.leftover_of, is_undated = excluded.is_undated, stamps = excluded.stamps,
    is_deleted = excluded.is_deleted, version = excluded.version
  where meal_plan_entries.owner_id = excluded.owner_id`;
