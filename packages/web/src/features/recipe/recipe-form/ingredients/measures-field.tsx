/** Which country's cups and spoons the ingredients use. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { RecipeFormState } from '../use-recipe-form';

export function MeasuresField({ form: { values, set } }: { form: RecipeFormState }) {
  return (
    <NativeSelect
      id="measures"
      label={t`Cups and spoons`}
      data={choices}
      value={values.measures}
      onChange={(event) => set('measures', event.target.value as Measures)}
    />
  );
}

const choices: { value: Measures; label: string }[] = [
  { value: 'au', label: t`Australian (tablespoon 20 mL)` },
  { value: 'metric', label: t`Metric (tablespoon 15 mL)` },
  { value: 'uk', label: t`British (tablespoon 15 mL)` },
  { value: 'us', label: t`American (cup 237 mL)` },
];
