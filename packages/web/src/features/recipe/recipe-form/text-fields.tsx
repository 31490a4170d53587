/** The long texts of the recipe form: title, description, notes. */
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { LimitedTextInput } from '../../../ui/fields/limited-text-input';
import { FormSection } from './form-section';
import type { RecipeFormState } from './use-recipe-form';

interface FieldProps {
  form: RecipeFormState;
}

export function TitleField({ form: { values, errors, set } }: FieldProps) {
  return (
    <LimitedTextInput
      id="title"
      label="Title"
      required
      withAsterisk={false}
      size="lg"
      autoComplete="off"
      enterKeyHint="next"
      value={values.title}
      most={recipeLimits.title}
      error={errors['title']}
      onChange={(event) => set('title', event.target.value)}
      onKeyDown={(event) => {
        // Enter in the title must not submit the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

export function DescriptionField({ form: { values, errors, set } }: FieldProps) {
  return (
    <GrowingTextarea
      id="description"
      label="Description"
      description="A sentence or two: what it is, why you make it."
      minLines={2}
      value={values.description}
      most={recipeLimits.text}
      error={errors['description']}
      onChange={(event) => set('description', event.target.value)}
    />
  );
}

export function NotesField({ form: { values, errors, set } }: FieldProps) {
  return (
    <FormSection title="Notes">
      <GrowingTextarea
        id="notes"
        aria-label="Notes"
        minLines={2}
        value={values.notes}
        most={recipeLimits.notes}
        error={errors['notes']}
        onChange={(event) => set('notes', event.target.value)}
      />
    </FormSection>
  );
}
