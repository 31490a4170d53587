/** How many messages, or people with messages, are new: the badge of a link. */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { locale } from '../../../locale';
import classes from './unread-count.module.css';

export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count}>
        {count.toLocaleString(locale())}
        <VisuallyHidden>
          {' '}
          <Trans>new</Trans>
        </VisuallyHidden>
      </span>
    </>
  );
}
