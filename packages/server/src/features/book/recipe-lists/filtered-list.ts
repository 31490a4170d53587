/**
 * One page of a filtered list and its total, in time that does not grow with
 * the table (docs/decisions/0009-lists-that-do-not-grow.md).
 *
 * A bitmap scan first reads matches up to a limit, unordered. Below the limit those are all: they are
 * counted and sorted. A part that reaches the limit has many matches: a page of them is soon found in the order of an
 * index, or all of them are sorted.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import type { Condition } from '../../recipe/recipe-query';
import type { Part } from './list-parts';
import { countOf, pageOf } from './merge-parts';
import {
  allMatches,
  firstOfMany,
  matchesByIndex,
  matchesInOrder,
  maxScannedRows,
  most,
  type PartQuery,
} from './part-matches';
import type { Order } from './sort-order';

export interface ListRequest {
  parts: readonly Part[];
  /** Conditions that every recipe must meet. */
  conditions: readonly Condition[];
  /** One condition per relevance group, best matches first. */
  matches: readonly Condition[];
  /** Asked for further groups if those of `matches` do not reach the limit of the total. */
  furtherMatches?: () => Promise<readonly Condition[]>;
  /** Whether so many recipes are expected to match that an index-order scan is fastest. */
  isFrequent?: boolean;
  /** The group that recipes are listed in now; undefined: no part has listed recipes. */
  newestGroup?: number | undefined;
  order: Order;
  page: number;
  limit: number;
}

export interface ListedIds {
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  isAtLeast: boolean;
  hasMore: boolean;
}

interface Window {
  offset: number;
  limit: number;
}

/** Reads group after group, until the total reaches its limit. */
export async function listIds(db: Db, request: ListRequest): Promise<ListedIds> {
  const offset = Math.min((request.page - 1) * request.limit, most);
  const last = Math.min(offset + request.limit, most);
  const ids: string[] = [];
  let total = 0;
  let isPartial = false;
  const isEnough = (): boolean => isPartial || total > most;
  for await (const match of groupsOf(request, isEnough)) {
    const start = Math.max(offset - total, 0);
    const window = { offset: start, limit: Math.max(last - total - start, 0) };
    const group = { ...request, conditions: [...request.conditions, ...match] };
    const found = await findGroup(db, group, window);
    ids.push(...found.ids);
    total += found.total;
    isPartial = found.isPartial;
  }
  return {
    ids,
    total: Math.min(total, most),
    isAtLeast: isEnough(),
    hasMore: last < Math.min(total, most),
  };
}

/** The conditions of each group; of a list without a search, none. */
async function* groupsOf(
  { matches, furtherMatches }: ListRequest,
  isEnough: () => boolean,
): AsyncGenerator<Condition[]> {
  if (matches.length === 0) yield [];
  for (const match of matches) {
    if (isEnough()) return;
    yield [match];
  }
  if (isEnough()) return;
  for (const match of (await furtherMatches?.()) ?? []) {
    if (isEnough()) return;
    yield [match];
  }
}

async function findGroup(db: Db, request: ListRequest, window: Window) {
  const isFirstOrderScan = request.parts.map(
    (part) => request.isFrequent === true && !part.isReadByRow,
  );
  const first = await findMatches(db, request, { window, isOrderScan: isFirstOrderScan });
  const mustReadAgain = first.mayHaveMore.some(Boolean);
  const isOrderScan = isFirstOrderScan.map((isScan, n) => isScan && !first.mayHaveMore[n]);
  const { ids, counts, isSorted, isPartial } = mustReadAgain
    ? await findMatches(db, request, { window, isOrderScan })
    : first;
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    ids:
      isSorted || window.limit === 0
        ? ids
        : await sortMany(db, request, { counts, isPartial, window }),
    isPartial: isPartial.some(Boolean),
  };
}

interface MatchPlan {
  window: Window;
  /** By part: whether to scan its first rows in order; other parts use a bitmap scan. */
  isOrderScan: readonly boolean[];
}

interface Matches {
  ids: string[];
  /** By part, up to one more than are counted. */
  counts: number[];
  /** Whether `ids` are the page. */
  isSorted: boolean;
  /** By part: whether the scan reached its limit before it found enough matches. */
  mayHaveMore: boolean[];
  /** By part: whether the page is full and some were left uncounted. */
  isPartial: boolean[];
}

async function findMatches(
  db: Db,
  request: ListRequest,
  { window, isOrderScan }: MatchPlan,
): Promise<Matches> {
  const matches = partQueries(request, window).map((query, n) =>
    (isOrderScan[n] ? matchesInOrder : matchesByIndex)(query, n),
  );
  const counts = matches.map(
    ({ name }) => sql`(select count(*)::int from (select from ${name} limit ${most + 1}) counted)`,
  );
  const mayHaveMore = request.parts.map((part, n) =>
    isOrderScan[n]
      ? sql`${counts[n]!} <= ${most} and ${countOf(part, maxScannedRows)} > ${maxScannedRows}`
      : sql`false`,
  );
  const ctes = matches.flatMap((part) => part.ctes);
  const isSorted = matches.map((part) => part.isSorted);
  const isPartial = matches.map((part) => part.isPartial);
  const all = matches.map(({ name }) => sql`(table ${name})`);
  const { rows } = await db.execute<Matches & Record<string, unknown>>(sql`
    with ${sql.join(ctes, sql`, `)}
    select array[${sql.join(counts, sql`, `)}] as counts,
      array[${sql.join(mayHaveMore, sql`, `)}] as "mayHaveMore",
      ${sql.join(isSorted, sql` and `)} as "isSorted",
      array[${sql.join(isPartial, sql`, `)}] as "isPartial",
      array(select id from (${pageOf(all, request.order, window)}) page) as ids`);
  return rows[0]!;
}

/** A page of parts of which some have more matches than are counted; the others are read again. */
async function sortMany(
  db: Db,
  request: ListRequest,
  { counts, isPartial, window }: Pick<Matches, 'counts' | 'isPartial'> & { window: Window },
): Promise<string[]> {
  const branches = partQueries(request, window).map((query, n) =>
    counts[n]! > most
      ? firstOfMany(query, n, isPartial[n]!)
      : { ctes: [], rows: [allMatches(query, isPartial[n]!)] },
  );
  const ctes = branches.flatMap((branch) => branch.ctes);
  const all = branches.flatMap((branch) => branch.rows);
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    with ${sql.join(ctes, sql`, `)}
    select array(select id from (${pageOf(all, request.order, window)}) page) as ids`);
  return rows[0]!.ids;
}

const partQueries = ({ parts, ...rest }: ListRequest, window: Window): PartQuery[] => {
  const need = window.limit === 0 ? 0 : window.offset + window.limit;
  return parts.map((part) => ({ ...rest, part, need }));
};
