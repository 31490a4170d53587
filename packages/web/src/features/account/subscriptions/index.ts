/** Public API: the plan on the account page. */
export { PlanState } from './plan-state';
export { PlanSummary } from './plan-summary';
