/** The steps of the form, as paragraphs; pasted ones are split into several. */
import { t } from '@lingui/core/macro';
import { FormSection } from '../form-section';
import { RowList } from '../rows/row-list';
import { lineId } from '../rows/use-edited-rows';
import { imageFieldId, StepLine } from './step-line';
import type { RecipeFormState } from '../use-recipe-form';
import { useStepRows } from './use-step-rows';

export function StepFields({ form }: { form: RecipeFormState }) {
  const { values, errors } = form;
  const actions = useStepRows(form);
  return (
    <FormSection title={t`Steps`} hint={values.steps.length === 1 ? hint : undefined}>
      <RowList
        list="steps"
        label={t`Steps`}
        labelOf={(number) => t`step ${number}`}
        rows={values.steps}
        actions={actions}
        errors={errors}
        addLabel={t`Add step`}
        hasHeadings
        nameOf={(row) => row.text.slice(0, 40) || t`step`}
        renderRow={(row, place) => (
          <StepLine
            {...place}
            row={row}
            error={errors[lineId('steps', row.key)]}
            actions={actions}
          />
        )}
        onAddImage={(row) =>
          row.imageUrl === undefined
            ? () => document.getElementById(imageFieldId(row))?.click()
            : undefined
        }
      />
    </FormSection>
  );
}

const hint = t`Enter begins the next step, Shift and Enter a new line. **Stars** make words bold, [words](https://…) a link.`;
