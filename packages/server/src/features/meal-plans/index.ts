/** Permission to use a meal plan and its list, its entries in SQL, and replacing recipes in plans by copies. */
export { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from './get-plan';
export { isEntryOfPlan } from './meal-plans.store';
export { planCopiesInstead } from './plan-copies';
