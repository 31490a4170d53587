/**
 * Permission to use a meal plan and its list, its entries in SQL and as rows, when they are eaten, and replacing recipes in
 * plans by copies.
 */
export { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from './get-plan';
export { chosenMealTimesOf, findMealClock } from './meal-times.store';
export { presentMeal } from './meals.present';
export { planCopiesInstead } from './plan-copies';
export { toMealRow } from './stored-entries.store';
