/** A list of recipes, twelve at a time (Spec 9); those that a reload had shown come back at once. */
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { recipeListsRoutes, type RecipeList } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { recipeKeys } from '../recipe-queries';
import type { Narrowing } from './narrowing';

export type ListName = 'mine' | 'browse';

const pageLimit = 12;

/** Long enough to cook from a recipe and find the list where it was. */
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
  /** How often twelve have been fetched. */
  pages: number;
}

export function useRecipeList(list: ListName, narrowing: Narrowing, pagesShown: number) {
  return useInfiniteQuery({
    queryKey: [...recipeKeys.list(kindOf(list, narrowing)), narrowing],
    queryFn: ({ pageParam, signal }) => askFor(list, narrowing, pageParam, signal),
    initialPageParam: { page: 1, limit: pageLimit * pagesShown },
    getNextPageParam: ({ hasMore, page, limit }): PageParam | undefined =>
      hasMore ? { page: (page * limit) / pageLimit + 1, limit: pageLimit } : undefined,
    select: joined,
    placeholderData: keepPreviousData,
    gcTime: rememberedMs,
  });
}

/** A community's recipes stay in their list whatever one keeps of them. */
function kindOf(list: ListName, narrowing: Narrowing): 'mine' | 'household' | 'browse' {
  return list === 'mine' && householdIn(narrowing) !== undefined ? 'household' : list;
}

export const householdIn = ({ from }: Narrowing): string | undefined =>
  from === 'own' || from === 'saved' ? undefined : from;

function askFor(
  list: ListName,
  { from, ...narrowing }: Narrowing,
  page: PageParam,
  signal: AbortSignal,
): Promise<RecipeList> {
  const query = { ...narrowing, ...page };
  if (list === 'browse') return call(recipeListsRoutes.browse, { query }, { signal });
  if (from !== undefined && from !== 'own' && from !== 'saved') {
    return call(recipeListsRoutes.listOfHousehold, { params: { id: from }, query }, { signal });
  }
  return call(recipeListsRoutes.listMyRecipes, { query: { ...query, from } }, { signal });
}

/** A recipe added meanwhile pushes others to the next page: each is shown once. */
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
