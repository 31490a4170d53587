/** Public API: ratings and reviews of a recipe. */
export { QuickRating } from './quick-rating.lazy';
export { RatingSummary } from './rating-summary';
export { Reviews } from './reviews';
