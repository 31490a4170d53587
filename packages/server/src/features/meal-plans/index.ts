/** The door: whose plan it is, for features that hang on one; and copies that take a recipe's place. */
export { findPlanOwnership } from './meal-plans.store';
export { planCopiesInstead } from './plan-copies';
