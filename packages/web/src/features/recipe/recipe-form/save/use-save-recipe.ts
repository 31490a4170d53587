/** Creates or updates a recipe and updates the query cache. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import {
  recipeInputSchema,
  recipesRoutes,
  type RecipeInput,
} from '@saltbush/contract/recipe/recipes';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { call } from '../../../../api/call';
import { showSaved } from '../../recipes';
import type { RecipeFormValues } from '../form-values';
import { formInput } from '../form-input';

export interface Save {
  recipeId: string;
  /** Absent for a new recipe. */
  revision: number | undefined;
  values: RecipeFormValues;
}

/** @throws AppError VALIDATION_FAILED with every message at once, before anything is sent. */
export function useSaveRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ recipeId, revision, values }: Save) => {
      const input = checked(values);
      return revision === undefined
        ? call(recipesRoutes.create, { body: { ...input, _id: recipeId } })
        : call(recipesRoutes.update, { params: { id: recipeId }, body: { ...input, revision } });
    },
    onSuccess: (recipe) => showSaved(queryClient, recipe),
  });
}

function checked(values: RecipeFormValues): RecipeInput {
  const { input, messages } = formInput(values);
  const parsed = parseInput(recipeInputSchema, input);
  const issues = (parsed.error?.issues ?? []).map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  if (messages.length + issues.length === 0) return input;
  throw new AppError('VALIDATION_FAILED', [...messages, ...issues]);
}
