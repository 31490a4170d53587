/** What the person wants to eat a day: theirs alone, also where the plan is that of a household. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { nutritionGoalsRoutes } from '@saltbush/contract/plan/nutrition-goals';
import type { NutritionGoals } from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { call } from '../../../../api/call';

const queryKey = ['nutrition-goals'];

export const useNutritionGoals = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(nutritionGoalsRoutes.get, {}, { signal }),
  });

/** Rejects when it was refused. */
export function useReplaceNutritionGoals() {
  const queryClient = useQueryClient();
  return async (goals: NutritionGoals): Promise<void> => {
    const stored = await call(nutritionGoalsRoutes.replace, { body: goals });
    queryClient.setQueryData(queryKey, stored);
  };
}
