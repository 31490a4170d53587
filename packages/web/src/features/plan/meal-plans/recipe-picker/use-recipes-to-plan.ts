/** The recipes that may go into a plan: one's collection, and what is shared with the plan's household. */
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  recipeListLimits,
  recipeListsRoutes,
  type RecipeList,
} from '@saltbush/contract/book/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';
import { recipeKeys } from '../../../recipe/recipes';

export interface RecipesToPlan {
  /** Of all loaded pages; each recipe once, the newest first without a text. */
  recipes: RecipeCard[];
  isLoaded: boolean;
  /** Null as long as there is something to show. */
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Wanted {
  /** Of a page. */
  limit: number;
  /** Absent: all. Empty: nothing is asked. */
  text?: string;
}

export function useRecipesToPlan(householdId: string | undefined, wanted: Wanted): RecipesToPlan {
  const own = useRecipePages('mine', wanted, (query, signal) =>
    call(recipeListsRoutes.listMyRecipes, { query }, { signal }),
  );
  const shared = useRecipePages(householdId, wanted, (query, signal) =>
    call(recipeListsRoutes.listOfHousehold, { params: { id: householdId! }, query }, { signal }),
  );
  const recipes = useMemo(
    () => joined(own.data, shared.data, wanted.text === undefined),
    [own.data, shared.data, wanted.text],
  );
  const parts = householdId === undefined ? [own] : [own, shared];
  return {
    recipes,
    isLoaded: parts.some(({ isSuccess }) => isSuccess) && !parts.some(({ isPending }) => isPending),
    error: recipes.length > 0 ? null : (parts.find(({ error }) => error)?.error ?? null),
    hasMore: parts.some(({ hasNextPage }) => hasNextPage),
    isLoadingMore: parts.some(({ isFetchingNextPage }) => isFetchingNextPage),
    loadMore: () =>
      parts.filter(({ hasNextPage }) => hasNextPage).forEach((part) => void part.fetchNextPage()),
    retry: () => parts.forEach((part) => void part.refetch()),
  };
}

interface Query {
  q?: string | undefined;
  page: number;
  limit: number;
}

/** @param of part of the query's key; undefined: nothing is asked */
function useRecipePages(
  of: string | undefined,
  { limit, text }: Wanted,
  ask: (query: Query, signal: AbortSignal) => Promise<RecipeList>,
) {
  const q = text?.slice(0, recipeListLimits.searchText);
  return useInfiniteQuery({
    queryKey: [
      ...recipeKeys.list(of === 'mine' ? 'mine' : 'household'),
      'toPlan',
      { of, q, limit },
    ],
    queryFn: ({ pageParam: page, signal }) => ask({ q, page, limit }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: RecipeList) => (last.hasMore ? last.page + 1 : undefined),
    enabled: of !== undefined && text !== '',
  });
}

type Pages = InfiniteData<RecipeList> | undefined;

/** Search results keep the order of the server: the best first, one's own before the others. */
function joined(own: Pages, shared: Pages, isByDate: boolean): RecipeCard[] {
  const cards = [own, shared].flatMap(
    (data) => data?.pages.flatMap(({ recipes }) => recipes) ?? [],
  );
  const once = [...new Map(cards.map((card) => [card._id, card])).values()];
  if (!isByDate || !shared) return once;
  return once.toSorted((a, b) =>
    a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0,
  );
}
