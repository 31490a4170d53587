/** How the instance is. */
export { readMailQueue, type MailQueue } from './instance-health.store';
