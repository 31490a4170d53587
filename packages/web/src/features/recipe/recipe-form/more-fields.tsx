/** Tags, equipment, course, difficulty, cuisine, yield. */
import { t } from '@lingui/core/macro';
import { NativeSelect, TagsInput } from '@mantine/core';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { courseName, difficultyName } from '@saltbush/domain/recipe/recipes/choice-names';
import classes from './recipe-form.module.css';
import { LimitedTextInput } from '../../../ui/fields/limited-text-input';
import type { RecipeFormState } from './use-recipe-form';

export function MoreFields({ form }: { form: RecipeFormState }) {
  const { values, set } = form;
  return (
    <>
      <NameFields form={form} />
      <div className={classes.facts}>
        <NativeSelect
          id="course"
          label={t`Course`}
          data={courseChoices}
          value={values.course}
          onChange={(event) => set('course', event.target.value as typeof values.course)}
        />
        <NativeSelect
          id="difficulty"
          label={t`Difficulty`}
          data={difficultyChoices}
          value={values.difficulty}
          onChange={(event) => set('difficulty', event.target.value as typeof values.difficulty)}
        />
        <ShortText form={form} field="cuisine" />
        <ShortText form={form} field="yieldText" />
      </div>
    </>
  );
}

function NameFields({ form: { values, errors, set } }: { form: RecipeFormState }) {
  return (
    <>
      <TagsInput
        id="tags"
        label={t`Tags`}
        description={t`Quick, Family Favourite, Freezer … Press Enter or a comma after each.`}
        splitChars={[',']}
        value={values.tags}
        error={errors['tags']}
        onChange={(tags) => set('tags', tags)}
      />
      <TagsInput
        id="equipment"
        label={t`Equipment`}
        description={t`Slow cooker, 23 cm tin … Press Enter or a comma after each.`}
        splitChars={[',']}
        value={values.equipment ?? []}
        error={errors['equipment']}
        onChange={(equipment) => set('equipment', equipment)}
      />
    </>
  );
}

interface ShortTextProps {
  form: RecipeFormState;
  field: keyof typeof texts;
}

function ShortText({ form: { values, errors, set }, field }: ShortTextProps) {
  return (
    <LimitedTextInput
      id={field}
      {...texts[field]}
      most={recipeLimits[field]}
      autoComplete="off"
      value={values[field]}
      error={errors[field]}
      onChange={(event) => set(field, event.target.value)}
    />
  );
}

const texts = {
  cuisine: { label: t`Cuisine`, placeholder: t`Malaysian` },
  yieldText: { label: t`Makes`, placeholder: t`12 muffins` },
};

const choicesOf = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  blankLabel: string,
) => [
  { value: '', label: blankLabel },
  ...values.map((value) => ({ value, label: nameOf(value) })),
];

const courseChoices = choicesOf(courses, courseName, t`Any`);
const difficultyChoices = choicesOf(difficulties, difficultyName, t`Not set`);
