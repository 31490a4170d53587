/** "We use … instead": remembered for this person or household, and offered first from then on. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { substitutionLimits } from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import { describeError } from '../../../api/describe-error';
import { useSubmit } from '../../../ui/fields/use-submit';
import classes from './substitutions.module.css';
import { useChangeRemembered } from './use-remembered';

export interface RememberFormProps {
  /** The food as the line names it. */
  food: string;
  householdId: string | undefined;
  /** Says who sees it. */
  whose: string;
}

export function RememberForm({ food, householdId, whose }: RememberFormProps) {
  const [substitute, setSubstitute] = useState('');
  const [error, setError] = useState<string>();
  const { add } = useChangeRemembered(householdId);
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      await add({ food: food.slice(0, substitutionLimits.food), substitute });
      setSubstitute('');
    },
    (failure) => {
      const refusal = failure instanceof AppError ? failure : undefined;
      const named = refusal?.messageFor('substitute') ?? refusal?.messageFor('food');
      setError(named ?? describeError(failure).message);
    },
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextInput
        className={classes.field}
        label={t`What do you use instead of ${food}?`}
        description={t`For example “oat milk”, or “1 cup milk + 1 tbsp vinegar”. ${whose}`}
        autoComplete="off"
        maxLength={substitutionLimits.substitute}
        value={substitute}
        error={error}
        onChange={(event) => {
          setSubstitute(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        <Trans>Remember</Trans>
      </Button>
    </form>
  );
}
