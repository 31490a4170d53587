/**
 * One page of a list, and how long the list is, in time that does not grow with the table
 * (docs/decisions/0006-lists-that-do-not-grow.md).
 *
 * - A list that nothing narrows is walked along an index in the order asked for.
 * - A narrowed one is first gathered, up to a bound and in no order. Below the bound those are all:
 *   they are counted and sorted. A part that reaches it is full of matches, so that walking it in
 *   order soon finds a page.
 * - Statements go unnamed, so that PostgreSQL plans each for the words and tags at hand: a plan made
 *   for any word walks when it should look up, and looks up when it should walk.
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/recipe-lists';
import type { Db } from '../../../platform/db/connect';
import { keyOf, sortedBy, type Order } from './order';
import type { Part } from './parts';

export interface ListAsked {
  parts: readonly Part[];
  /** What every recipe must meet. */
  conditions: readonly SQL[];
  /** Better matches stand before worse ones: a condition for each group of them, the best first. */
  matches: readonly SQL[];
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

export async function listIds(db: Db, asked: ListAsked): Promise<ListedIds> {
  const isNarrowed = asked.conditions.length + asked.matches.length > 0;
  return isNarrowed ? gather(db, asked) : walk(db, asked);
}

/** One row more than the page says whether there is another. */
async function walk(db: Db, { parts, order, page, limit }: ListAsked): Promise<ListedIds> {
  const most = recipeListLimits.total;
  const counts = parts.map(
    ({ from, where }) =>
      sql`(select count(*) from (select from ${from} where ${where} limit ${most + 1}) counted)`,
  );
  const offset = (page - 1) * limit;
  const last = Math.min(offset + limit, recipeListLimits.rows);
  const branches = parts.map((part) => inOrder(part, order, [], last + 1));
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    select (${sql.join(counts, sql` + `)})::int as total,
      array(${pageOf(branches, order, { offset, limit: last - offset + 1 })}) as ids`);
  const { ids, total } = rows[0]!;
  const isThere = last > offset;
  return {
    ids: isThere ? ids.slice(0, limit) : [],
    total: Math.min(total, most),
    isAtLeast: total > most,
    hasMore: isThere && ids.length > last - offset,
  };
}

async function gather(db: Db, asked: ListAsked): Promise<ListedIds> {
  const most = recipeListLimits.narrowedTotal;
  const { order, page, limit } = asked;
  const groups = asked.matches.length === 0 ? [[]] : asked.matches.map((match) => [match]);
  const branches = groups.flatMap((match, group) =>
    asked.parts.map((part) => ({ part, group, conditions: [...asked.conditions, ...match] })),
  );
  const names = branches.map((_, n) => sql.identifier(`found_${n}`));
  const gathered = branches.map(
    ({ part, conditions, group }, n) => sql`${names[n]!} as materialized (
      ${select(part, order, conditions, group)} limit ${most + 1})`,
  );
  const counts = names.map((name) => sql`(select count(*)::int from ${name})`);
  const offset = Math.min((page - 1) * limit, most);
  const last = Math.min(offset + limit, most);
  const window = { offset, limit: last - offset };
  const all = names.map((name) => sql`(select * from ${name})`);
  const { rows } = await db.execute<{ ids: string[]; counts: number[] }>(sql`
    with ${sql.join(gathered, sql`, `)}
    select array[${sql.join(counts, sql`, `)}] as counts,
      array(${pageOf(all, order, window)}) as ids`);
  const found = rows[0]!;
  const total = found.counts.reduce((sum, count) => sum + count, 0);
  const isCut = found.counts.some((count) => count > most);
  return {
    ids: isCut
      ? await walkMatches(db, { branches, counts: found.counts, order, window })
      : found.ids,
    total: Math.min(total, most),
    isAtLeast: total > most,
    hasMore: last < Math.min(total, most),
  };
}

interface Branch {
  part: Part;
  group: number;
  conditions: SQL[];
}

interface Window {
  offset: number;
  limit: number;
}

/**
 * What has more matches than can be gathered is walked in order, the rest is gathered again: its
 * `offset 0` keeps PostgreSQL from walking what should be looked up.
 */
async function walkMatches(
  db: Db,
  asked: { branches: Branch[]; counts: number[]; order: Order; window: Window },
): Promise<string[]> {
  const { branches, counts, order, window } = asked;
  const last = window.offset + window.limit;
  const before = (group: number) =>
    branches.reduce((sum, branch, n) => (branch.group < group ? sum + counts[n]! : sum), 0);
  const needed = branches.flatMap(({ part, conditions, group }, n) => {
    if (counts[n] === 0 || before(group) >= last) return [];
    const isCut = counts[n]! > recipeListLimits.narrowedTotal;
    return [
      isCut
        ? inOrder(part, order, conditions, last, group)
        : sql`(select * from (${select(part, order, conditions, group)} offset 0) gathered)`,
    ];
  });
  const { rows } = await db.execute<{ ids: string[] }>(
    sql`select array(${pageOf(needed, order, window)}) as ids`,
  );
  return rows[0]!.ids;
}

function pageOf(branches: SQL[], order: Order, { offset, limit }: Window): SQL {
  const sorting = sortedBy(order, sql`key`, sql`id`);
  return sql`
    select id from (${sql.join(branches, sql` union all `)}) listed
    order by match, ${sorting} limit ${limit} offset ${offset}`;
}

const inOrder = (part: Part, order: Order, conditions: SQL[], limit: number, group = 0): SQL =>
  sql`(${select(part, order, conditions, group)}
    order by ${sortedBy(order, keyOf(part, order), sql`recipe.id`)} limit ${limit})`;

function select(part: Part, order: Order, conditions: SQL[], group: number): SQL {
  const where = sql.join([part.where, ...conditions], sql` and `);
  return sql`select recipe.id, ${keyOf(part, order)} as key, ${sql.raw(String(group))} as match
    from ${part.from} where ${where}`;
}
