/**
 * One page of a filtered list and its total, in time that does not grow with
 * the table (docs/decisions/0009-lists-that-do-not-grow.md).
 *
 * A bitmap scan first reads matches up to a limit, unordered. Below the limit those are all: they are
 * counted and sorted. A part that reaches the limit has many matches, so an index-order scan soon finds
 * a page.
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/recipe-lists';
import type { Db } from '../../platform/db/connect';
import { countOf, inOrder, pageOf, select } from './merge-parts';
import type { Condition } from './list-filters';
import { keyOf, sortedBy, type Order } from './sort-order';
import type { Part } from './list-parts';

export interface ListRequest {
  parts: readonly Part[];
  /** Conditions that every recipe must meet. */
  conditions: readonly Condition[];
  /** One condition per relevance group, best matches first. */
  matches: readonly Condition[];
  /** Whether so many recipes are isFirstOrderScan to match that an index-order scan is fastest. */
  isFrequent?: boolean;
  order: Order;
  page: number;
  limit: number;
}

export interface ListedIds {
  ids: string[];
  total: number;
  isAtLeast: boolean;
  hasMore: boolean;
}

interface Window {
  offset: number;
  limit: number;
}

/** Reads group after group, until the total reaches its limit. */
export async function listIds(db: Db, request: ListRequest): Promise<ListedIds> {
  const most = recipeListLimits.filteredTotal;
  const offset = Math.min((request.page - 1) * request.limit, most);
  const last = Math.min(offset + request.limit, most);
  const groups = request.matches.length === 0 ? [[]] : request.matches.map((match) => [match]);
  const ids: string[] = [];
  let total = 0;
  for (const match of groups) {
    if (total > most) break;
    const start = Math.max(offset - total, 0);
    const window = { offset: start, limit: Math.max(last - total - start, 0) };
    const group = { ...request, conditions: [...request.conditions, ...match] };
    const found = await findGroup(db, group, window);
    ids.push(...found.ids);
    total += found.total;
  }
  return {
    ids,
    total: Math.min(total, most),
    isAtLeast: total > most,
    hasMore: last < Math.min(total, most),
  };
}

async function findGroup(db: Db, request: ListRequest, window: Window) {
  const most = recipeListLimits.filteredTotal;
  const isFirstOrderScan = request.parts.map(
    (part) => request.isFrequent === true && !part.isReadByRow,
  );
  const first = await findMatches(db, request, { window, isOrderScan: isFirstOrderScan });
  const mustReadAgain = first.mayHaveMore.some(Boolean);
  const isOrderScan = isFirstOrderScan.map((isScan, n) => isScan && !first.mayHaveMore[n]);
  const { ids, counts } = mustReadAgain
    ? await findMatches(db, request, { window, isOrderScan })
    : first;
  const isSorted =
    counts.every((count, n) => isOrderScan[n] || count <= most) || window.limit === 0;
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    ids: isSorted ? ids : await scanInOrder(db, request, { counts, window }),
  };
}

interface MatchPlan {
  window: Window;
  /** By part: whether to scan its first rows in order; other parts use a bitmap scan. */
  isOrderScan: readonly boolean[];
}

interface Matches {
  ids: string[];
  counts: number[];
  /** By part: whether the scan reached its limit before it found enough matches. */
  mayHaveMore: boolean[];
}

async function findMatches(
  db: Db,
  { parts, conditions, order }: ListRequest,
  { window, isOrderScan }: MatchPlan,
): Promise<Matches> {
  const most = recipeListLimits.filteredTotal;
  const found = parts.map((_, n) => sql.raw(`found_${n}`));
  const ctes = parts.map((part, n) => {
    const rows = isOrderScan[n]
      ? firstRows(part, conditions, order)
      : bitmapScan(part, conditions, order);
    return sql`${found[n]!} as materialized (${rows} limit ${most + 1})`;
  });
  const counts = found.map((name) => sql`(select count(*)::int from ${name})`);
  const mayHaveMore = parts.map((part, n) =>
    isOrderScan[n]
      ? sql`${counts[n]!} <= ${most} and ${countOf(part, maxScannedRows)} > ${maxScannedRows}`
      : sql`false`,
  );
  const all = found.map((name) => sql`(select * from ${name})`);
  const { rows } = await db.execute<Matches & Record<string, unknown>>(sql`
    with ${sql.join(ctes, sql`, `)}
    select array[${sql.join(counts, sql`, `)}] as counts,
      array[${sql.join(mayHaveMore, sql`, `)}] as "mayHaveMore",
      array(select id from (${pageOf(all, order, window)}) page) as ids`);
  return rows[0]!;
}

/**
 * Parts with more matches than the limit are scanned in index order, the others read again: their
 * `offset 0` stops PostgreSQL from choosing an index-order scan.
 */
async function scanInOrder(
  db: Db,
  { parts, conditions, order }: ListRequest,
  { counts, window }: { counts: number[]; window: Window },
): Promise<string[]> {
  const branches = parts.map((part, n) =>
    counts[n]! > recipeListLimits.filteredTotal
      ? inOrder(part, conditions, order, window.offset + window.limit)
      : sql`(select * from (${bitmapScan(part, conditions, order)} offset 0) matched)`,
  );
  const { rows } = await db.execute<{ ids: string[] }>(
    sql`select array(select id from (${pageOf(branches, order, window)}) page) as ids`,
  );
  return rows[0]!.ids;
}

/** Matches among the first rows of a part, in its order. */
function firstRows(part: Part, conditions: readonly Condition[], order: Order): SQL {
  const key = keyOf(part, order);
  const first = sql`select recipe.*, ${key} as key from ${part.from} where ${part.where}
    order by ${sortedBy(order, key, sql`recipe.id`)} limit ${maxScannedRows}`;
  const matching = conditions.map(({ anyones }) => anyones);
  return sql`select id, key from (${first}) recipe where ${sql.join(matching, sql` and `)}`;
}

/** Enough when one row in six matches. */
const maxScannedRows = 6 * recipeListLimits.filteredTotal;

/** Where the search index has owner tokens, a second lookup by owner is avoided. */
function bitmapScan(
  { ownerId, ...part }: Part,
  conditions: readonly Condition[],
  order: Order,
): SQL {
  const isKnown = typeof ownerId === 'string';
  const isByOwner = isKnown && conditions.some(({ someones }) => someones);
  const all = conditions.map(({ anyones, someones }) =>
    isKnown ? (someones?.(ownerId) ?? anyones) : anyones,
  );
  return select(part, [isByOwner ? sql`(${part.where}) is true` : part.where, ...all], order);
}
