/** The person's own goals of a day, folded away: set, changed and taken back. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState } from 'react';
import {
  goalKinds,
  goalLimits,
  goalNutrients,
  type GoalNutrient,
  type NutritionGoals,
} from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { nutrientNames, nutrientUnit } from '@saltbush/recipe-parser/recipe/nutrients';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useSubmit } from '../../../../ui/fields/use-submit';
import classes from './nutrition.module.css';
import { useReplaceNutritionGoals } from './use-nutrition-goals';

export function Goals({ goals }: { goals: NutritionGoals }) {
  const [draft, setDraft] = useState(goals);
  const replace = useReplaceNutritionGoals();
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      await replace(draft);
      showToast({ kind: 'success', title: t`Goals saved` });
    },
    (error) => showToast({ kind: 'error', ...describeError(error) }),
  );
  return (
    <details className={classes.day}>
      <summary>
        <h3>{t`My goals for a day`}</h3>
      </summary>
      <form noValidate onSubmit={handleSubmit}>
        <p className={classes.hint}>
          <Trans>Only you see them. Leave blank what you don’t count.</Trans>
        </p>
        <div className={classes.goals}>
          {goalNutrients.map((nutrient) => (
            <GoalField
              key={nutrient}
              nutrient={nutrient}
              value={draft[nutrient]}
              onChange={(value) => setDraft({ ...draft, [nutrient]: value })}
            />
          ))}
        </div>
        <Button type="submit" loading={isBusy}>
          <Trans>Save goals</Trans>
        </Button>
      </form>
    </details>
  );
}

interface GoalFieldProps {
  nutrient: GoalNutrient;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function GoalField({ nutrient, value, onChange }: GoalFieldProps) {
  const kind = goalKinds[nutrient] === 'at-most' ? t`at most` : t`at least`;
  return (
    <NumberInput
      label={`${nutrientNames[nutrient]}, ${kind} (${nutrientUnit(nutrient)})`}
      size="md"
      min={1}
      max={goalLimits[nutrient]}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : undefined)}
    />
  );
}
