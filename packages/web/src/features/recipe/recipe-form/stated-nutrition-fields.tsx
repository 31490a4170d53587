/** A field for each nutrient that a source may state. */
import { Trans } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  nutrientKeys,
  nutrientNames,
  nutrientUnit,
  type Nutrient,
  type StatedNutrition,
} from '@saltbush/recipe-parser/recipe/nutrients';
import classes from './recipe-form.module.css';
import type { RecipeFormState } from './use-recipe-form';

export function StatedNutritionFields({ form }: { form: RecipeFormState }) {
  const { values, errors, set } = form;
  const stated = values.statedNutrition ?? {};
  const change = (nutrient: Nutrient, amount: number | undefined) =>
    set('statedNutrition', withAmount(stated, nutrient, amount));
  return (
    <div className={classes.detailFields}>
      <p className={classes.hint}>
        <Trans>
          What the page, book or pack says that one serve has; 100 kcal are 418 kJ. Our own estimate
          stays beside it.
        </Trans>
      </p>
      <div className={classes.facts}>
        {nutrientKeys.map((nutrient) => (
          <NumberInput
            key={nutrient}
            label={`${nutrientNames[nutrient]} (${nutrientUnit(nutrient)})`}
            min={0}
            max={1_000_000}
            decimalScale={2}
            allowNegative={false}
            hideControls
            value={stated[nutrient] ?? ''}
            onChange={(typed) => change(nutrient, typeof typed === 'number' ? typed : undefined)}
          />
        ))}
      </div>
      {errors['statedNutrition'] && <p className={classes.error}>{errors['statedNutrition']}</p>}
    </div>
  );
}

/** Undefined without any, as for a source that states nothing. */
function withAmount(
  stated: StatedNutrition,
  nutrient: Nutrient,
  amount: number | undefined,
): StatedNutrition | undefined {
  const { [nutrient]: _before, ...others } = stated;
  const all = amount === undefined ? others : { ...others, [nutrient]: amount };
  return Object.values(all).every((one) => one === undefined) ? undefined : all;
}
