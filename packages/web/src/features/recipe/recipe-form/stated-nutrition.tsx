/** What the source states for one serve, folded; the fold says what is known of it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { nutrientText } from '@saltbush/recipe-parser/recipe/nutrients';
import classes from './recipe-form.module.css';
import { StatedNutritionFields } from './stated-nutrition-fields.lazy';
import type { RecipeFormState } from './use-recipe-form';

export function StatedNutrition({ form }: { form: RecipeFormState }) {
  const [isOpen, setOpen] = useState(false);
  const { statedNutrition } = form.values;
  return (
    <details
      id="statedNutrition"
      className={classes.details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>
          <Trans>Nutrition by the source</Trans>
        </h2>
        <span>{factOf(statedNutrition)}</span>
      </summary>
      {isOpen && <StatedNutritionFields form={form} />}
    </details>
  );
}

/** @example factOf({ energyKj: 1046 }) // '1,046 kJ (250 kcal) a serve' */
function factOf(stated: RecipeFormState['values']['statedNutrition']): string {
  if (!stated) return t`Not stated`;
  if (stated.energyKj === undefined) return t`Stated`;
  return t`${{ energy: nutrientText('energyKj', stated.energyKj) }} a serve`;
}
