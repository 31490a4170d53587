/** Public API: notices that are pushed to this device, and which a person wants. Loaded on demand. */
export { NotificationsSection } from './notifications-section';
export { forgetPush, renewPush } from './push-device';
export { tellTimers } from './timer-notices';
