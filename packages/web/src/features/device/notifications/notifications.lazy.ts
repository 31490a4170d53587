import { onDemand } from '../../../ui/on-demand';

export const notificationsSection = onDemand(
  async () => (await import('./notifications-section')).NotificationsSection,
);
export const pushDevice = onDemand(() => import('./push-device'));
export const tellTimers = onDemand(async () => (await import('./timer-notices')).tellTimers);
