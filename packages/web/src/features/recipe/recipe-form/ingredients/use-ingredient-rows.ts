/** Operations on ingredient rows; stable functions. */
import { useMemo, useState } from 'react';
import { splitPastedLines } from '@saltbush/recipe-parser/plain-text';
import { ingredientRowsFrom, blankIngredient, type IngredientRow } from '../form-values';
import { changeRow, insertRows, replaceRow } from '../rows/rows';
import { splitIngredient } from './split-ingredient';
import { useEditedRows } from '../rows/use-edited-rows';
import type { RecipeFormState } from '../use-recipe-form';

export type IngredientActions = ReturnType<typeof useIngredientRows>['actions'];

/** What holds the rows: the recipe form, or a shorter one. */
export interface IngredientsForm extends Pick<RecipeFormState, 'changeIngredients'> {
  values: Pick<RecipeFormState['values'], 'ingredients'>;
}

export function useIngredientRows({ values, changeIngredients }: IngredientsForm) {
  const rows = useEditedRows({
    list: 'ingredients',
    field: 'name',
    rows: values.ingredients,
    changeRows: changeIngredients,
    blankRow: blankIngredient,
  });
  /** For screen readers. */
  const [announcement, announce] = useState('');

  const actions = useMemo(
    () => ({
      ...rows,

      /** Splits a whole line typed as a name; rows with other parts are left alone. */
      split(row: IngredientRow) {
        const parts = splitIngredient(row);
        if (!parts) return;
        const { amount, unit, name, note } = parts;
        changeIngredients((current) => changeRow(current, row.key, parts));
        announce(`Understood as ${[amount, unit, name, note].filter(Boolean).join(', ')}.`);
      },

      /** Splits pasted lines into rows and headings. Returns whether it did. */
      pasteLines(row: IngredientRow, text: string): boolean {
        const ingredients = splitPastedLines(text);
        if (ingredients.length < 2) return false;
        const pasted = ingredientRowsFrom(ingredients);
        const isBlank = !row.name && !row.amount && !row.unit && !row.note;
        changeIngredients((current) =>
          isBlank ? replaceRow(current, row.key, pasted) : insertRows(current, pasted, row.key),
        );
        rows.focus(pasted.at(-1));
        announce(`${ingredients.length} ingredients added.`);
        return true;
      },
    }),
    [rows, changeIngredients],
  );
  return { actions, announcement };
}
