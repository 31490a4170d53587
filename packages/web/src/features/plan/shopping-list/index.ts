/** Public API: what other features may do with the shopping list. */
export { homeMatch, homePanel, homeReader, RecipeAtHome, UsedUp } from './home/home.lazy';
export { AddToListButton } from './add/add-to-list-button';
