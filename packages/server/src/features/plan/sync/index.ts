/** Changing a plan or a list by operations. */
export { addRows, stampAll, type NewRow } from './add-rows';
export { changePlan, type PlanChange, type PlanOperation } from './change-plan';
export { forgetChanges } from './maintenance/forget-old';
export { renewEpoch } from './maintenance/renew-epoch';
export { lastChange } from './rows/last-change';
export { readListRowsSince, type ListRowsSince } from './rows/list-rows-since.store';
export { nameOfWeek } from './rows/weeks.store';
export {
  listRowsOfWeeks,
  recipeIdsOfWeeks,
  rowsOfPurchases,
  weeksBefore,
  weeksOfDays,
} from './rows/rows-of-days';
