/** Addresses of other programs that Saltbush calls when something changes. */
export { WebhooksPanel } from './webhooks-panel';
