/** Messages between people and admins. */
export { countWaiting } from './feedback.store';
export { sendMessage } from './send-message';
