/** Public API: how two texts of a recipe differ, and an earlier text whole. */
export { ChangeList } from './change-list';
export { RecipeText } from './recipe-text';
