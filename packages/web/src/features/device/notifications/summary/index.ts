/** Public API: what the person is notified about, in a few words. Separate from `notifications/index.ts`: most pages load that. */
export { NotificationsSummary } from './notifications-summary';
