/** What there is to narrow by: the tags and cuisines of the list, and one's communities. */
import { useQuery } from '@tanstack/react-query';
import { householdsRoutes, type Household } from '@saltbush/contract/households';
import { recipeListsRoutes, type RecipeList } from '@saltbush/contract/recipe-lists';
import { call } from '../../../../api/call';
import { recipeKeys } from '../../recipe-queries';
import type { ListName } from '../use-recipe-list';

/** Spec 9: the collection is looked at 200 at a time; what is rarer can be typed. */
const lookedAt = 200;

export interface NamesInUse {
  tags: string[];
  cuisines: string[];
}

/** The most used first. */
export function useNamesInUse(list: ListName): NamesInUse {
  const { data } = useQuery({
    queryKey: recipeKeys.choices(list),
    queryFn: ({ signal }) => {
      const route = list === 'mine' ? recipeListsRoutes.listMyRecipes : recipeListsRoutes.browse;
      return call(route, { query: { limit: lookedAt } }, { signal });
    },
    select: namesIn,
  });
  return data ?? none;
}

const none: NamesInUse = { tags: [], cuisines: [] };

const namesIn = ({ recipes }: RecipeList): NamesInUse => ({
  tags: byUse(recipes.flatMap(({ tags }) => tags)),
  cuisines: byUse(recipes.flatMap(({ cuisine }) => cuisine ?? [])),
});

/** One spelling each: "Quick" and "quick" find the same. */
function byUse(names: string[]): string[] {
  const uses = new Map<string, { name: string; count: number }>();
  for (const name of names) {
    const key = name.toLowerCase();
    uses.set(key, { name: uses.get(key)?.name ?? name, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name);
}

/** Without an answer there are none to choose from, and the list works all the same. */
export function useHouseholds(isWanted: boolean): Household[] {
  const { data } = useQuery({
    queryKey: recipeKeys.choices('households'),
    queryFn: ({ signal }) => call(householdsRoutes.list, {}, { signal }),
    enabled: isWanted,
  });
  return data?.households ?? noHouseholds;
}

const noHouseholds: Household[] = [];
