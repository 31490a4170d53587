/** The ingredients of the form, as lines to type, paste, move and group under headings. */
import { t } from '@lingui/core/macro';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { FormSection } from '../form-section';
import { SubRecipeFields } from '../../sub-recipes';
import { isBlank } from '../form-input';
import { blankIngredient, type IngredientRows } from '../form-values';
import type { RecipeFormState } from '../use-recipe-form';
import classes from '../recipe-form.module.css';
import { IngredientLines } from './ingredient-lines';

type IngredientFieldsForm = Pick<
  RecipeFormState,
  'recipeId' | 'values' | 'errors' | 'unsaved' | 'changeIngredients'
>;

export function IngredientFields({ form }: { form: IngredientFieldsForm }) {
  const { recipeId, values, unsaved, changeIngredients } = form;
  // What was imported is only checked at first: fewer buttons, and its last lines stay in view.
  const canAdd = !unsaved?.isImported;
  return (
    <FormSection title={t`Ingredients`} hint={values.ingredients.length === 1 ? hint : undefined}>
      <IngredientLines {...form} hasHeadings />
      <SubRecipeFields
        whileLoading={canAdd && <div className={classes.buttonSpace} />}
        canAdd={canAdd}
        recipeId={recipeId}
        measures={values.measures}
        rows={values.ingredients.flatMap((row) => (isHeading(row) ? [] : [row]))}
        onAdd={(recipe) => changeIngredients((rows) => withRecipe(rows, recipe))}
        onLink={(key, linkedId) =>
          changeIngredients((rows) =>
            rows.map((row) => (row.key === key ? { ...row, recipeId: linkedId } : row)),
          )
        }
      />
    </FormSection>
  );
}

/** As the last line, in the place of a blank one. */
function withRecipe(
  rows: IngredientRows,
  { _id: recipeId, title: name }: { _id: string; title: string },
): IngredientRows {
  const last = rows.at(-1);
  const before = last && isBlank(last) ? rows.slice(0, -1) : rows;
  return [...before, { ...blankIngredient(), name, amount: '1', unit: 'quantity', recipeId }];
}

const hint = t`One to a line, or paste the list. “For the sauce:” is a heading.`;
