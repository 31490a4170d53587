/**
 * What narrows and sorts a list, as it stands in the address: going back, reloading and passing the
 * link on all show the same list. What an address says wrongly is left out.
 */
import * as z from 'zod/mini';
import { recipeListsRoutes, type RecipeListQuery } from '@saltbush/contract/recipe-lists';
import { narrowingNames } from './list-parameters';

const { shape } = recipeListsRoutes.search.query;

type Name = (typeof narrowingNames)[number];

export type Narrowing = Pick<RecipeListQuery, Name>;

/** @example readNarrowing({ q: 'soup', course: 'brunch', tags: 'Quick,' }) // { q: 'soup', tags: ['Quick'] } */
export function readNarrowing(search: Readonly<Record<string, unknown>>): Narrowing {
  const read = narrowingNames.flatMap((name) => {
    if (search[name] === undefined) return [];
    const parsed = z.safeParse(shape[name], search[name]);
    return parsed.success && says(parsed.data) ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(read) as Narrowing;
}

/** The same as text, for an address; what narrows nothing is `undefined`. */
export function narrowingInAddress(
  narrowing: Partial<Narrowing>,
): Partial<Record<Name, string | undefined>> {
  return Object.fromEntries(
    Object.entries(narrowing).map(([name, value]) => [
      name,
      says(value) ? String(value) : undefined,
    ]),
  );
}

/** A comma would make two names of one, and lists find a name without it. */
export const asListName = (name: string): string =>
  name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim();

/** Whether it shows less than everything; sorting alone does not. */
export const isNarrowed = ({ sort: _sort, ...conditions }: Narrowing): boolean =>
  Object.values(conditions).some(says);

function says(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== '' &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0)
  );
}
