/** Marks the menu button while feedback waits to be read, and says so to screen readers. */
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useFeedbackHints, useUnreadFeedback } from './use-unread-feedback';

export function UnreadFeedback() {
  useFeedbackHints();
  const { answers, conversations = 0 } = useUnreadFeedback();
  const isUnread = answers + conversations > 0;
  useEffect(() => {
    // An attribute, since the buttons belong to what every page loads first.
    document.documentElement.toggleAttribute('data-unread-feedback', isUnread);
    return () => document.documentElement.removeAttribute('data-unread-feedback');
  }, [isUnread]);
  return (
    <VisuallyHidden component="output">
      {answers > 0 && t`You have a new answer to your feedback.`}
      {conversations > 0 && t`There is new feedback to read.`}
    </VisuallyHidden>
  );
}
