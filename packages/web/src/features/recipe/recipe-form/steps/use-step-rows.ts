/** Operations on step rows; stable functions. */
import { useMemo } from 'react';
import { stepsFrom } from '@saltbush/recipe-parser/schema-org';
import { withHeadings } from '@saltbush/recipe-parser/recipe';
import { newId } from '../../../../api/new-id';
import { blankStep, type StepRow, type StepRows } from '../form-values';
import { insertRows, replaceRow } from '../rows/rows';
import { useEditedRows } from '../rows/use-edited-rows';
import type { RecipeFormState } from '../use-recipe-form';

export type StepActions = ReturnType<typeof useStepRows>;

export function useStepRows({ values, changeSteps }: RecipeFormState) {
  const rows = useEditedRows({
    list: 'steps',
    field: 'text',
    rows: values.steps,
    changeRows: changeSteps,
    blankRow: blankStep,
  });
  return useMemo(
    () => ({
      ...rows,

      /** Splits several paragraphs or "1. … 2. …" into steps. Returns whether it did. */
      pasteSteps(row: StepRow, text: string): boolean {
        const steps = stepsFrom(text);
        if (steps.length < 2) return false;
        const pasted: StepRows = withHeadings(steps).map((step) => ({ ...step, key: newId() }));
        changeSteps((current) =>
          row.text.trim() === ''
            ? replaceRow(current, row.key, pasted)
            : insertRows(current, pasted, row.key),
        );
        rows.focus(pasted.at(-1));
        return true;
      },
    }),
    [rows, changeSteps],
  );
}
