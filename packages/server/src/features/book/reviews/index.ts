/** Saves ratings and comments that were imported, counts ratings again, and removes those of an account that is deleted. */
export { hasReviewBy, insertComment } from './comments.store';
export { rate, removeRatingsOf } from './reviews.store';
export { changeVotes } from './votes.store';
