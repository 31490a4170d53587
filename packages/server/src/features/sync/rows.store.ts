/**
 * The rows of a plan owner: read by their ids, saved, and read in the order of their changes. Meals are in
 * `meal_plan_entries`, all other kinds in `sync_rows`.
 */
import { sql } from 'drizzle-orm';
import { rowKey, type Row, type RowKind } from '@saltbush/domain/sync/rows';
import type { Db } from '../../platform/db/connect';
import { mealPlanEntries } from '../meal-plans/meal-plans.tables';
import { syncRows } from './sync.tables';

export interface RowName {
  kind: RowKind;
  id: string;
}

export interface LoadedRows {
  /** Also removed ones, by `rowKey`. */
  rows: Map<string, Row>;
  /** Ids of meals that another owner has. */
  taken: Set<string>;
}

/** Locks them until the transaction ends: copies of recipes are put into rows without the lock of the owner. */
export async function lockRows(
  tx: Db,
  ownerId: string,
  names: readonly RowName[],
): Promise<LoadedRows> {
  const mealIds = names.flatMap(({ kind, id }) => (kind === 'meals' ? [id] : []));
  const others = names.filter(({ kind }) => kind !== 'meals');
  const meals = mealIds.length === 0 ? [] : await lockMeals(tx, mealIds);
  const ours = meals.filter((meal) => meal.owner_id === ownerId);
  const rows = [...ours, ...(others.length === 0 ? [] : await lockOthers(tx, ownerId, others))];
  return {
    rows: new Map(rows.map((row) => [rowKey(row.kind, row.id), toRow(row)])),
    taken: new Set(meals.filter((meal) => meal.owner_id !== ownerId).map(({ id }) => id)),
  };
}

/**
 * Also changes rows that exist.
 *
 * @returns the number of rows saved: less than given when another owner has the id of a meal
 */
export async function saveRows(tx: Db, ownerId: string, rows: readonly Row[]): Promise<number> {
  const meals = rows.filter(({ kind }) => kind === 'meals');
  const others = rows.filter(({ kind }) => kind !== 'meals');
  let saved = 0;
  if (meals.length > 0) saved += (await tx.execute(insertMeals(ownerId, meals))).rowCount ?? 0;
  if (others.length > 0) saved += (await tx.execute(insertOthers(ownerId, others))).rowCount ?? 0;
  return saved;
}

/** A row as PostgreSQL writes it; a type, since Drizzle asks for an index signature. */
type StoredRow = Pick<Row, 'kind' | 'id' | 'fields' | 'stamps' | 'isDeleted' | 'version'>;

/** A meal, from a row of the table with this name, with the fields of `MealRow`. */
export const mealFields = (entry: string) =>
  sql.raw(`jsonb_strip_nulls(jsonb_build_object(
    'date', ${entry}.date, 'meal', ${entry}.meal, 'order', ${entry}.order_key,
    'quantity', ${entry}.quantity, 'recipeId', ${entry}.recipe_id, 'note', ${entry}.note,
    'leftoverOf', ${entry}.leftover_of))`);

async function lockMeals(tx: Db, ids: readonly string[]) {
  const { rows } = await tx.execute<StoredRow & { owner_id: string }>(sql`
    select 'meals' as kind, entry.id, ${mealFields('entry')} as fields, entry.stamps,
      entry.is_deleted as "isDeleted", entry.version::float8 as version, entry.owner_id
    from ${mealPlanEntries} entry
    where entry.id = any(${sql.param(ids)}::uuid[]) order by entry.id for update`);
  return rows;
}

async function lockOthers(tx: Db, ownerId: string, names: readonly RowName[]) {
  const { rows } = await tx.execute<StoredRow>(sql`
    select row.kind, row.id, row.fields, row.stamps,
      row.is_deleted as "isDeleted", row.version::float8 as version
    from ${syncRows} row join unnest(
      ${sql.param(names.map(({ kind }) => kind))}::text[],
      ${sql.param(names.map(({ id }) => id))}::text[]) named (kind, id)
      on row.owner_id = ${ownerId} and row.kind = named.kind and row.id = named.id collate "C"
    order by row.kind, row.id for update of row`);
  return rows;
}

/** One parameter for all rows: a statement takes 65,535 at most. */
const insertMeals = (ownerId: string, rows: readonly Row[]) => sql`
  insert into ${mealPlanEntries}
    (id, owner_id, date, meal, order_key, quantity, recipe_id, note, leftover_of, stamps, is_deleted,
      version)
  select row.id::uuid, ${ownerId}, (row.fields->>'date')::date, row.fields->>'meal',
    row.fields->>'order', (row.fields->>'quantity')::float8, (row.fields->>'recipeId')::uuid,
    row.fields->>'note', (row.fields->>'leftoverOf')::uuid, row.stamps, row."isDeleted", row.version
  from ${recordsOf(rows)}
  on conflict (id) do update set date = excluded.date, meal = excluded.meal,
    order_key = excluded.order_key, quantity = excluded.quantity, recipe_id = excluded.recipe_id,
    note = excluded.note, leftover_of = excluded.leftover_of, stamps = excluded.stamps, is_deleted = excluded.is_deleted,
    version = excluded.version
  where meal_plan_entries.owner_id = excluded.owner_id`;

const insertOthers = (ownerId: string, rows: readonly Row[]) => sql`
  insert into ${syncRows} (owner_id, kind, id, fields, stamps, is_deleted, version)
  select ${ownerId}, row.kind, row.id, row.fields, row.stamps, row."isDeleted", row.version
  from ${recordsOf(rows)}
  on conflict (owner_id, kind, id) do update set fields = excluded.fields,
    stamps = excluded.stamps, is_deleted = excluded.is_deleted, version = excluded.version`;

const recordsOf = (rows: readonly Row[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as row (kind text, id text, fields jsonb, stamps jsonb, "isDeleted" boolean, version bigint)`;

const toRow = ({ kind, id, fields, stamps, isDeleted, version }: StoredRow): Row => ({
  kind,
  id,
  fields,
  stamps,
  isDeleted,
  version,
});
