import { t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { RegistrationMode } from '@saltbush/contract/account/instance-settings';

export interface RegistrationChoiceProps {
  value: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
}

/** @example <RegistrationChoice value="open" onChange={save} /> */
export const RegistrationChoice = ({ value: chosen, onChange }: RegistrationChoiceProps) => (
  <Radio.Group
    label={t`Who may make an account`}
    value={chosen}
    onChange={(value) => onChange(value as RegistrationMode)}
  >
    <Stack gap="sm" mt="xs">
      {choices.map(({ value, label, hint }) => (
        <Radio key={value} size="md" value={value} label={label} description={hint} />
      ))}
    </Stack>
  </Radio.Group>
);

const choices: readonly { value: RegistrationMode; label: string; hint: string }[] = [
  {
    value: 'open',
    label: t`Anyone`,
    hint: t`Anyone who can open this Saltbush can make an account.`,
  },
  {
    value: 'invite-only',
    label: t`People with an invitation`,
    hint: t`Community admins can invite people.`,
  },
  { value: 'closed', label: t`Nobody`, hint: t`New people are asked to contact you.` },
];
