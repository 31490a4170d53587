/** The recipes that Magic Menu may choose, and the cards of those that are shown. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';
import type { PlanScope } from '../../device/view-mode';
import { pricedCandidates } from './priced-candidates';

/** @param week the first of its seven days */
export const useCandidates = ({ householdId }: PlanScope, week: PlainDate) =>
  useQuery({
    queryKey: [...recipeKeys.all, 'magic-menu', { householdId, week }],
    queryFn: async ({ signal }) => {
      const query = { householdId, week };
      const { candidates } = await call(magicMenuRoutes.candidates, { query }, { signal });
      return pricedCandidates(candidates, householdId, signal);
    },
    // What was planned since counts.
    staleTime: 0,
    // Not while the menu is being chosen: it would begin again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

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
