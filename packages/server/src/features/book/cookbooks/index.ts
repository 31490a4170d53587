/** What other features read of cookbooks. */
export { findCookbook } from './cookbooks.store';
export { accessTo } from './get-cookbook';
export { findCookbookRecipes } from './list-cookbook-recipes';
