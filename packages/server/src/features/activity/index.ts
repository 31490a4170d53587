/** Counts what people do. */
export { countActivity } from './activity.store';
