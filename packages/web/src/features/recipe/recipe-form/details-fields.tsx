/** What of a recipe is neither an ingredient nor a step, folded; the fold says what is known of it. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName } from '@saltbush/domain/recipe/recipes/choice-names';
import { RecipeSource } from '../recipe-content';
import { formInput } from './form-input';
import type { RecipeFormValues } from './form-values';
import { MoreImagesField } from './image/more-images-field';
import { MeasuresField } from './ingredients/measures-field';
import { MoreFields } from './more-fields';
import classes from './recipe-form.module.css';
import { ServesAndTimes } from './serves-and-times';
import { DescriptionField, NotesField } from './text-fields';
import type { RecipeFormState } from './use-recipe-form';

export interface DetailsFieldsProps {
  form: RecipeFormState;
  /** The field of the recipe's image. */
  children: ReactNode;
}

export function DetailsFields({ form, children }: DetailsFieldsProps) {
  const { values } = form;
  return (
    <details className={classes.details}>
      <summary>
        <h2>
          <Trans>Details</Trans>
        </h2>
        <span>{factsOf(values)}</span>
      </summary>
      <div className={classes.detailFields}>
        <ServesAndTimes form={form} />
        {children}
        <MoreImagesField form={form} />
        <DescriptionField form={form} />
        <MoreFields form={form} />
        <MeasuresField form={form} />
        <NotesField form={form} />
        {values.sourceAttribution && <RecipeSource source={values.sourceAttribution} />}
      </div>
    </details>
  );
}

/** @example "Serves 4 · 35 min · Dinner · 2 tags" */
function factsOf(values: RecipeFormValues): string {
  const { serves, course, tags } = values;
  const {
    prepMinutes = 0,
    cookMinutes = 0,
    totalMinutes = prepMinutes + cookMinutes,
  } = formInput(values).input;
  const facts = [
    serves !== undefined && t`Serves ${serves}`,
    totalMinutes > 0 && formatMinutes(totalMinutes),
    course !== '' && courseName(course),
    tags.length > 0 && plural(tags.length, { one: '# tag', other: '# tags' }),
  ];
  return facts.filter(Boolean).join(' · ');
}
