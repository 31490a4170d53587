/**
 * Recipes of the picker, a page at a time: one's own, and in a household's plan also those shared with it. A
 * search asks the server, which tolerates typos and searches all recipes; until it answers, and offline, the
 * loaded recipes are searched.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { PlanScope } from '../../../device/view-mode';
import { useUser } from '../../../../api/session';
import { matching } from './matching';
import { ownersOfAlike } from './owners-of-alike';
import { passes, type RecipeFilter } from './recipe-filters';
import { useRecipesToPlan } from './use-recipes-to-plan';

/** Spec 9: the collection is refreshed 200 at a time, and lists show 12, or a multiple of it. */
const pageLimit = 200;
const shownStep = 24;
const searchDelayMs = 150;

const noRecipes: ReadonlySet<string> = new Set();

export interface PickerRecipes {
  /** Matching recipes, limited to those shown. */
  recipes: RecipeCard[];
  /** Whose each is, by id, of recipes with the same title. */
  owners: ReadonlyMap<string, string>;
  /** Whether there are none. */
  isEmpty: boolean;
  isLoading: boolean;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  search: string;
  /** The server search is pending. */
  isSearching: boolean;
  setSearch: (search: string) => void;
  filters: readonly RecipeFilter[];
  setFilters: (filters: readonly RecipeFilter[]) => void;
  showMore: () => void;
  retry: () => void;
}

/** @param lately ids of recipes that were planned lately, for the filter that leaves them out */
export function usePickerRecipes(
  { householdId }: PlanScope,
  lately: ReadonlySet<string> = noRecipes,
): PickerRecipes {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<readonly RecipeFilter[]>([]);
  const [shown, setShown] = useState(shownStep);
  const wanted = search.trim();
  const [asked] = useDebouncedValue(wanted, searchDelayMs);
  const all = useRecipesToPlan(householdId, { limit: pageLimit });
  const found = useRecipesToPlan(householdId, { limit: shownStep, text: asked });
  const isWanted = useMemo(() => passes(filters, lately), [filters, lately]);
  const near = useNear(all.recipes, wanted, isWanted);

  const isAnswered = wanted !== '' && asked === wanted && found.isLoaded;
  const isRefused = wanted !== '' && asked === wanted && found.error !== null;
  const recipes = isAnswered ? found.recipes.filter(isWanted) : near.slice(0, shown);
  return {
    recipes,
    owners: ownersOfAlike(recipes, useUser()?._id),
    isEmpty: all.isLoaded && all.recipes.length === 0,
    isLoading: !all.isLoaded && all.error === null,
    error: all.error,
    hasMore: isAnswered ? found.hasMore : near.length > shown || (wanted === '' && all.hasMore),
    isLoadingMore: isAnswered ? found.isLoadingMore : all.isLoadingMore,
    search,
    isSearching: wanted !== '' && !isAnswered && !isRefused,
    setSearch: (text) => {
      setSearch(text);
      setShown(shownStep);
    },
    filters,
    setFilters,
    showMore: () => {
      if (isAnswered) return found.loadMore();
      setShown(shown + shownStep);
      if (near.length <= shown + shownStep) all.loadMore();
    },
    retry: all.retry,
  };
}

type Condition = (card: RecipeCard) => boolean;

/** Those of the loaded recipes that match. */
const useNear = (recipes: readonly RecipeCard[], wanted: string, isWanted: Condition) =>
  useMemo(() => recipes.filter(matching(wanted)).filter(isWanted), [recipes, wanted, isWanted]);
