/** The primary button that goes on to the next step. */
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';

export interface NextButtonProps extends Pick<ButtonProps, 'loading'> {
  onClick: () => void;
  /** Looks disabled, but can be pressed: the press says what is missing. */
  isOff?: boolean;
}

export function NextButton({ onClick, isOff = false, loading }: NextButtonProps) {
  return (
    <Button
      rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
      loading={loading}
      data-disabled={isOff || undefined}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Trans>Next</Trans>
    </Button>
  );
}
