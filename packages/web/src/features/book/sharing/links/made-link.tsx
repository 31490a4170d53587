/** A new link, shown once: to copy it, or to share it. */
import { Text } from '@mantine/core';
import { CopyLink, type CopyLinkProps } from '../../../../ui/fields/copy-link';
import classes from '../sharing.module.css';

export function MadeLink({ text, ...link }: CopyLinkProps & { text: string }) {
  return (
    <div className={classes.made}>
      <Text aria-live="polite">{text}</Text>
      <CopyLink {...link} />
    </div>
  );
}
