/** Saves the own recipe from step 7 or 8 and goes on to the last step. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { recipeKeys } from '../../../recipe/recipes';
import type { OwnRecipe } from '../stored-onboarding';
import type { Wizard } from '../wizard/use-wizard';
import { complaintAbout, saveOwnRecipe, type Complaint } from './save-own-recipe';

interface Said {
  complaint: Complaint;
  /** An edit withdraws it. */
  about: OwnRecipe;
}

/** @param failure what is said if the server refuses it (Spec 8: each step says it in its words) */
export function useSaveOwnRecipe(wizard: Wizard, failure: { title: string; message: string }) {
  const { ownRecipe } = wizard;
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState<Said>();
  const complain = (complaint: Complaint) => setSaid({ complaint, about: ownRecipe });

  /** Says what is missing and goes to the field. Returns whether the recipe is complete. */
  const check = (): boolean => {
    const complaint = complaintAbout(ownRecipe);
    if (!complaint) return true;
    complain(complaint);
    focusField(complaint.field);
    return false;
  };
  const save = async (recipe: OwnRecipe) => {
    if (isSaving || !check()) return;
    setSaid(undefined);
    setSaving(true);
    try {
      await saveOwnRecipe(recipe);
      await queryClient.invalidateQueries({ queryKey: recipeKeys.all, refetchType: 'none' });
      wizard.finishRecipe();
    } catch (error) {
      complain({ ...failure, ...limitIn(error) });
    } finally {
      setSaving(false);
    }
  };
  const complaint = said?.about === ownRecipe ? said.complaint : undefined;
  return { isSaving, complaint, check, save };
}

/** A text that is too long stays so, however often one tries again: it is named. */
function limitIn(error: unknown): { message?: string } {
  const details = error instanceof AppError && error.code === 'VALIDATION_FAILED' && error.details;
  return Array.isArray(details) && details[0] ? { message: details[0].message } : {};
}

function focusField(field: string | undefined): void {
  if (field === undefined) return;
  const id = field === 'title' ? titleId : field === 'ingredients' ? 'ingredients.add' : field;
  document.getElementById(id)?.focus();
}

export const titleId = 'onboarding-title';
