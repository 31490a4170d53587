/** Saves the own recipe from step 7 or 8 and goes on to the last step. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../../recipes';
import type { OwnRecipe } from '../stored-onboarding';
import type { Wizard } from '../wizard/use-wizard';
import { complaintAbout, saveOwnRecipe } from './save-own-recipe';

/** @param failure what is said if the server refuses it (Spec 8: each step says it in its words) */
export function useSaveOwnRecipe(wizard: Wizard, failure: { title: string; message: string }) {
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  /** Says what is missing and goes to the field. Returns whether the recipe is complete. */
  const check = (): boolean => {
    const complaint = complaintAbout(wizard.ownRecipe);
    if (!complaint) return true;
    const { field, ...toast } = complaint;
    showToast({ ...toast, durationMs: 3_000 });
    if (field) focusField(field);
    return false;
  };
  const save = async (recipe: OwnRecipe) => {
    if (isSaving || !check()) return;
    setSaving(true);
    try {
      await saveOwnRecipe(recipe);
      await queryClient.invalidateQueries({ queryKey: recipeKeys.all, refetchType: 'none' });
      wizard.finishRecipe();
    } catch (error) {
      showToast({ kind: 'error', ...failure, ...limitIn(error) });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, check, save };
}

/** A text that is too long stays so, however often one tries again: it is named. */
function limitIn(error: unknown): { message?: string } {
  const details = error instanceof AppError && error.code === 'VALIDATION_FAILED' && error.details;
  return Array.isArray(details) && details[0] ? { message: details[0].message } : {};
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  const row = id === 'ingredients.add' ? document.querySelector('[id^="ingredients."]') : field;
  if (row instanceof HTMLElement) row.focus();
}
