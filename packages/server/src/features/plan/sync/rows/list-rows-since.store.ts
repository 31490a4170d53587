/**
 * The rows of a list that changed since a time, removed ones too. Rows are numbered in the order in which the server saved
 * them, and their stamps are of the clocks of phones; the log of operations says when which number was reached.
 */
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { namedStatement } from '../../../../platform/db/named-statement';
import { mealPlanEntries, planOwners } from '../../../../schema/meal-plans';
import { syncOperations, syncRows } from '../../../../schema/plan/sync';
import { rowColumns } from './row-columns';

/** Items, and what is set on lines. */
export interface ListRowsSince {
  /** The version of the rows at a time before. */
  since: number;
  rows: Row[];
}

/**
 * @returns undefined where it is not known: the log does not reach that far, removed rows were forgotten since, it is very
 *   much, or something else of the plan has changed that decides many lines
 */
export async function readListRowsSince(
  statementPool: Pool,
  { ownerId, time }: { ownerId: string; time: Date },
): Promise<ListRowsSince | undefined> {
  // What was being saved while somebody read is not in what they read, and has an earlier time.
  const before = new Date(Math.max(0, time.getTime() - longestSaveMs)).toISOString();
  const [row] = await listRowsSince.run(statementPool, { ownerId, before });
  const [since, isUnclear, rows] = row!;
  return since === null || isUnclear || rows.length > mostRows ? undefined : { since, rows };
}

const longestSaveMs = 60_000;
const mostRows = 200;

const ownerId = sql`${sql.placeholder('ownerId')}::uuid`;
/** Foods can be joined, at home or swapped, stores are walked in another order, a setting hides lines. */
const otherKinds = sql.raw(
  `'listedRecipes', 'foods', 'stores', 'aisles', 'listSettings', 'homeItems', 'mealSwaps'`,
);

const listRowsSince = namedStatement<[since: number | null, isUnclear: boolean, rows: Row[]]>(
  'list_rows_since',
  sql`select known.version::float8,
    exists (select from ${planOwners} owner
      where owner.id = ${ownerId} and owner.floor > known.version)
    or exists (select from ${mealPlanEntries} entry
      where entry.owner_id = ${ownerId} and entry.version > known.version)
    or exists (select from ${syncRows} other where other.owner_id = ${ownerId}
      and other.version > known.version and other.kind in (${otherKinds}))
    -- Then the text of an item does not say which line it is on.
    or exists (select from ${syncRows} food where food.owner_id = ${ownerId} and food.kind = 'foods'
      and not food.is_deleted and coalesce(food.fields->'isSplit', food.fields->'sameAs') is not null),
    (select coalesce(json_agg(found), '[]') from (
      select ${rowColumns}
      from ${syncRows} row where row.owner_id = ${ownerId}
        and row.version > known.version and row.kind in ('items', 'lines')
      order by row.version limit ${sql.raw(String(mostRows + 1))}) found)
  from (select max(logged.version) as version from ${syncOperations} logged
    where logged.owner_id = ${ownerId}
      and logged.at < ${sql.placeholder('before')}::timestamptz) known`,
);
