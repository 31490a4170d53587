/** Name and portion of someone new; the rest is asked after. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { eaterLimits } from '@saltbush/domain/plan/rows/eater-rows';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { portionChoices } from './portion-text';
import type { Eaters } from './use-eaters';

export function NewEater({ onAdd }: { onAdd: Eaters['add'] }) {
  const [name, setName] = useState('');
  const [portion, setPortion] = useState(1);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given !== '') onAdd({ name: given, portion });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t`Name`}
          data-autofocus
          autoComplete="off"
          maxLength={eaterLimits.name}
          value={name}
          error={isMissing && t`Please give a name`}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ChoiceChips
          label={t`How much do they eat?`}
          choices={portionChoices}
          value={portion}
          onChange={(chosen) => setPortion(chosen ?? portion)}
        />
        <Button type="submit" fullWidth>
          <Trans>Add</Trans>
        </Button>
      </Stack>
    </form>
  );
}
