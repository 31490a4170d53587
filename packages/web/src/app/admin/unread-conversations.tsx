/** How many people wait for an answer. */
import { VisuallyHidden } from '@mantine/core';
import { useUnreadFeedback } from '../../features/account/feedback';
import classes from './unread-conversations.module.css';

export function UnreadConversations() {
  const { conversations = 0 } = useUnreadFeedback();
  if (conversations === 0) return null;
  return (
    <span className={classes.count}>
      {conversations.toLocaleString('en-AU')}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}
