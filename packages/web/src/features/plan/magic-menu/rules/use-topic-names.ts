/** Tags and cuisines that rules may be about: of the recipes of the person, or of the household; none without a network. */
import { useQuery } from '@tanstack/react-query';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { call } from '../../../../api/call';
import { recipeKeys } from '../../../recipe/recipes';
import type { PlanScope } from '../../../device/view-mode';

export function useTopicNames({ householdId }: PlanScope): { tags: string[]; cuisines: string[] } {
  const of = householdId ?? 'mine';
  const { data } = useQuery({
    queryKey: [...recipeKeys.all, 'rule-topics', of],
    queryFn: ({ signal }) => call(recipeListsRoutes.listNamesInUse, { query: { of } }, { signal }),
  });
  const names = (found: readonly { name: string }[] = []) =>
    found.slice(0, mostNames).map(({ name }) => name);
  return { tags: names(data?.tags), cuisines: names(data?.cuisines) };
}

/** The most used of each. */
const mostNames = 30;
