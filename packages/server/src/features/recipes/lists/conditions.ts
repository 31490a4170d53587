/** What narrows a list, as conditions on a row `recipe`. Each can be answered by an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeListQuery } from '@saltbush/contract/recipe-lists';
import { findFood } from '@saltbush/domain/foods/find-food';
import { facet } from '@saltbush/domain/recipes/search-words';
import { favourites } from '../../collection/collection.tables';
import { ownerFacet, ownerWord } from '../owner-marks';

export type Narrowing = Pick<
  RecipeListQuery,
  'tags' | 'course' | 'cuisine' | 'difficulty' | 'foods' | 'maxMinutes' | 'minRating' | 'favourites'
>;

/** Told whose recipes are asked for, it finds them among everybody's by the index alone. */
export type Condition = (ownerId?: string) => SQL;

/** @param askerId whose favourites are meant; null for a visitor, who has none */
export function conditionsOf(query: Narrowing, askerId: string | null): Condition[] {
  const facets = facetsOf(query);
  const { maxMinutes, minRating } = query;
  return [
    facets.length > 0 && hasFacets(facets),
    maxMinutes !== undefined && (() => sql`recipe.ready_minutes <= ${maxMinutes}`),
    minRating !== undefined && (() => sql`recipe.rating_average >= ${minRating}`),
    query.favourites === true &&
      (() => sql`recipe.id in (select recipe_id from ${favourites} where user_id = ${askerId})`),
  ].filter((condition) => condition !== false);
}

/** @param search in the language of PostgreSQL's full text search */
export const hasWords =
  (search: string): Condition =>
  (ownerId) => {
    const all = ownerId === undefined ? search : `${ownerWord(ownerId)} & (${search})`;
    return sql`recipe.search @@ ${all}::tsquery`;
  };

const hasFacets =
  (facets: string[]): Condition =>
  (ownerId) => {
    const all = ownerId === undefined ? facets : [ownerFacet(ownerId), ...facets];
    return sql`recipe.facets @> ${sql.param(all)}::text[]`;
  };

function facetsOf({ tags = [], foods = [], course, cuisine, difficulty }: Narrowing): string[] {
  return [
    ...tags.map((tag) => facet('tag', tag)),
    ...foods.map((food) => `food:${findFood(food).key}`),
    ...(course ? [facet('course', course)] : []),
    ...(cuisine ? [facet('cuisine', cuisine)] : []),
    ...(difficulty ? [facet('difficulty', difficulty)] : []),
  ];
}
