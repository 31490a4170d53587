/** How much of the choosing is done, when it takes longer than a moment, and a button to end it. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './choosing-status.module.css';

export interface ChoosingStatusProps {
  /** 0 to 1; undefined: nothing to say. */
  progress: number | undefined;
  onCancel: () => void;
}

export function ChoosingStatus({ progress, onCancel }: ChoosingStatusProps) {
  if (progress === undefined) return null;
  return (
    <div className={classes.status}>
      <label className={classes.label}>
        <Trans>Choosing your dinners</Trans>
        <progress className={classes.progress} value={progress} />
      </label>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
