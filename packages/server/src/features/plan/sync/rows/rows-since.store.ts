/** The rows of a plan owner in the order of their changes, for a device that has those before. */
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { rowsPerAnswer } from '@saltbush/domain/plan/sync/operations';
import { recipeIdOf, type Row, type RowKind } from '@saltbush/domain/plan/rows/rows';
import { namedStatement } from '../../../../platform/db/named-statement';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { mealFields } from './meals.store';
import { syncRows } from '../../../../schema/plan/sync';

export interface RowsSince {
  rows: Row[];
  hasMore: boolean;
}

/**
 * @param since the version that the device has; from 0 it has no rows, and is not sent removed ones
 * @param kinds that the person may see
 */
export async function readRowsSince(
  statementPool: Pool,
  { ownerId, since, kinds }: { ownerId: string; since: number; kinds: readonly RowKind[] },
): Promise<RowsSince> {
  const limit = rowsPerAnswer + 1;
  const found = await rowsSince.run(statementPool, {
    ownerId,
    since,
    limit,
    hasMeals: kinds.includes('meals'),
    kinds,
  });
  const all = found.map(([kind, id, fields, stamps, isDeleted, version]): Row => ({
    kind,
    id,
    fields,
    stamps,
    isDeleted,
    version,
  }));
  const rows = firstThatFit(all.slice(0, rowsPerAnswer));
  return { rows, hasMore: rows.length < all.length };
}

/**
 * As many as one answer holds: each recipe that a row names is sent with all its needs, which may be long.
 *
 * @returns at least one row, if there is one
 */
function firstThatFit(rows: readonly Row[]): Row[] {
  const recipeIds = new Set<string>();
  const tooMuch = rows.findIndex((row) => {
    const recipeId = recipeIdOf(row);
    if (recipeId) recipeIds.add(recipeId);
    return recipeIds.size > recipesPerAnswer;
  });
  return tooMuch < 0 ? [...rows] : rows.slice(0, tooMuch);
}

/** A row names one recipe at most. */
export const recipesPerAnswer = 200;

type SinceRow = [RowKind, string, Row['fields'], Row['stamps'], boolean, number];

const ownerId = sql`${sql.placeholder('ownerId')}::uuid`;
const since = sql`${sql.placeholder('since')}::bigint`;
const limit = sql`${sql.placeholder('limit')}::int`;

/** Each part reads its index from `since` on; bounded, so that a device that was away for long is sent pages. */
const rowsSince = namedStatement<SinceRow>(
  'sync_rows_since',
  sql`(select 'meals' as kind, entry.id::text, ${mealFields('entry')} as fields, entry.stamps,
      entry.is_deleted, entry.version::float8 as version
    from ${mealPlanEntries} entry
    where entry.owner_id = ${ownerId} and entry.version > ${since}
      and ${sql.placeholder('hasMeals')}::boolean and (${since} > 0 or not entry.is_deleted)
    order by entry.version limit ${limit})
  union all
  (select row.kind, row.id, row.fields, row.stamps, row.is_deleted, row.version::float8 as version
    from ${syncRows} row
    where row.owner_id = ${ownerId} and row.version > ${since}
      and row.kind = any(${sql.placeholder('kinds')}::text[]) and (${since} > 0 or not row.is_deleted)
    order by row.version limit ${limit})
  order by version limit ${limit}`,
);
