/** The door: whose plan it is, for features that hang on one. */
export { findPlanOwnership } from './meal-plans.store';
