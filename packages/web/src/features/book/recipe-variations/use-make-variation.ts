/** Makes a variation of a recipe. */
import { useQueryClient } from '@tanstack/react-query';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import type { RecipeInput, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';
import { newId } from '../../../api/new-id';
import { recipeKeys } from '../../recipe/recipes';
import { variationsKey } from './use-variations';

export interface NewVariation {
  /** What differs. */
  name: string;
  /** Its lines, where they are to differ at once. */
  ingredients?: RecipeInput['ingredients'];
}

/** The function rejects with an `AppError` when it was refused. It returns the variation. */
export function useMakeVariation({ _id: id }: Pick<RecipeOnWire, '_id'>) {
  const queryClient = useQueryClient();
  return async ({ name, ingredients }: NewVariation): Promise<RecipeOnWire> => {
    const body = { _id: newId(), name, ingredients };
    const made = await call(recipeVariationsRoutes.create, { params: { id }, body });
    queryClient.setQueryData(recipeKeys.one(made._id), made);
    await queryClient.invalidateQueries({ queryKey: variationsKey(id) });
    await queryClient.invalidateQueries({ queryKey: recipeKeys.lists });
    return made;
  };
}
