import { useQuery } from '@tanstack/react-query';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { call } from '../../../api/call';
import { recipeKeys } from '../../recipe/recipes';

/** Not among the keys that every page of recipes loads. */
export const variationsKey = (id: string) => [...recipeKeys.all, 'variations', id] as const;

export const useVariations = (id: string) =>
  useQuery({
    queryKey: variationsKey(id),
    queryFn: ({ signal }) => call(recipeVariationsRoutes.list, { params: { id } }, { signal }),
  });

/** What another recipe has otherwise than this one. */
export const useDifferences = (id: string, otherId: string) =>
  useQuery({
    queryKey: [...variationsKey(id), otherId],
    queryFn: ({ signal }) =>
      call(recipeVariationsRoutes.compare, { params: { id, otherId } }, { signal }),
    // Either may have been changed meanwhile.
    staleTime: 0,
  });
