/** Adds the chosen examples to the person's recipes: a call for each, one after the other (Spec 8). */
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import {
  outcomeOfRefusal,
  reportAdding,
  type AddedSample,
  type AddOutcome,
} from '@saltbush/domain/visitors/onboarding/samples';
import { call } from '../../../../api/call';
import { recipeKeys } from '../../../recipe/recipes';
import type { Notice } from '../wizard/step-notice';

export interface Adding {
  done: number;
  of: number;
}

/** @param onAdded the wizard goes on, and says this */
export function useAddSamples(onAdded: (notice: Notice) => void) {
  const queryClient = useQueryClient();
  const [adding, setAdding] = useState<Adding>();
  const [failure, setFailure] = useState<Notice>();

  const add = async (samples: readonly RecipeCard[]) => {
    const results: AddedSample[] = [];
    setFailure(undefined);
    try {
      for (const [done, { _id, title }] of samples.entries()) {
        setAdding({ done, of: samples.length });
        results.push({ title, outcome: await addOne(_id) });
      }
      await queryClient.invalidateQueries({ queryKey: recipeKeys.lists, refetchType: 'none' });
      const { goesOn, ...notice } = reportAdding(results);
      if (goesOn) onAdded(notice);
      else setFailure(notice);
    } catch {
      setFailure({ kind: 'error', title: t`Error adding recipes`, message: t`Please try again` });
    } finally {
      setAdding(undefined);
    }
  };
  return { adding, failure, add };
}

async function addOne(id: string): Promise<AddOutcome> {
  try {
    await call(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
    return 'added';
  } catch (error) {
    if (error instanceof AppError) return outcomeOfRefusal(error.status);
    throw error;
  }
}
