/** The filters of a list as SQL conditions on a row `recipe`: a query like every other. An index can answer each. */
import type { RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { queryOfFilters } from '@saltbush/domain/recipe/recipe-query/query-of-filters';
import { isGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { conditionsOfQuery, type Condition } from '../../recipe/recipe-query';

export type ListFilters = Pick<
  RecipeListQuery,
  | 'tags'
  | 'course'
  | 'cuisine'
  | 'difficulty'
  | 'foods'
  | 'equipment'
  | 'maxMinutes'
  | 'minRating'
  | 'maxEnergy'
  | 'minProtein'
  | 'favourites'
  | 'without'
  | 'diets'
  | 'alsoUnsure'
>;

/** @param viewerId whose favourites are meant; null for a visitor, who has none */
export const conditionsOf = (query: ListFilters, viewerId: string | null): Condition[] =>
  conditionsOfQuery(filtersIn(query), { viewerId, ...noDays });

/** Whether only allergens and diets are asked for, which most recipes suit. */
export const isOnlyByDiet = (query: ListFilters): boolean =>
  filtersIn(query).of.every((node) => !isGroup(node) && dietFields.includes(node.field));

const dietFields = ['suits', 'maySuit'];

/** Without what the list itself says: its words, its order and whose recipes it has. */
const filtersIn = (query: ListFilters) =>
  queryOfFilters({ ...query, q: undefined, from: undefined });

/** No filter of a list depends on the day. */
const noDays = {
  timeZone: 'UTC',
  daysAgo: () => {
    throw new Error('A list has no filter by days');
  },
};
