/** Public API: what people said to a planned dinner. */
export { MealVotes } from './week/meal-votes';
export { VotingContext } from './week/voting-context';
