/** Public API: how many messages wait to be read. */
export { UnreadCount } from './unread-count';
export { UnreadFeedback } from './unread-feedback';
export { useUnreadFeedback } from './use-unread-feedback';
