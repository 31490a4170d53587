/** Saves a rating that was imported with a recipe. */
export { rate } from './reviews.store';
