/** The long texts of the recipe form: title, description, notes. */
import { t } from '@lingui/core/macro';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { FormatButtons } from './format/format-buttons';
import { handleMarkedPaste, handleMarkKey } from './format/format-field';
import classes from './recipe-form.module.css';
import type { RecipeFormState } from './use-recipe-form';

interface FieldProps {
  form: RecipeFormState;
}

export function TitleField({ form: { values, errors, set } }: FieldProps) {
  return (
    <GrowingTextarea
      id="title"
      aria-label={t`Title`}
      placeholder={t`Title`}
      required
      className={classes.title}
      autoComplete="off"
      enterKeyHint="next"
      value={values.title}
      most={recipeLimits.title}
      error={errors['title']}
      onChange={(event) => set('title', event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        // Enter in the title must not submit the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

export function DescriptionField({ form: { values, errors, set } }: FieldProps) {
  return (
    <div>
      <GrowingTextarea
        id="description"
        label={t`Description`}
        description={t`A sentence or two: what it is, why you make it.`}
        minLines={2}
        value={values.description}
        most={recipeLimits.text}
        error={errors['description']}
        onChange={(event) => set('description', event.target.value)}
        onKeyDown={handleMarkKey}
        onPaste={handleMarkedPaste}
      />
      <FormatButtons fieldId="description" name="description" />
    </div>
  );
}

export function NotesField({ form: { values, errors, set } }: FieldProps) {
  return (
    <div>
      <GrowingTextarea
        id="notes"
        label={t`Notes`}
        minLines={2}
        value={values.notes}
        most={recipeLimits.notes}
        error={errors['notes']}
        onChange={(event) => set('notes', event.target.value)}
        onKeyDown={handleMarkKey}
        onPaste={handleMarkedPaste}
      />
      <FormatButtons fieldId="notes" name="notes" />
    </div>
  );
}
