/** The filters of a list as SQL conditions on a row `recipe`. An index can answer each. */
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { findFood } from '@saltbush/recipe-parser/foods';
import { facet, facetsWithout } from '@saltbush/domain/book/recipe-search/derive-recipe';
import { favourites } from '../../../schema/book/saved-recipes';
import { ownerFacet, ownerWord } from '../../recipe/recipes';

export type ListFilters = Pick<
  RecipeListQuery,
  | 'tags'
  | 'course'
  | 'cuisine'
  | 'difficulty'
  | 'foods'
  | 'maxMinutes'
  | 'minRating'
  | 'favourites'
  | 'without'
  | 'diets'
  | 'alsoUnsure'
>;

export interface Condition {
  /** For recipes of any owner. */
  anyones: SQL;
  /** The same for one owner's recipes, where the index has owner tokens: other people's are not read. */
  someones?: (ownerId: string) => SQL;
}

/** @param viewerId whose favourites are meant; null for a visitor, who has none */
export function conditionsOf(query: ListFilters, viewerId: string | null): Condition[] {
  const facets = facetsOf(query);
  const { maxMinutes, minRating } = query;
  return [
    facets.length > 0 && hasFacets(facets),
    ...dietConditions(query),
    maxMinutes !== undefined && { anyones: sql`recipe.ready_minutes <= ${maxMinutes}` },
    minRating !== undefined && { anyones: sql`recipe.rating_average >= ${minRating}` },
    query.favourites === true && {
      anyones: sql`recipe.id in (
        select recipe_id from ${favourites} where user_id = ${viewerId})`,
    },
  ].filter((condition) => condition !== false);
}

/** Whether only allergens and diets are asked for, which most recipes suit. */
export function isOnlyByDiet(query: ListFilters): boolean {
  return dietsIn(query).length === conditionsOf(query, null).length;
}

/** A recipe has one facet for each allergen and diet, unless it contains it. */
function dietConditions(query: ListFilters): Condition[] {
  return dietsIn(query).map((requirement) =>
    hasAnyFacet(facetsWithout(requirement, query.alsoUnsure === true)),
  );
}

const dietsIn = ({ without = [], diets = [] }: ListFilters) => [...without, ...diets];

const hasAnyFacet = (facets: string[]): Condition => {
  const anyones = sql`recipe.facets && ${sql.param(facets)}::text[]`;
  return {
    anyones,
    someones: (ownerId) =>
      sql`recipe.facets @> ${sql.param([ownerFacet(ownerId)])}::text[] and ${anyones}`,
  };
};

/**
 * @param search in the language of PostgreSQL's full text search
 * @param but what they do not match: asked of the rows found, because an index reads for "not" what it reads for "or"
 */
export function hasWords(search: string, but?: string): Condition {
  const others =
    but === undefined ? sql`` : sql`and (recipe.search @@ ${but}::tsquery) is not true`;
  return {
    anyones: sql`recipe.search @@ ${search}::tsquery ${others}`,
    someones: (ownerId) =>
      sql`recipe.search @@ ${`${ownerWord(ownerId)} & (${search})`}::tsquery ${others}`,
  };
}

const hasFacets = (facets: string[]): Condition => ({
  anyones: sql`recipe.facets @> ${sql.param(facets)}::text[]`,
  someones: (ownerId) =>
    sql`recipe.facets @> ${sql.param([ownerFacet(ownerId), ...facets])}::text[]`,
});

function facetsOf({ tags = [], foods = [], course, cuisine, difficulty }: ListFilters): string[] {
  return [
    ...tags.map((tag) => facet('tag', tag)),
    ...foods.map((food) => `food:${findFood(food).key}`),
    ...(course ? [facet('course', course)] : []),
    ...(cuisine ? [facet('cuisine', cuisine)] : []),
    ...(difficulty ? [facet('difficulty', difficulty)] : []),
  ];
}
