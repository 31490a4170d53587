/** The person's own recipes beside the week: fetched by the hundred, searched here, shown a few at a time. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipes';

/** Spec 9: the collection is refreshed 200 at a time, and lists show 12, or a multiple of it. */
const pageLimit = 200;
const shownStep = 24;

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
  setSearch: (search: string) => void;
  showMore: () => void;
  retry: () => void;
}

export function useShelfRecipes(): ShelfRecipes {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownStep);
  const query = useInfiniteQuery({
    queryKey: [...recipeKeys.mine, 'shelf'],
    queryFn: ({ pageParam, signal }) =>
      call(
        recipeListsRoutes.listMyRecipes,
        { query: { page: pageParam, limit: pageLimit } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
  const { hasNextPage, isFetching, fetchNextPage } = query;
  // What is searched for may lie further back than what has come so far.
  useEffect(() => {
    if (search !== '' && hasNextPage && !isFetching) void fetchNextPage();
  }, [search, hasNextPage, isFetching, fetchNextPage]);
  const all = useMemo(() => query.data?.pages.flatMap((page) => page.recipes) ?? [], [query.data]);
  const found = useMemo(() => all.filter(matching(search)), [all, search]);
  return {
    recipes: found.slice(0, shown),
    isEmpty: query.isSuccess && all.length === 0,
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    hasMore: found.length > shown || hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    search,
    setSearch: (text) => {
      setSearch(text);
      setShown(shownStep);
    },
    showMore: () => {
      setShown(shown + shownStep);
      if (found.length <= shown + shownStep && hasNextPage) void fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

/** Every word of the search begins a word of the title or a tag. */
function matching(search: string): (card: RecipeCard) => boolean {
  const wanted = wordsOf(search);
  return ({ title, tags }) => {
    const words = wordsOf([title, ...tags].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

/** Lower case, without accents: "crème" is found by "creme". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
