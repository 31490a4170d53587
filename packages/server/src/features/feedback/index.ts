/** Messages between people and admins. */
export { sendMessage } from './send-message';
