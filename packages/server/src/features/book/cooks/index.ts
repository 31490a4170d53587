/** Which cooks somebody may follow. */
export { listFollowable } from './cooks.store';
