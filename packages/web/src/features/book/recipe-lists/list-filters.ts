/**
 * Filters and sort order of a list, stored in the URL, so that back, reload and a shared link show
 * the same list. Invalid values are ignored.
 */
import { recipeSearchSchema, type RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { filterNames } from './list-parameters';

const { shape } = recipeSearchSchema;

type Name = (typeof filterNames)[number];

export type ListFilters = Pick<RecipeListQuery, Name>;

/** @example parseListFilters({ q: 'soup', course: 'brunch', tags: 'Quick,' }) // { q: 'soup', tags: ['Quick'] } */
export function parseListFilters(search: Readonly<Record<string, unknown>>): ListFilters {
  const read = filterNames.flatMap((name) => {
    if (search[name] === undefined) return [];
    const parsed = parseInput(shape[name], search[name]);
    return parsed.success && says(parsed.data) ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(read) as ListFilters;
}

/** Filters as search parameters; an empty filter is `undefined`. */
export function filtersToSearch(
  filters: Partial<ListFilters>,
): Partial<Record<Name, string | undefined>> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, says(value) ? String(value) : undefined]),
  );
}

/** Names are separated by commas; the search ignores commas within a name. */
export const withoutCommas = (name: string): string =>
  name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim();

/** Whether any filter is set; the sort order does not count. */
export const hasActiveFilters = ({ sort: _sort, ...conditions }: ListFilters): boolean =>
  Object.values(conditions).some(says);

/** How many filters are set, each name of a list by itself; neither the search nor the order counts. */
export const countFilters = ({ q: _q, sort: _sort, ...filters }: ListFilters): number =>
  Object.values(filters).flat().filter(says).length;

function says(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== '' &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0)
  );
}
