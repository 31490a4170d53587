/** The door: a rating that comes with a recipe from elsewhere. */
export { rate } from './reviews.store';
