/** Notices to people of what others did. */
export { wantsMail } from './choices.store';
export { queueForPerson } from './push-queue.store';
