/** Serves and times. */
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import { sumOfTimes } from './form-input';
import classes from './recipe-form.module.css';
import type { RecipeFormState } from './use-recipe-form';

export function ServesAndTimes({ form: { values, errors, set } }: { form: RecipeFormState }) {
  const sum = sumOfTimes(values);
  return (
    <div className={classes.facts}>
      <NumberStepper
        id="serves"
        label={t`Serves`}
        fewer={t`Fewer serves`}
        more={t`More serves`}
        value={values.serves}
        min={minServes}
        max={maxServes}
        error={errors['serves']}
        onChange={(serves) => set('serves', serves)}
        blank={{
          start: defaultServes,
          placeholder: t`Not set`,
          onClear: () => set('serves', undefined),
        }}
      />
      {times.map(({ field, message, label, placeholder }) => (
        <TextInput
          key={field}
          id={message}
          label={label}
          placeholder={
            field === 'totalTime' && sum !== undefined ? formatMinutes(sum) : placeholder
          }
          autoComplete="off"
          value={values[field]}
          error={errors[message]}
          onChange={(event) => set(field, event.target.value)}
        />
      ))}
    </div>
  );
}

/** `message`: the field's name in the contract. */
const times = [
  { field: 'prepTime', message: 'prepMinutes', label: t`Prep`, placeholder: '20 min' },
  { field: 'cookTime', message: 'cookMinutes', label: t`Cook`, placeholder: '1 h 15 min' },
  { field: 'totalTime', message: 'totalMinutes', label: t`Total`, placeholder: '1 h 35 min' },
] as const;
