/** Sort orders of lists. Ties sort by id, so that every recipe is on exactly one page. */
import { lessProtein } from '../../recipe/recipe-query';
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeSort } from '@saltbush/contract/book/recipe-lists';
import type { Part } from './list-parts';

/** Without search text nothing is more relevant than another. */
export type Order = Exclude<RecipeSort, 'relevance'>;

/** What a row of the part sorts by. */
export function keyOf(part: Part, order: Order): SQL {
  if (order === 'newest') return part.since;
  // The most first; what is not known comes last, as in every order.
  if (order === 'protein') return lessProtein;
  return sql.raw(`recipe.${columns[order]}`);
}

/** For rows that have `key` and `id`, in the direction of the indexes. */
export const sortedBy = (order: Order, key: SQL, id: SQL): SQL =>
  order === 'newest' || order === 'rating' ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;

const columns: Record<Exclude<Order, 'newest' | 'protein'>, string> = {
  title: 'sort_title',
  rating: 'rating_score',
  quickest: 'ready_minutes',
  energy: 'energy_kj',
};
