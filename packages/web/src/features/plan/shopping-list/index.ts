/** Public API: what other features may do with the shopping list. */
export { homePanel } from './home/home.lazy';
export { homeReader } from './home/home-reader.lazy';
export { AddToListButton } from './add/add-to-list-button';
