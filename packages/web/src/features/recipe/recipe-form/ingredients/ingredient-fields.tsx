/** The ingredients of the form: rows to type, paste, split, move and group under headings. */
import { VisuallyHidden } from '@mantine/core';
import { FormSection } from '../form-section';
import { IngredientRowFields } from './ingredient-row-fields';
import { MeasuresField } from './measures-field';
import classes from '../recipe-form.module.css';
import { RowList } from '../rows/row-list';
import { UnitChoices } from './unit-choices';
import { useIngredientRows } from './use-ingredient-rows';
import type { RecipeFormState } from '../use-recipe-form';

export function IngredientFields({ form }: { form: RecipeFormState }) {
  const { values, errors } = form;
  const { actions, announcement } = useIngredientRows(form);
  return (
    <FormSection
      title="Ingredients"
      hint="Write a line as on paper, “1 1/2 cups flour, sifted”, or paste a whole list: we’ll split it into amount, unit and food."
    >
      <UnitChoices />
      <div className={classes.columns} aria-hidden>
        <span>Ingredient</span>
        <span>Amount</span>
        <span>Unit</span>
        <span>Note</span>
      </div>
      <RowList
        list="ingredients"
        label="Ingredients"
        rows={values.ingredients}
        actions={actions}
        errors={errors}
        addLabel="Add ingredient"
        headingExample="For the sauce"
        nameOf={(row) => row.name || 'ingredient'}
        renderRow={(row, number) => (
          <IngredientRowFields row={row} number={number} errors={errors} actions={actions} />
        )}
      />
      <MeasuresField form={form} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </FormSection>
  );
}
