/**
 * How the matches of one part of a list are read: unordered from a search index, or in order from an index of the part
 * (docs/decisions/0009-lists-that-do-not-grow.md).
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import type { Condition } from '../../recipe/recipe-query';
import type { Part } from './list-parts';
import { select } from './merge-parts';
import { keyOf, sortedBy, type Order } from './sort-order';

/** What is asked of a part. */
export interface PartQuery {
  part: Part;
  conditions: readonly Condition[];
  order: Order;
  /** So many rows, in order, reach the end of the page; 0: only their number is asked for. */
  need: number;
  /** The group that recipes are listed in now; undefined: no part has listed recipes. */
  newestGroup?: number | undefined;
}

/** Rows `id` and `key` for the `with` of a statement; the last are the matches. */
export interface PartMatches {
  ctes: SQL[];
  name: SQL;
  /** Whether the page can be cut from them: they are all matches, or the first in order. */
  isSorted: SQL;
  /** Whether the page is full and some were left uncounted. */
  isPartial: SQL;
}

/** Reads the first rows of the part in order; most of them are expected to match. */
export function matchesInOrder(query: PartQuery, n: number): PartMatches {
  const name = sql.raw(`found_${n}`);
  const rows = firstRows(query, maxScannedRows);
  const found = sql`${name} as materialized (${rows} limit ${most + 1})`;
  return { ctes: [found], name, isSorted: sql`true`, isPartial: sql`false` };
}

/**
 * Reads matches unordered, one more than are counted at most.
 *
 * Among very many listed recipes, those of the newest groups are asked first. When they fill a page of the newest, or
 * are more than are counted, the others are left out: to count them would take as long as there are recipes.
 */
export function matchesByIndex(query: PartQuery, n: number): PartMatches {
  const { newestGroup = 0, need, order, part } = query;
  const [name, near] = [sql.raw(`found_${n}`), sql.raw(`near_${n}`)];
  if (newestGroup < fewGroups || !part.isListed) {
    const found = sql`${name} as materialized (${bitmapScan(query)} limit ${most + 1})`;
    const isSorted = sql`(select count(*) from ${name}) <= ${most}`;
    return { ctes: [found], name, isSorted, isPartial: sql`false` };
  }
  const oldest = newestGroup - groupsNear(need);
  const far = bitmapScan(query, sql`(recipe.listed_group <= ${oldest}) is true`);
  const enough = order === 'newest' ? need : most;
  const isPartial = sql`((select count(*) from ${near}) > ${enough})`;
  return {
    ctes: [
      sql`${near} as materialized (${matchesNear(query)} limit ${most + 1})`,
      sql`${name} as materialized (select * from ${near}
        union all select * from (${far}) far where not ${isPartial} limit ${maxSortedRows + 1})`,
    ],
    name,
    isSorted: sql`((select count(*) from ${near}) <= ${most}
      and (select count(*) from ${name}) <= ${maxSortedRows})`,
    isPartial,
  };
}

/** Those of the newest groups. */
function matchesNear(query: PartQuery): SQL {
  const { newestGroup = 0, need } = query;
  const groups = Array.from({ length: groupsNear(need) }, (_, back) =>
    bitmapScan(query, sql`recipe.listed_group = ${newestGroup - back}`),
  );
  return sql.join(groups, sql` union all `);
}

const groupsNear = (need: number): number => (need > maxEarlyRows ? fewGroups : fewestGroups);

/**
 * The first of more matches than are counted: most likely they are among the first rows in order. Where they are not,
 * all are sorted. PostgreSQL skips what a condition without a row excludes.
 */
export function firstOfMany(
  query: PartQuery,
  n: number,
  isPartial: boolean,
): { ctes: SQL[]; rows: SQL[] } {
  const { need, order } = query;
  const [first, rest] = [sql.raw(`first_${n}`), sql.raw(`rest_${n}`)];
  const isEnough = sql`(select count(*) from ${first}) = ${need}`;
  return {
    ctes: [
      sql`${first} as materialized (${firstRows(query, scannedPerMatch * need)} limit ${need})`,
      sql`${rest} as materialized (select * from ${allMatches(query, isPartial)} where not ${isEnough}
        order by ${sortedBy(order, sql`key`, sql`id`)} limit ${need})`,
    ],
    rows: [sql`(select * from ${first} where ${isEnough})`, sql`(table ${rest})`],
  };
}

/**
 * Its `offset 0` stops PostgreSQL from choosing an index-order scan.
 *
 * @param isPartial whether those of the newest groups fill the page
 */
export function allMatches(query: PartQuery, isPartial: boolean): SQL {
  const isNear = isPartial && query.order === 'newest';
  return sql`(select * from (${isNear ? matchesNear(query) : bitmapScan(query)} offset 0) matched)`;
}

/** Matches among the first rows of a part, in its order. */
function firstRows({ part, conditions, order }: PartQuery, scanned: number): SQL {
  const key = keyOf(part, order);
  const first = sql`select recipe.*, ${key} as key from ${part.from} where ${part.where}
    order by ${sortedBy(order, key, sql`recipe.id`)} limit ${scanned}`;
  const matching = conditions.map(({ anyones }) => anyones);
  return sql`select id, key from (${first}) recipe where ${sql.join(matching, sql` and `)}`;
}

/** Where the search index has owner tokens, a second lookup by owner is avoided. */
function bitmapScan({ part, conditions, order }: PartQuery, ...more: SQL[]): SQL {
  const { ownerId, ...rest } = part;
  const isKnown = typeof ownerId === 'string';
  const isByOwner = isKnown && conditions.some(({ someones }) => someones);
  const all = conditions.map(({ anyones, someones }) =>
    isKnown ? (someones?.(ownerId) ?? anyones) : anyones,
  );
  const where = isByOwner ? sql`(${part.where}) is true` : part.where;
  return select(rest, [where, ...all, ...more], order);
}

/** So many are counted. */
export const most = recipeListLimits.filteredTotal;
/** Enough when one row in six matches. */
export const maxScannedRows = 6 * most;
/** Where fewer than one row in so many matches, sorting all is quicker than looking for them in order. */
const scannedPerMatch = 40;
/** Reading on to so many is quicker than reading them again. */
const maxSortedRows = 4 * most;
/** Groups of 4,096 listings; so few are read as quickly as the newest of them. */
const fewGroups = 16;
/** Enough for early pages. */
const fewestGroups = 6;
/** The first few pages. */
const maxEarlyRows = 60;
