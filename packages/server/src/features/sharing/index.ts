/** The door: leave to read a recipe by holding a link to it. */
export { getLinkedRecipe } from './get-linked-recipe';
