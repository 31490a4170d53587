/** Public API: what other features may do with the shopping list. */
export { homePanel, homeReader } from './home/home.lazy';
export { AddToListButton } from './add/add-to-list-button';
