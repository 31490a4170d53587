/** The steps of the form; pasted paragraphs are split into several. */
import { FormSection } from '../form-section';
import { RowList } from '../rows/row-list';
import { StepRowFields } from './step-row-fields';
import type { RecipeFormState } from '../use-recipe-form';
import { useStepRows } from './use-step-rows';

export function StepFields({ form }: { form: RecipeFormState }) {
  const { values, errors } = form;
  const actions = useStepRows(form);
  return (
    <FormSection title="Steps" hint="Enter begins the next step, Shift and Enter a new line.">
      <RowList
        list="steps"
        label="Steps"
        rows={values.steps}
        actions={actions}
        errors={errors}
        addLabel="Add step"
        headingExample="Make the sauce"
        nameOf={(row) => row.text.slice(0, 40) || 'step'}
        renderRow={(row, number) => (
          <StepRowFields
            row={row}
            number={number}
            error={errors[`steps.${row.key}.text`]}
            actions={actions}
          />
        )}
      />
    </FormSection>
  );
}
