/** How many people are waiting for an answer. */
import { UnreadCount, useUnreadFeedback } from '../../features/account/feedback';

export function UnreadConversations() {
  const { conversations = 0 } = useUnreadFeedback();
  return <UnreadCount count={conversations} />;
}
