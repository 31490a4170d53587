/** How the instance is. */
export { findFirstUse, readMailQueue, type MailQueue } from './instance-health.store';
