/** Operations on ingredient rows; stable functions. */
import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { splitPastedLines } from '@saltbush/recipe-parser/plain-text';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { ingredientRowsFrom, blankIngredient } from '../form-values';
import { useEditedRows } from '../rows/use-edited-rows';
import type { RecipeFormState } from '../use-recipe-form';
import { focusNextDoubt } from '../rows/next-doubt';
import { lineText, withLineText } from './line-text';

export type IngredientActions = ReturnType<typeof useIngredientRows>['actions'];

/** What holds the rows: the recipe form, or a shorter one. */
export interface IngredientsForm extends Pick<RecipeFormState, 'changeIngredients'> {
  values: Pick<RecipeFormState['values'], 'ingredients'>;
}

export function useIngredientRows({ values, changeIngredients }: IngredientsForm) {
  const rows = useEditedRows({
    list: 'ingredients',
    rows: values.ingredients,
    changeRows: changeIngredients,
    blankRow: blankIngredient,
    textOf: lineText,
    withText: withLineText,
  });
  /** For screen readers. */
  const [announcement, announce] = useState('');

  const actions = useMemo(
    () => ({
      ...rows,

      leave(key: string) {
        rows.leave(key);
        const row = rows.find(key);
        if (!row || isHeading(row) || row.amount === '') return;
        const { amount, unit, name, note } = row;
        announce(t`Understood as ${[amount, unit, name, note].filter(Boolean).join(', ')}.`);
      },

      confirm(key: string) {
        rows.change(key, { doubt: undefined });
        focusNextDoubt(key);
      },

      /** Splits pasted lines into rows and headings. */
      paste(key: string, text: string): boolean {
        const ingredients = splitPastedLines(text);
        if (!text.includes('\n') || ingredients.length < 2) return false;
        rows.insert(key, ingredientRowsFrom(ingredients));
        announce(
          plural(ingredients.length, { one: '# ingredient added.', other: '# ingredients added.' }),
        );
        return true;
      },
    }),
    [rows],
  );
  return { actions, announcement };
}
