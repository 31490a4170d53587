/** Recipes that people saved or marked as favourites. */
export { copyForSavers } from './copy-for-savers';
export { addFavourite } from './saved-recipes.store';
