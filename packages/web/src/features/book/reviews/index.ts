/** Public API: ratings and reviews of a recipe. */
export { RatingSummary } from './rating-summary';
export { Reviews } from './reviews';
