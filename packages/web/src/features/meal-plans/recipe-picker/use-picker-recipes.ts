/**
 * Recipes of the picker, a page at a time: one's own, and in a household's plan also those shared with it. A
 * search asks the server, which tolerates typos and searches all recipes; until it answers, and offline, the
 * loaded recipes are searched.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { PlanScope } from '../../view-mode';
import { matching } from './matching';
import { useRecipesToPlan } from './use-recipes-to-plan';

/** Spec 9: the collection is refreshed 200 at a time, and lists show 12, or a multiple of it. */
const pageLimit = 200;
const shownStep = 24;
const searchDelayMs = 250;

export interface PickerRecipes {
  /** Matching recipes, limited to those shown. */
  recipes: RecipeCard[];
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
  showMore: () => void;
  retry: () => void;
}

export function usePickerRecipes({ householdId }: PlanScope): PickerRecipes {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownStep);
  const wanted = search.trim();
  const [asked] = useDebouncedValue(wanted, searchDelayMs);
  const all = useRecipesToPlan(householdId, { limit: pageLimit });
  const found = useRecipesToPlan(householdId, { limit: shownStep, text: asked });
  const near = useMemo(() => all.recipes.filter(matching(wanted)), [all.recipes, wanted]);

  const isAnswered = wanted !== '' && asked === wanted && found.isLoaded;
  const isRefused = wanted !== '' && asked === wanted && found.error !== null;
  return {
    recipes: isAnswered ? found.recipes : near.slice(0, shown),
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
    showMore: () => {
      if (isAnswered) return found.loadMore();
      setShown(shown + shownStep);
      if (near.length <= shown + shownStep) all.loadMore();
    },
    retry: all.retry,
  };
}
