/** The recipes that Magic Menu may choose, and the cards of those that are shown. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sourcesIn, type MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { namesOf } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { RecipeTopic } from '@saltbush/domain/plan/rows/week-rule-row';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';
import type { PlanScope } from '../../device/view-mode';
import { candidatesAtHome } from './candidates-at-home';
import { pricedCandidates } from './cost/priced-candidates';

/**
 * With the names of the searches and cookbooks in the rules. Each candidate says what of the rules finds it.
 *
 * @param week the first of its seven days
 */
export function useCandidates(
  scope: PlanScope,
  {
    week,
    today,
    rules,
    topics,
  }: { week: PlainDate; today: PlainDate; rules: MenuRules; topics: readonly RecipeTopic[] },
) {
  const { householdId } = scope;
  const wanted = [...new Set<RecipeTopic>([...sourcesIn(rules), ...topics])].toSorted();
  return useQuery({
    queryKey: [...recipeKeys.all, 'magic-menu', { householdId, week, today, wanted }],
    queryFn: async ({ signal }) => {
      const query = { householdId, week, ...(wanted.length > 0 && { sources: wanted }) };
      const found = await call(magicMenuRoutes.candidates, { query }, { signal });
      const priced = await pricedCandidates(found.candidates, householdId, signal);
      const candidates = await candidatesAtHome(priced.candidates, scope, today);
      return { ...priced, candidates, sourceNames: namesOf(found.sources) };
    },
    // What was planned since counts.
    staleTime: 0,
    // Not while the menu is being chosen: it would begin again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** By id; grows as more are asked for. */
export function useMenuCards(ids: readonly string[]): ReadonlyMap<string, RecipeCard> {
  const wanted = [...new Set(ids)].sort();
  const { data } = useQuery({
    queryKey: [...recipeKeys.all, 'magic-menu-cards', wanted],
    queryFn: ({ signal }) => call(magicMenuRoutes.cards, { body: { ids: wanted } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: wanted.length > 0,
  });
  return useMemo(() => new Map(data?.recipes.map((card) => [card._id, card])), [data]);
}
