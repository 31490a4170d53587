/**
 * A recipe list in pages of twelve (Spec 9); after a reload the pages shown before come in one
 * request.
 */
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { recipeListsRoutes, type RecipeList } from '@saltbush/contract/book/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { call, prefetchedAnswer } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';
import type { ListFilters } from './list-filters';

export type ListName = 'mine' | 'browse';

const pageLimit = 12;

/** Long enough to return to the list after cooking. */
const rememberedMs = 60 * 60 * 1000;

interface PageParam {
  page: number;
  limit: number;
}

export type ListPages = InfiniteData<RecipeList, PageParam>;

export interface JoinedList {
  recipes: RecipeCard[];
  total: number;
  totalIsAtLeast: boolean;
  /** Pages fetched. */
  pages: number;
}

export function useRecipeList(list: ListName, filters: ListFilters, pagesShown: number) {
  const firstPage: PageParam = { page: 1, limit: pageLimit * pagesShown };
  return useInfiniteQuery({
    queryKey: [...recipeKeys.list(kindOf(list, filters)), filters],
    queryFn: ({ pageParam, signal }) => askFor(list, filters, pageParam, signal),
    initialData: () => prefetchedPages(list, filters, firstPage),
    initialPageParam: firstPage,
    getNextPageParam: ({ hasMore, page, limit }): PageParam | undefined =>
      hasMore ? { page: (page * limit) / pageLimit + 1, limit: pageLimit } : undefined,
    select: joined,
    placeholderData: keepPreviousData,
    gcTime: rememberedMs,
  });
}

/** The response prefetched by the head script: the first page without filters. */
function prefetchedPages(
  list: ListName,
  filters: ListFilters,
  firstPage: PageParam,
): ListPages | undefined {
  const route = list === 'mine' ? recipeListsRoutes.listMyRecipes : recipeListsRoutes.browse;
  const page = prefetchedAnswer(route, { query: { ...filters, ...firstPage } });
  return page && { pages: [page], pageParams: [firstPage] };
}

/** A household's list does not change when the user saves or removes a recipe. */
function kindOf(list: ListName, filters: ListFilters): 'mine' | 'household' | 'browse' {
  return list === 'mine' && householdIn(filters) !== undefined ? 'household' : list;
}

export const householdIn = ({ from }: ListFilters): string | undefined =>
  from === 'own' || from === 'saved' ? undefined : from;

function askFor(
  list: ListName,
  { from, ...filters }: ListFilters,
  page: PageParam,
  signal: AbortSignal,
): Promise<RecipeList> {
  const query = { ...filters, ...page };
  if (list === 'browse') return call(recipeListsRoutes.browse, { query }, { signal });
  if (from !== undefined && from !== 'own' && from !== 'saved') {
    return call(recipeListsRoutes.listOfHousehold, { params: { id: from }, query }, { signal });
  }
  return call(recipeListsRoutes.listMyRecipes, { query: { ...query, from } }, { signal });
}

/** A recipe added meanwhile shifts the pages: remove duplicates. */
function joined({ pages }: ListPages): JoinedList {
  const byId = new Map(pages.flatMap((page) => page.recipes).map((card) => [card._id, card]));
  const last = pages.at(-1);
  return {
    recipes: [...byId.values()],
    total: last?.total ?? 0,
    totalIsAtLeast: last?.totalIsAtLeast ?? false,
    pages: last ? (last.page * last.limit) / pageLimit : 0,
  };
}
