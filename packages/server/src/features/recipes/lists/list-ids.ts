/**
 * One page of a list, and how long the list is, in time that does not grow with the table
 * (docs/decisions/0009-lists-that-do-not-grow.md).
 *
 * - A list that nothing narrows is walked along an index in the order asked for.
 * - A narrowed one is first gathered, up to a bound and in no order. Below the bound those are all:
 *   they are counted and sorted. A part that reaches it is full of matches, so that walking it in
 *   order soon finds a page.
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/recipe-lists';
import type { Db } from '../../../platform/db/connect';
import type { Condition } from './conditions';
import { keyOf, sortedBy, type Order } from './order';
import type { Part } from './parts';

export interface ListAsked {
  parts: readonly Part[];
  /** What every recipe must meet. */
  conditions: readonly Condition[];
  /** Better matches stand before worse ones: a condition for each group of them, the best first. */
  matches: readonly Condition[];
  /** Whether so many recipes are likely to match that walking meets enough of them soonest. */
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

export async function listIds(db: Db, asked: ListAsked): Promise<ListedIds> {
  const isNarrowed = asked.conditions.length + asked.matches.length > 0;
  return isNarrowed ? gather(db, asked) : walk(db, asked);
}

/** One row more than the page says whether there is another. */
async function walk(db: Db, { parts, order, page, limit }: ListAsked): Promise<ListedIds> {
  const most = recipeListLimits.total;
  const offset = (page - 1) * limit;
  const last = Math.min(offset + limit, recipeListLimits.rows);
  const window = { offset, limit: Math.max(0, last - offset + 1) };
  const counts = parts.map((part) => countOf(part, most));
  const branches = parts.map((part) => inOrder(part, [], order, last + 1));
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    select (${sql.join(counts, sql` + `)})::int as total,
      array(${pageOf(branches, order, window)}) as ids`);
  const { ids, total } = rows[0]!;
  const isThere = last > offset;
  return {
    ids: isThere ? ids.slice(0, limit) : [],
    total: Math.min(total, most),
    isAtLeast: total > most,
    hasMore: isThere && ids.length > last - offset,
  };
}

/** One more than the most says that there are more. */
const countOf = ({ from, where, counted = sql`from ${from} where ${where}` }: Part, most: number) =>
  sql`(select count(*) from (select ${counted} limit ${most + 1}) counted)`;

interface Window {
  offset: number;
  limit: number;
}

/** Group after group, until there are more than are counted. */
async function gather(db: Db, asked: ListAsked): Promise<ListedIds> {
  const most = recipeListLimits.narrowedTotal;
  const offset = Math.min((asked.page - 1) * asked.limit, most);
  const last = Math.min(offset + asked.limit, most);
  const groups = asked.matches.length === 0 ? [[]] : asked.matches.map((match) => [match]);
  const ids: string[] = [];
  let total = 0;
  for (const match of groups) {
    if (total > most) break;
    const start = Math.max(offset - total, 0);
    const window = { offset: start, limit: Math.max(last - total - start, 0) };
    const group = { ...asked, conditions: [...asked.conditions, ...match] };
    const found = await gatherGroup(db, group, window);
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

async function gatherGroup(db: Db, asked: ListAsked, window: Window) {
  const most = recipeListLimits.narrowedTotal;
  const likely = asked.parts.map((part) => asked.isFrequent === true && !part.isReadByRow);
  const first = await gatherParts(db, asked, { window, isWalked: likely });
  const isInVain = first.mayHaveMore.some(Boolean);
  const isWalked = likely.map((walked, n) => walked && !first.mayHaveMore[n]);
  const { ids, counts } = isInVain ? await gatherParts(db, asked, { window, isWalked }) : first;
  const isSorted = counts.every((count, n) => isWalked[n] || count <= most) || window.limit === 0;
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    ids: isSorted ? ids : await walkMatches(db, asked, { counts, window }),
  };
}

interface Gathering {
  window: Window;
  /** By part: whether matches are sought among its first rows; the others are looked up. */
  isWalked: readonly boolean[];
}

interface Gathered {
  ids: string[];
  counts: number[];
  /** By part: walked to the bound without meeting more matches than are counted. */
  mayHaveMore: boolean[];
}

async function gatherParts(
  db: Db,
  { parts, conditions, order }: ListAsked,
  { window, isWalked }: Gathering,
): Promise<Gathered> {
  const most = recipeListLimits.narrowedTotal;
  const found = parts.map((_, n) => sql.raw(`found_${n}`));
  const gathered = parts.map((part, n) => {
    const rows = isWalked[n] ? firstRows(part, conditions, order) : looked(part, conditions, order);
    return sql`${found[n]!} as materialized (${rows} limit ${most + 1})`;
  });
  const counts = found.map((name) => sql`(select count(*)::int from ${name})`);
  const mayHaveMore = parts.map((part, n) =>
    isWalked[n]
      ? sql`${counts[n]!} <= ${most} and ${countOf(part, mostWalked)} > ${mostWalked}`
      : sql`false`,
  );
  const all = found.map((name) => sql`(select * from ${name})`);
  const { rows } = await db.execute<Gathered & Record<string, unknown>>(sql`
    with ${sql.join(gathered, sql`, `)}
    select array[${sql.join(counts, sql`, `)}] as counts,
      array[${sql.join(mayHaveMore, sql`, `)}] as "mayHaveMore",
      array(${pageOf(all, order, window)}) as ids`);
  return rows[0]!;
}

/**
 * What has more matches than can be gathered is walked in order, the rest is gathered again: its
 * `offset 0` keeps PostgreSQL from walking what should be looked up.
 */
async function walkMatches(
  db: Db,
  { parts, conditions, order }: ListAsked,
  { counts, window }: { counts: number[]; window: Window },
): Promise<string[]> {
  const branches = parts.map((part, n) =>
    counts[n]! > recipeListLimits.narrowedTotal
      ? inOrder(part, conditions, order, window.offset + window.limit)
      : sql`(select * from (${looked(part, conditions, order)} offset 0) gathered)`,
  );
  const { rows } = await db.execute<{ ids: string[] }>(
    sql`select array(${pageOf(branches, order, window)}) as ids`,
  );
  return rows[0]!.ids;
}

function pageOf(branches: SQL[], order: Order, { offset, limit }: Window): SQL {
  return sql`
    select id from (${sql.join(branches, sql` union all `)}) listed
    order by ${sortedBy(order, sql`key`, sql`id`)} limit ${limit} offset ${offset}`;
}

function inOrder(part: Part, conditions: readonly Condition[], order: Order, limit: number): SQL {
  const rows = select(part, [part.where, ...conditions.map(({ anyones }) => anyones)], order);
  const sorting = sortedBy(order, keyOf(part, order), sql`recipe.id`);
  return sql`(${rows} order by ${sorting} limit ${limit})`;
}

/** Matches among the first rows of a part, in its order. */
function firstRows(part: Part, conditions: readonly Condition[], order: Order): SQL {
  const key = keyOf(part, order);
  const first = sql`select recipe.*, ${key} as key from ${part.from} where ${part.where}
    order by ${sortedBy(order, key, sql`recipe.id`)} limit ${mostWalked}`;
  const matching = conditions.map(({ anyones }) => anyones);
  return sql`select id, key from (${first}) recipe where ${sql.join(matching, sql` and `)}`;
}

/** Enough where one in six matches. */
const mostWalked = 6 * recipeListLimits.narrowedTotal;

/** Where an index tells whose a recipe is, looking up all that are theirs would be work twice. */
function looked({ ownerId, ...part }: Part, conditions: readonly Condition[], order: Order): SQL {
  const tells = ownerId !== undefined && conditions.some(({ someones }) => someones);
  const all = conditions.map(({ anyones, someones }) =>
    ownerId === undefined ? anyones : (someones?.(ownerId) ?? anyones),
  );
  return select(part, [tells ? sql`(${part.where}) is true` : part.where, ...all], order);
}

const select = (part: Part, conditions: readonly SQL[], order: Order): SQL =>
  sql`select recipe.id, ${keyOf(part, order)} as key
    from ${part.from} where ${sql.join([...conditions], sql` and `)}`;
