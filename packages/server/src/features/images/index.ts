/** The door: other features keep pictures through it. */
export { storeImage } from './store-image';
