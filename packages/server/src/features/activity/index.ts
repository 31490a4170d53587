/** The door: counting what people do. */
export { countActivity } from './activity.store';
