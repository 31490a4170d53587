/** Public API: whether notices are pushed to this device; and what pushes them, loaded where they are. */
export { notificationsSection, pushDevice, tellTimers } from './notifications.lazy';
export { isPushOn } from './push-flag';
