/** An indeterminate progress indicator with a text for screen readers. */
import { t } from '@lingui/core/macro';
import { Loader, VisuallyHidden } from '@mantine/core';
import classes from './spinner.module.css';

export function Spinner({ label = t`Loading…` }: { label?: string }) {
  return (
    <output className={classes.spinner}>
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
