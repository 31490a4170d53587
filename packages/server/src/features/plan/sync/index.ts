/** Changing a plan or a list by operations. */
export { addRows, stampAll, type NewRow } from './add-rows';
export { changePlan, type PlanChange, type PlanOperation } from './change-plan';
export { forgetChanges } from './forget-old';
export { renewEpoch } from './renew-epoch';
export { nameOfWeek } from './weeks.store';
export { listRowsOfWeeks, recipeIdsOfWeeks, weeksOfDays } from './rows-of-days';
