/** Ingredients of a shorter form: name, amount and unit, to type, paste, split and move. */
import { VisuallyHidden } from '@mantine/core';
import type { FieldErrors } from '../field-errors';
import classes from '../recipe-form.module.css';
import { RowList } from '../rows/row-list';
import { IngredientRowFields } from './ingredient-row-fields';
import { UnitChoices } from './unit-choices';
import { useIngredientRows, type IngredientsForm } from './use-ingredient-rows';

export interface ShortIngredientFieldsProps extends IngredientsForm {
  errors: FieldErrors;
}

/** @example <ShortIngredientFields values={{ ingredients }} changeIngredients={change} errors={{}} /> */
export function ShortIngredientFields(props: ShortIngredientFieldsProps) {
  const { values, errors } = props;
  const { actions, announcement } = useIngredientRows(props);
  return (
    <div className={classes.rows}>
      <UnitChoices />
      <div className={classes.columns} data-short aria-hidden>
        <span>Ingredient</span>
        <span>Amount</span>
        <span>Unit</span>
      </div>
      <RowList
        list="ingredients"
        label="Ingredients"
        rows={values.ingredients}
        actions={actions}
        errors={errors}
        addLabel="Add ingredient"
        nameOf={(row) => row.name || 'ingredient'}
        renderRow={(row, number) => (
          <IngredientRowFields
            row={row}
            number={number}
            errors={errors}
            actions={actions}
            isShort
          />
        )}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
