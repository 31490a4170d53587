/** The two ways out of a form in a dialog. */
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';

export interface FormButtonsProps {
  /** What sending does, such as "Make token". */
  label: string;
  isBusy: boolean;
  /** While nothing can be sent. */
  isDisabled?: boolean;
  onCancel: () => void;
}

export const FormButtons = ({ label, isBusy, isDisabled, onCancel }: FormButtonsProps) => (
  <Group justify="flex-end" gap="xs">
    <Button variant="default" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <Button type="submit" loading={isBusy} disabled={isDisabled === true}>
      {label}
    </Button>
  </Group>
);
