/** Public API: what other features may do with the shopping list. */
export { AddToListButton } from './add/add-to-list-button';
