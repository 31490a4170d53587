/** The ingredients of the form, as lines to type, paste, move and group under headings. */
import { FormSection } from '../form-section';
import { IngredientLines, type IngredientLinesProps } from './ingredient-lines';

export function IngredientFields({ form }: { form: Omit<IngredientLinesProps, 'hasHeadings'> }) {
  return (
    <FormSection title="Ingredients" hint={form.values.ingredients.length === 1 ? hint : undefined}>
      <IngredientLines {...form} hasHeadings />
    </FormSection>
  );
}

const hint = 'One to a line, or paste the list. “For the sauce:” is a heading.';
