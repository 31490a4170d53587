/** Query of recipe ideas, twelve at a time; keeps the previous data while loading. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inspirationRoutes, type InspirationQuestion } from '@saltbush/contract/book/inspiration';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';

export function useIdeas(question: InspirationQuestion) {
  const isAsking = question.foods.length > 0;
  return useQuery({
    queryKey: [...recipeKeys.ideas, question],
    queryFn: ({ signal }) => call(inspirationRoutes.find, { body: question }, { signal }),
    enabled: isAsking,
    placeholderData: isAsking ? keepPreviousData : undefined,
  });
}
