/** The state of the recipe form: what is typed, whether it differs from what is kept, what is wrong. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldMessage } from '@saltbush/contract/errors';
import { fieldErrorsFrom, withoutError, type FieldErrors } from './field-errors';
import type { IngredientRows, RecipeFormValues, StepRows } from './form-values';
import { toInput } from './to-input';
import { forgetUnsavedWork, keepUnsavedWork, type UnsavedWork } from './unsaved-work';

export interface FormStart {
  recipeId: string;
  /** Of the kept recipe; absent for a new one. */
  revision?: number | undefined;
  /** What is kept, or a blank form. */
  values: RecipeFormValues;
  /** Work of an earlier visit that goes on here. */
  unsaved?: UnsavedWork | undefined;
}

const keepDelayMs = 300;

export type RecipeFormState = ReturnType<typeof useRecipeForm>;

export function useRecipeForm(start: FormStart) {
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const [values, setValues] = useState(unsaved?.values ?? start.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isFinished = useRef(false);
  const kept = useMemo(() => contentOf(start.values), [start.values]);
  const isDirty = useMemo(() => contentOf(values) !== kept, [values, kept]);
  const revision = unsaved ? unsaved.revision : start.revision;

  const { recipeId } = start;
  const isImported = unsaved?.isImported === true && values === unsaved.values;
  useEffect(() => {
    const keep = () => {
      if (isFinished.current) return;
      const keptAt = new Date().toISOString();
      if (isDirty) keepUnsavedWork({ recipeId, revision, values, isImported, keptAt });
      else forgetUnsavedWork(recipeId);
    };
    const timer = setTimeout(keep, keepDelayMs);
    // A phone may end the page without another word.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [recipeId, revision, values, isDirty, isImported]);

  /** The same for the life of the form: rows that do not change are not drawn again. */
  const changes = useMemo(() => {
    const forget = (...fields: string[]) => setErrors((now) => withoutError(now, ...fields));
    return {
      set<Field extends keyof RecipeFormValues>(field: Field, value: RecipeFormValues[Field]) {
        setValues((now) => ({ ...now, [field]: value }));
        forget(messageField[field] ?? field);
      },
      /** `fields` are those whose message is old once they are edited. */
      changeIngredients(change: (rows: IngredientRows) => IngredientRows, ...fields: string[]) {
        setValues((now) => ({ ...now, ingredients: change(now.ingredients) }));
        forget('ingredients', ...fields);
      },
      changeSteps(change: (rows: StepRows) => StepRows, ...fields: string[]) {
        setValues((now) => ({ ...now, steps: change(now.steps) }));
        forget('steps', ...fields);
      },
    };
  }, []);

  return {
    recipeId,
    revision,
    values,
    errors,
    isDirty,
    /** The work that was brought back, until it is saved or put aside. */
    unsaved,
    ...changes,
    showMessages(messages: readonly FieldMessage[]): FieldErrors {
      const shown = fieldErrorsFrom(messages, toInput(values).rowKeys);
      setErrors(shown);
      return shown;
    },
    /** Saved or thrown away: nothing is left to keep, and leaving needs no question. */
    finish() {
      isFinished.current = true;
      forgetUnsavedWork(recipeId);
    },
    isFinished: () => isFinished.current,
    /** Puts the work of the earlier visit aside. */
    startAfresh() {
      forgetUnsavedWork(recipeId);
      setUnsaved(undefined);
      setErrors({});
      setValues(start.values);
    },
  };
}

/** The contract speaks of minutes where the form has a text. */
const messageField: Partial<Record<keyof RecipeFormValues, string>> = {
  prepTime: 'prepMinutes',
  cookTime: 'cookMinutes',
  totalTime: 'totalMinutes',
};

/** What saving would keep, and the times as typed; blank rows and keys make no difference. */
function contentOf(values: RecipeFormValues): string {
  const { prepTime, cookTime, totalTime } = values;
  return JSON.stringify([toInput(values).input, prepTime, cookTime, totalTime]);
}
