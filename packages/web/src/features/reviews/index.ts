/** The door: what a recipe's page shows of its ratings. */
export { RatingSummary } from './rating-summary';
export { Reviews } from './reviews';
