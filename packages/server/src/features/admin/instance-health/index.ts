/** How the instance is. */
export { findMailQueue } from './observe';
export { readMailQueue, type MailQueue } from './instance-health.store';
