/** Records what people do. */
export { countActivity } from './activity.store';
export { recordVisits } from './record-visits';
export { recordSeen } from './visits.store';
