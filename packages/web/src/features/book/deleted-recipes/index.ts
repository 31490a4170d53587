/** Public API: deleting recipes, with undo. */
export { useDeleteRecipes } from './delete-recipes';
