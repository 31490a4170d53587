/** What can be done to the rows of ingredients; the same functions for the life of the form. */
import { useMemo, useState } from 'react';
import { splitPastedLines } from '@saltbush/domain/recipe-import/pasted-lines';
import { ingredientRowsFrom, blankIngredient, type IngredientRow } from './form-values';
import { changeRow, insertRows, replaceRow } from './rows';
import { takenApart } from './taken-apart';
import { useEditedRows } from './use-edited-rows';
import type { RecipeFormState } from './use-recipe-form';

export type IngredientActions = ReturnType<typeof useIngredientRows>['actions'];

export function useIngredientRows({ values, changeIngredients }: RecipeFormState) {
  const rows = useEditedRows({
    list: 'ingredients',
    field: 'name',
    rows: values.ingredients,
    changeRows: changeIngredients,
    blankRow: blankIngredient,
  });
  /** For those who do not see a line being taken apart. */
  const [said, setSaid] = useState('');

  const actions = useMemo(
    () => ({
      ...rows,

      /** A whole line in the name goes to its places; a row that has parts already is left alone. */
      takeApart(row: IngredientRow) {
        const parts = takenApart(row);
        if (!parts) return;
        const { amount, unit, name, note } = parts;
        changeIngredients((current) => changeRow(current, row.key, parts));
        setSaid(`Understood as ${[amount, unit, name, note].filter(Boolean).join(', ')}.`);
      },

      /** Several lines pasted into one row: each becomes a row, headings too. Says whether it did. */
      pasteLines(row: IngredientRow, text: string): boolean {
        const ingredients = splitPastedLines(text);
        if (ingredients.length < 2) return false;
        const pasted = ingredientRowsFrom(ingredients);
        const isBlank = !row.name && !row.amount && !row.unit && !row.note;
        changeIngredients((current) =>
          isBlank ? replaceRow(current, row.key, pasted) : insertRows(current, pasted, row.key),
        );
        rows.focus(pasted.at(-1));
        setSaid(`${ingredients.length} ingredients added.`);
        return true;
      },
    }),
    [rows, changeIngredients],
  );
  return { actions, said };
}
