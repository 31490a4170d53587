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

export interface Condition {
  /** Of any recipe. */
  anyones: SQL;
  /** The same and whose it is, where the index itself can tell: nobody else's are looked at. */
  someones?: (ownerId: string) => SQL;
}

/** @param askerId whose favourites are meant; null for a visitor, who has none */
export function conditionsOf(query: Narrowing, askerId: string | null): Condition[] {
  const facets = facetsOf(query);
  const { maxMinutes, minRating } = query;
  return [
    facets.length > 0 && hasFacets(facets),
    maxMinutes !== undefined && { anyones: sql`recipe.ready_minutes <= ${maxMinutes}` },
    minRating !== undefined && { anyones: sql`recipe.rating_average >= ${minRating}` },
    query.favourites === true && {
      anyones: sql`recipe.id in (
        select recipe_id from ${favourites} where user_id = ${askerId})`,
    },
  ].filter((condition) => condition !== false);
}

/** @param search in the language of PostgreSQL's full text search */
export const hasWords = (search: string): Condition => ({
  anyones: sql`recipe.search @@ ${search}::tsquery`,
  someones: (ownerId) => sql`recipe.search @@ ${`${ownerWord(ownerId)} & (${search})`}::tsquery`,
});

const hasFacets = (facets: string[]): Condition => ({
  anyones: sql`recipe.facets @> ${sql.param(facets)}::text[]`,
  someones: (ownerId) =>
    sql`recipe.facets @> ${sql.param([ownerFacet(ownerId), ...facets])}::text[]`,
});

function facetsOf({ tags = [], foods = [], course, cuisine, difficulty }: Narrowing): string[] {
  return [
    ...tags.map((tag) => facet('tag', tag)),
    ...foods.map((food) => `food:${findFood(food).key}`),
    ...(course ? [facet('course', course)] : []),
    ...(cuisine ? [facet('cuisine', cuisine)] : []),
    ...(difficulty ? [facet('difficulty', difficulty)] : []),
  ];
}
