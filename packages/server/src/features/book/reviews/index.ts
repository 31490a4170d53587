/** Saves a rating that was imported with a recipe, and removes those of an account that is deleted. */
export { rate, removeRatingsOf } from './reviews.store';
