import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { accessChoices, type Access } from './access';
import classes from './sharing.module.css';

export interface AccessChoiceProps {
  label: string;
  /** Null while nothing is chosen. */
  access: Access | null;
  onChoose: (access: Access) => void;
}

export function AccessChoice({ label, access, onChoose }: AccessChoiceProps) {
  return (
    <Radio.Group label={label} value={access} onChange={(value) => onChoose(value as Access)}>
      <Stack gap="xs" mt="xs">
        {accessChoices.map(({ value, label: name, hint }) => (
          <Radio
            key={value}
            className={classes.choice}
            size="md"
            value={value}
            label={name}
            description={hint}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
