/** Operations on step rows; stable functions. */
import { useMemo } from 'react';
import { stepsFrom } from '@saltbush/recipe-parser/schema-org';
import { withMarks } from '@saltbush/recipe-parser/text';
import { blankStep, stepRowsFrom, type StepRow } from '../form-values';
import { useEditedRows } from '../rows/use-edited-rows';
import type { RecipeFormState } from '../use-recipe-form';

export type StepActions = ReturnType<typeof useStepRows>;

export function useStepRows({ values, changeSteps }: RecipeFormState) {
  const rows = useEditedRows({
    list: 'steps',
    rows: values.steps,
    changeRows: changeSteps,
    blankRow: blankStep,
    textOf,
    withText,
  });
  return useMemo(
    () => ({
      ...rows,

      /** Splits several paragraphs or "1. … 2. …" into steps. */
      paste(key: string, text: string): boolean {
        const { steps } = withMarks({ steps: stepsFrom(text) }, [text]);
        if (steps.length < 2) return false;
        rows.insert(key, stepRowsFrom(steps));
        return true;
      },
    }),
    [rows],
  );
}

const textOf = ({ text }: StepRow): string => text;
const withText = (row: StepRow, text: string): StepRow => ({ ...row, text });
