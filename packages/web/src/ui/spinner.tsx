/** A wait of unknown length, with words for those who do not see it turn. */
import { Loader, VisuallyHidden } from '@mantine/core';
import classes from './spinner.module.css';

export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <output className={classes.spinner}>
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
