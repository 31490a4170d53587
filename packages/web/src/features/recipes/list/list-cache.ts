/** Changes what the browser remembers of every list at once, before the server has answered. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { inspirationRoutes } from '@saltbush/contract/inspiration';
import type { RecipeList } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { CallOutput } from '@saltbush/contract/route';
import { recipeKeys } from '../recipe-queries';

type Pages = InfiniteData<RecipeList>;
type Ideas = CallOutput<typeof inspirationRoutes.find>;

/** The marks a person sets on a recipe, wherever it is shown: on cards and on its own page. */
export function markRecipe(
  queryClient: QueryClient,
  id: string,
  marks: Partial<Pick<RecipeCard, 'isFavourite' | 'isSaved'>>,
): void {
  changePages(queryClient, recipeKeys.lists, (page) => ({
    ...page,
    recipes: page.recipes.map((card) => (card._id === id ? { ...card, ...marks } : card)),
  }));
  queryClient.setQueriesData<Ideas>(
    { queryKey: recipeKeys.ideas },
    (answer) =>
      answer && {
        ...answer,
        ideas: answer.ideas.map((idea) =>
          idea.recipe._id === id ? { ...idea, recipe: { ...idea.recipe, ...marks } } : idea,
        ),
      },
  );
  // Its own page, also as a link shows it.
  queryClient.setQueriesData({ queryKey: recipeKeys.one(id) }, (recipe: object | undefined) =>
    recipe ? { ...recipe, ...marks } : undefined,
  );
}

/** Takes recipes out of the lists under a key; the answer puts them back, as long as nothing else changed. */
export function takeOut(
  queryClient: QueryClient,
  queryKey: QueryKey,
  ids: ReadonlySet<string>,
): () => void {
  const before = queryClient.getQueriesData({ queryKey });
  changePages(queryClient, queryKey, (page, pages) => ({
    ...page,
    total: page.total - countIn(pages, ids),
    recipes: page.recipes.filter((card) => !ids.has(card._id)),
  }));
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

/** They are asked for again when they are next shown; what is on the screen stays as it is. */
export async function forgetLists(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [recipeKeys.lists, recipeKeys.ideas]) {
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

function changePages(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (page: RecipeList, pages: RecipeList[]) => RecipeList,
): void {
  queryClient.setQueriesData<Pages>({ queryKey }, (data) =>
    data && 'pages' in data
      ? { ...data, pages: data.pages.map((page) => change(page, data.pages)) }
      : data,
  );
}

const countIn = (pages: RecipeList[], ids: ReadonlySet<string>): number =>
  new Set(pages.flatMap((page) => page.recipes.map((card) => card._id)).filter((id) => ids.has(id)))
    .size;
