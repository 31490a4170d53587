/** The door: what must happen to saved recipes when their owner takes one away. */
export { keepForSavers } from './keep-for-savers';
