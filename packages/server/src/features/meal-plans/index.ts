/** Permission to use a meal plan and its list, and replacing recipes in plans by copies. */
export { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from './get-plan';
export { planCopiesInstead } from './plan-copies';
