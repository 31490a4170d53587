/** Merges the parts of a list in order; each part is read along its own index. */
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { keyOf, sortedBy, type Order } from './sort-order';
import type { Part } from './list-parts';

type Count = number | Placeholder;

/** The rows `id` and `key` of one page. */
export function pageOf(
  branches: SQL[],
  order: Order,
  { offset, limit }: { offset: Count; limit: SQL | Count },
): SQL {
  return sql`
    select id, key from (${sql.join(branches, sql` union all `)}) listed
    order by ${sortedBy(order, sql`key`, sql`id`)} limit ${limit} offset ${offset}`;
}

/** The first rows of a part. */
export function inOrder(part: Part, order: Order, limit: Count): SQL {
  const rows = select(part, [part.where], order);
  const sorting = sortedBy(order, keyOf(part, order), sql`recipe.id`);
  return sql`(${rows} order by ${sorting} limit ${limit})`;
}

export const select = (part: Part, conditions: readonly SQL[], order: Order): SQL =>
  sql`select recipe.id, ${keyOf(part, order)} as key
    from ${part.from} where ${sql.join([...conditions], sql` and `)}`;

/** Reads one row more than the maximum to know whether there are more. */
export const countOf = ({ from, where, count }: Part, most: number): SQL =>
  count ??
  sql`(select count(*) from (select from ${from} where ${where} limit ${sql.raw(String(most + 1))}) counted)`;
