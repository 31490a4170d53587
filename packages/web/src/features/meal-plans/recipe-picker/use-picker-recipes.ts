/**
 * Recipes of the picker, a page at a time. A search asks the server, which tolerates typos and
 * searches all recipes; until it answers, and offline, the loaded recipes are searched.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  recipeListLimits,
  recipeListsRoutes,
  type RecipeList,
} from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipes';
import { matching } from './matching';

/** Spec 9: the collection is refreshed 200 at a time, and lists show 12, or a multiple of it. */
const pageLimit = 200;
const shownStep = 24;
const searchDelayMs = 250;

export interface PickerRecipes {
  /** Matching recipes, limited to those shown. */
  recipes: RecipeCard[];
  /** Whether the user has no recipes. */
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

export function usePickerRecipes(): PickerRecipes {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownStep);
  const wanted = search.trim();
  const [asked] = useDebouncedValue(wanted, searchDelayMs);
  const ownRecipes = useMyRecipes({ limit: pageLimit });
  const found = useMyRecipes({ limit: shownStep, text: asked });
  const all = useMemo(() => cardsIn(ownRecipes.data), [ownRecipes.data]);
  const near = useMemo(() => all.filter(matching(wanted)), [all, wanted]);

  const isAnswered = wanted !== '' && asked === wanted && found.data !== undefined;
  const isRefused = wanted !== '' && asked === wanted && found.isError;
  const firstCards = near.slice(0, shown);
  return {
    recipes: isAnswered ? cardsIn(found.data) : firstCards,
    isEmpty: ownRecipes.isSuccess && all.length === 0,
    isLoading: ownRecipes.isPending,
    error: ownRecipes.data ? null : ownRecipes.error,
    hasMore: isAnswered
      ? found.hasNextPage
      : near.length > shown || (wanted === '' && ownRecipes.hasNextPage),
    isLoadingMore: isAnswered ? found.isFetchingNextPage : ownRecipes.isFetchingNextPage,
    search,
    isSearching: wanted !== '' && !isAnswered && !isRefused,
    setSearch: (text) => {
      setSearch(text);
      setShown(shownStep);
    },
    showMore: () => {
      if (isAnswered) return void found.fetchNextPage();
      setShown(shown + shownStep);
      if (near.length <= shown + shownStep && ownRecipes.hasNextPage)
        void ownRecipes.fetchNextPage();
    },
    retry: () => void ownRecipes.refetch(),
  };
}

/** Recipes matching the text; without a text, all. */
function useMyRecipes({ limit, text }: { limit: number; text?: string }) {
  const q = text?.slice(0, recipeListLimits.searchText);
  return useInfiniteQuery({
    queryKey: [...recipeKeys.list('mine'), 'ownRecipes', { q, limit }],
    queryFn: ({ pageParam: page, signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { q, page, limit } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    enabled: text !== '',
  });
}

const cardsIn = (data: InfiniteData<RecipeList> | undefined): RecipeCard[] =>
  data?.pages.flatMap((page) => page.recipes) ?? [];
