/** Comments on a recipe, and replies to a review of it. */
export { Comments } from './comments';
export { Replies } from './replies';
