/** Ingredients as lines of text, to type, paste and move. */
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import type { FieldErrors } from '../field-errors';
import { RowList } from '../rows/row-list';
import { lineId } from '../rows/use-edited-rows';
import { IngredientLine } from './ingredient-line';
import { useIngredientRows, type IngredientsForm } from './use-ingredient-rows';

export interface IngredientLinesProps extends IngredientsForm {
  errors: FieldErrors;
  hasHeadings?: boolean;
}

/** @example <IngredientLines values={{ ingredients }} changeIngredients={change} errors={{}} /> */
export function IngredientLines({ hasHeadings, errors, ...form }: IngredientLinesProps) {
  const { actions, announcement } = useIngredientRows(form);
  return (
    <>
      <RowList
        list="ingredients"
        label={t`Ingredients`}
        labelOf={(number) => t`ingredient ${number}`}
        rows={form.values.ingredients}
        actions={actions}
        errors={errors}
        addLabel={t`Add ingredient`}
        hasHeadings={hasHeadings}
        nameOf={(row) => row.name || t`ingredient`}
        renderRow={(row, place) => (
          <IngredientLine
            {...place}
            row={row}
            error={errors[lineId('ingredients', row.key)]}
            actions={actions}
          />
        )}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
