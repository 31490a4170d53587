/**
 * Saves the form: one request at a time, error messages at their fields, a dialog on an edit
 * conflict.
 */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { newId } from '../../../../api/new-id';
import { showToast } from '../../../../ui/feedback/toast';
import type { Conflict } from './conflict-dialog';
import type { FieldErrors } from '../field-errors';
import type { RecipeFormState } from '../use-recipe-form';
import { useSaveRecipe } from './use-save-recipe';

export interface FormSaving {
  /** An image is still uploading. */
  isWaiting: boolean;
  /** Fetches the code of the page that `onSaved` leads to. */
  fetchNext?: (() => Promise<unknown>) | undefined;
  onSaved: (recipe: RecipeOnWire) => void;
}

export function useFormSaving(
  form: RecipeFormState,
  { isWaiting, fetchNext, onSaved }: FormSaving,
) {
  const { mutateAsync, isPending } = useSaveRecipe();
  const [isLeaving, setLeaving] = useState(false);
  const [conflictKind, setConflictKind] = useState<Conflict['kind']>();

  const save = async (as: { recipeId: string; revision: number | undefined } = form) => {
    const next = fetchNext?.();
    try {
      const recipe = await mutateAsync({ ...as, values: form.values });
      form.finish();
      // The form stays in sight until the next page is there.
      setLeaving(true);
      await next;
      showToast({ kind: 'success', title: t`Recipe saved` });
      onSaved(recipe);
    } catch (error) {
      setConflictKind(conflictOrExplained(error, form));
    }
  };

  /** Fetches the other version's revision and saves ours on top of it. */
  const saveOver = async () => {
    try {
      const other = await call(recipesRoutes.get, { params: { id: form.recipeId } });
      await save({ recipeId: form.recipeId, revision: other.revision });
    } catch (error) {
      setConflictKind(conflictOrExplained(error, form));
    }
  };

  const conflict: Conflict | undefined = conflictKind && {
    kind: conflictKind,
    recipeId: form.recipeId,
    onSaveOver: () => void saveOver(),
    onSaveAsNew: () => void save({ recipeId: newId(), revision: undefined }),
    onClose: () => setConflictKind(undefined),
  };
  const isSaving = isPending || isLeaving;
  return { isSaving, conflict, save: () => void (isSaving || isWaiting || save()) };
}

/** What kind of conflict it is; any other error is explained at once. */
function conflictOrExplained(error: unknown, form: RecipeFormState): Conflict['kind'] | undefined {
  const kind = conflictIn(error);
  if (kind === undefined) explain(error, form);
  return kind;
}

function conflictIn(error: unknown): Conflict['kind'] | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'CONFLICT') return 'changed';
  return error.code === 'NOT_FOUND' ? 'gone' : undefined;
}

function explain(error: unknown, form: RecipeFormState): void {
  const messages = error instanceof AppError ? error.details : undefined;
  const shown = Array.isArray(messages) ? form.showMessages(messages) : {};
  if (!focusFirst(shown)) showToast({ kind: 'error', ...describeError(error) });
}

/** In the order of the page, not of the messages. */
function focusFirst(errors: FieldErrors): boolean {
  const fields = Object.keys(errors).flatMap((field) => document.getElementById(field) ?? []);
  const [first] = fields.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const field of fields) field.closest('details')?.setAttribute('open', '');
  first?.focus();
  return first !== undefined;
}
