/** What changed after a version that devices have, so that their answers need not be read afterwards. */
import { sql, type SQL } from 'drizzle-orm';
import type { LostValue } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { mealPlanEntries } from '../../../../schema/meal-plans';
import { rowColumns } from './row-columns';
import { syncOperations, syncRows } from '../../../../schema/plan/sync';

/** All of it. */
export interface RecentChanges {
  since: number;
  rows: readonly Row[];
  lostValues: readonly LostValue[];
}

export interface RecentRow {
  rows: Row[];
  /** Of each operation. */
  lostValues: LostValue[][];
  hasMeals: boolean;
}

/** @returns undefined when it is much, or a meal, which the database writes in its own way */
export function recentChanges(
  since: number,
  { rows, lostValues, hasMeals }: RecentRow,
): RecentChanges | undefined {
  if (hasMeals || rows.length > mostRecent || lostValues.length > mostRecent) return undefined;
  return { since, rows, lostValues: lostValues.flat() };
}

const mostRecent = 200;
const limit = sql.raw(String(mostRecent + 1));
const since = sql`${sql.placeholder('since')}::bigint`;

/**
 * For the placeholder `since`; when it is null nothing is read.
 *
 * @returns a query of one value: a `RecentRow` as JSON
 */
export const recentRow = (ownerId: SQL): SQL => sql`
  select json_build_object(
    'rows', (select coalesce(json_agg(recent), '[]') from (
      select ${rowColumns}
      from ${syncRows} row where row.owner_id = ${ownerId} and row.version > ${since}
      order by row.version limit ${limit}) recent),
    'lostValues', (select coalesce(json_agg(recent.lost), '[]') from (
      select logged.lost from ${syncOperations} logged
      where logged.owner_id = ${ownerId} and logged.version > ${since} and logged.lost is not null
      order by logged.version limit ${limit}) recent),
    'hasMeals', exists (select from ${mealPlanEntries} entry
      where entry.owner_id = ${ownerId} and entry.version > ${since}))`;
