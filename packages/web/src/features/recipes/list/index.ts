/** The door: the card of a recipe, for every page that shows some. */
export { RecipeCardItem } from './cards/recipe-card';
export { useKeptFocus } from './cards/use-kept-focus';
