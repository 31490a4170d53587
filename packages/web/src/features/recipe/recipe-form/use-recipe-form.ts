/** State of the recipe form: values, whether they differ from the saved recipe, and errors. */
import { useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { FieldMessage } from '@saltbush/contract/errors';
import { fieldErrorsFrom, withoutError, type FieldErrors } from './field-errors';
import type { IngredientRows, RecipeFormValues, StepRows } from './form-values';
import { formInput } from './form-input';
import { removeDraft, type StoredDraft } from './draft/draft-storage';
import { useStoredDraft } from './draft/use-stored-draft';

export interface FormStart {
  recipeId: string;
  /** Revision of the saved recipe; absent for a new one. */
  revision?: number | undefined;
  /** Values of the saved recipe, or of a blank form. */
  values: RecipeFormValues;
  /** The stored draft to continue. */
  unsaved?: StoredDraft | undefined;
}

export type RecipeFormState = ReturnType<typeof useRecipeForm>;

export function useRecipeForm(start: FormStart) {
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const [values, setValues] = useState(unsaved?.values ?? start.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isFinished = useRef(false);
  const saved = useMemo(() => contentOf(start.values), [start.values]);
  const isDirty = useMemo(() => contentOf(values) !== saved, [values, saved]);
  const revision = unsaved ? unsaved.revision : start.revision;

  const { recipeId } = start;
  const isImported = unsaved?.isImported === true && (values === unsaved.values || !isDirty);
  const draft = useStoredDraft({ recipeId, revision, values, isImported, isDirty, isFinished });
  const changes = useChanges(setValues, setErrors);

  return {
    recipeId,
    revision,
    values,
    errors,
    isDirty,
    /** What this device has of unsaved values. */
    draft,
    /** The restored draft, until it is saved or discarded. */
    unsaved,
    ...changes,
    showMessages(messages: readonly FieldMessage[]): FieldErrors {
      const shown = fieldErrorsFrom(messages, formInput(values).rowKeys);
      setErrors(shown);
      return shown;
    },
    /** Saved or discarded: removes the draft; leaving needs no confirmation. */
    finish() {
      isFinished.current = true;
      removeDraft(recipeId);
    },
    isFinished: () => isFinished.current,
    /** Discards the restored draft. */
    discardDraft() {
      removeDraft(recipeId);
      setUnsaved(undefined);
      setErrors({});
      setValues(start.values);
    },
  };
}

/** Changes of the values; an edited field loses its message. Stable, so that unchanged rows do not render again. */
function useChanges(
  setValues: Dispatch<SetStateAction<RecipeFormValues>>,
  setErrors: Dispatch<SetStateAction<FieldErrors>>,
) {
  return useMemo(() => {
    const clearErrors = (...fields: string[]) => setErrors((now) => withoutError(now, ...fields));
    return {
      set<Field extends keyof RecipeFormValues>(field: Field, value: RecipeFormValues[Field]) {
        setValues((now) => ({ ...now, [field]: value }));
        clearErrors(messageField[field] ?? field);
      },
      /** A further image of the dish. */
      addImage(imageUrl: string) {
        setValues((now) => ({ ...now, moreImageUrls: [...(now.moreImageUrls ?? []), imageUrl] }));
        clearErrors('moreImageUrls');
      },
      /** `fields`: names of fields whose messages are cleared. */
      changeIngredients(change: (rows: IngredientRows) => IngredientRows, ...fields: string[]) {
        setValues((now) => ({ ...now, ingredients: change(now.ingredients) }));
        clearErrors('ingredients', ...fields);
      },
      changeSteps(change: (rows: StepRows) => StepRows, ...fields: string[]) {
        setValues((now) => ({ ...now, steps: change(now.steps) }));
        clearErrors('steps', ...fields);
      },
    };
  }, [setValues, setErrors]);
}

/** The contract has minutes where the form has text. */
const messageField: Partial<Record<keyof RecipeFormValues, string>> = {
  prepTime: 'prepMinutes',
  cookTime: 'cookMinutes',
  totalTime: 'totalMinutes',
};

/** Compares request bodies and time texts; blank rows and keys do not count. */
function contentOf(values: RecipeFormValues): string {
  const { prepTime, cookTime, totalTime } = values;
  return JSON.stringify([formInput(values).input, prepTime, cookTime, totalTime]);
}
