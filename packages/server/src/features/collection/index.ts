/** The door: what must happen to saved recipes when their owner takes one away, and what comes with moved ones. */
export { addFavourite } from './collection.store';
export { keepForSavers } from './keep-for-savers';
