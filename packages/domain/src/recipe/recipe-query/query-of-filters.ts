/** The filters of a list as a query: lists are decided by it, and what somebody chose can be saved as a search. */
import type { Allergen, Diet } from '../diets/allergens';
import type { QueryFieldName, QueryValue } from './query-fields';
import { all, type QueryCondition, type QueryGroup, type RecipeQuery } from './recipe-query';

export interface Filters {
  q?: string | undefined;
  tags?: readonly string[] | undefined;
  foods?: readonly string[] | undefined;
  equipment?: readonly string[] | undefined;
  course?: string | undefined;
  cuisine?: string | undefined;
  difficulty?: string | undefined;
  maxMinutes?: number | undefined;
  minRating?: number | undefined;
  maxEnergy?: number | undefined;
  minProtein?: number | undefined;
  favourites?: boolean | undefined;
  without?: readonly Allergen[] | undefined;
  diets?: readonly Diet[] | undefined;
  /** Also recipes that may contain what `without` and `diets` leave out. */
  alsoUnsure?: boolean | undefined;
  /** Whose: "own", "saved", or the id of a household; undefined: all that one may read. */
  from?: string | undefined;
}

/**
 * Every condition that is given must hold; of several tags and foods, all.
 *
 * @example queryOfFilters({ tags: ['Quick'], maxMinutes: 30 }).of.length // 2
 */
export function queryOfFilters(filters: Filters): QueryGroup {
  const { q, tags = [], foods = [], equipment = [], course, cuisine, from } = filters;
  const { difficulty, maxMinutes, minRating, favourites } = filters;
  return all([
    ...given('words', q),
    ...tags.flatMap((tag) => given('tag', tag)),
    ...foods.flatMap((food) => given('food', food)),
    ...equipment.flatMap((tool) => given('equipment', tool)),
    ...given('course', course),
    ...given('cuisine', cuisine),
    ...given('difficulty', difficulty),
    ...suitable(filters),
    ...given('minutesAtMost', maxMinutes),
    ...given('energyAtMost', filters.maxEnergy),
    ...given('proteinAtLeast', filters.minProtein),
    ...given('ratedAtLeast', minRating),
    ...given('favourite', favourites || undefined),
    ...whose(from),
  ]);
}

function suitable({ without = [], diets = [], alsoUnsure }: Filters): QueryCondition[] {
  const field = alsoUnsure === true ? 'maySuit' : 'suits';
  return [...without, ...diets].map((value) => ({ field, value }));
}

function whose(from: string | undefined): RecipeQuery[] {
  if (from === 'own' || from === 'saved') return given(from, true);
  return given('household', from);
}

const given = (field: QueryFieldName, value: QueryValue | undefined): QueryCondition[] =>
  value === undefined || value === '' ? [] : [{ field, value }];
