/** Permission to use a meal plan and its list, its entries in SQL and as rows, and replacing recipes in plans by copies. */
export { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from './get-plan';
export { planCopiesInstead } from './plan-copies';
export { toMealRow } from './stored-entries.store';
