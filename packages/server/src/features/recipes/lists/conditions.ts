/** What narrows a list, as conditions on a row `recipe`. Each can be answered by an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeListQuery } from '@saltbush/contract/recipe-lists';
import { findFood } from '@saltbush/domain/foods/find-food';
import { facet } from '@saltbush/domain/recipes/search-words';
import { favourites } from '../../collection/collection.tables';

export type Narrowing = Pick<
  RecipeListQuery,
  'tags' | 'course' | 'cuisine' | 'difficulty' | 'foods' | 'maxMinutes' | 'minRating' | 'favourites'
>;

/** @param askerId whose favourites are meant; null for a visitor, who has none */
export function conditionsOf(query: Narrowing, askerId: string | null): SQL[] {
  const facets = facetsOf(query);
  const { maxMinutes, minRating } = query;
  return [
    facets.length > 0 && sql`recipe.facets @> ${sql.param(facets)}::text[]`,
    maxMinutes !== undefined && sql`recipe.ready_minutes <= ${maxMinutes}`,
    minRating !== undefined && sql`recipe.rating_average >= ${minRating}`,
    query.favourites === true &&
      sql`recipe.id in (select recipe_id from ${favourites} where user_id = ${askerId})`,
  ].filter((condition) => condition !== false);
}

function facetsOf({ tags = [], foods = [], course, cuisine, difficulty }: Narrowing): string[] {
  return [
    ...tags.map((tag) => facet('tag', tag)),
    ...foods.map((food) => `food:${findFood(food).key}`),
    ...(course ? [facet('course', course)] : []),
    ...(cuisine ? [facet('cuisine', cuisine)] : []),
    ...(difficulty ? [facet('difficulty', difficulty)] : []),
  ];
}
