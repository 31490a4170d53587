/** Public API: how many messages wait to be read. */
export { UnreadFeedback } from './unread-feedback';
export { useUnreadFeedback } from './use-unread-feedback';
