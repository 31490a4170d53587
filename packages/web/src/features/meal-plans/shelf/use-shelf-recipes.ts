/**
 * The person's recipes beside the week, a few at a time. A search asks the server, which forgives a
 * slip and knows every recipe; until it answers, and without a network, what has come so far is searched.
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

export interface ShelfRecipes {
  /** What matches, as far as it is shown. */
  recipes: RecipeCard[];
  /** Whether the person has any recipe at all. */
  isEmpty: boolean;
  isLoading: boolean;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  search: string;
  /** The server has not said yet what it finds. */
  isSearching: boolean;
  setSearch: (search: string) => void;
  showMore: () => void;
  retry: () => void;
}

export function useShelfRecipes(): ShelfRecipes {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownStep);
  const wanted = search.trim();
  const [asked] = useDebouncedValue(wanted, searchDelayMs);
  const shelf = useMyRecipes({ limit: pageLimit });
  const found = useMyRecipes({ limit: shownStep, text: asked });
  const all = useMemo(() => cardsIn(shelf.data), [shelf.data]);
  const near = useMemo(() => all.filter(matching(wanted)), [all, wanted]);

  const isAnswered = wanted !== '' && asked === wanted && found.data !== undefined;
  const isRefused = wanted !== '' && asked === wanted && found.isError;
  const onShelf = near.slice(0, shown);
  return {
    recipes: isAnswered ? cardsIn(found.data) : onShelf,
    isEmpty: shelf.isSuccess && all.length === 0,
    isLoading: shelf.isPending,
    error: shelf.data ? null : shelf.error,
    hasMore: isAnswered
      ? found.hasNextPage
      : near.length > shown || (wanted === '' && shelf.hasNextPage),
    isLoadingMore: isAnswered ? found.isFetchingNextPage : shelf.isFetchingNextPage,
    search,
    isSearching: wanted !== '' && !isAnswered && !isRefused,
    setSearch: (text) => {
      setSearch(text);
      setShown(shownStep);
    },
    showMore: () => {
      if (isAnswered) return void found.fetchNextPage();
      setShown(shown + shownStep);
      if (near.length <= shown + shownStep && shelf.hasNextPage) void shelf.fetchNextPage();
    },
    retry: () => void shelf.refetch(),
  };
}

/** Those that the text finds, once there is one; without the question of a text, all. */
function useMyRecipes({ limit, text }: { limit: number; text?: string }) {
  const q = text?.slice(0, recipeListLimits.searchText);
  return useInfiniteQuery({
    queryKey: [...recipeKeys.list('mine'), 'shelf', { q, limit }],
    queryFn: ({ pageParam: page, signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { q, page, limit } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    enabled: text !== '',
  });
}

const cardsIn = (data: InfiniteData<RecipeList> | undefined): RecipeCard[] =>
  data?.pages.flatMap((page) => page.recipes) ?? [];
