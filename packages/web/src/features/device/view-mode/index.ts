/** Public API: whose plan and list is shown, and of which week. */
export { householdName } from './known-households';
export { handleRefusal } from './lost-household';
export { choosePlanDays } from './plan-days';
export { scopeKey, type PlanScope } from './plan-scope';
export { timeZoneOf, useChosenTimeZone, useTimeZone } from './time-zone';
export { usePageView, useView, type View } from './use-view';
export { usePlanWeek, useToday, useTodayIn, useWeek, type ShownWeek } from './use-week';
