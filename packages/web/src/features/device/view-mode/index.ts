/** Public API: whose plan and list is shown, and of which week. */
export { householdName } from './known-households';
export { homeCountryOf } from './home-country';
export { useListPeriod, type ListPeriod } from './list-period';
export { handleRefusal } from './lost-household';
export { scopeKey, type PlanScope } from './plan-scope';
export { timeZoneOf, useChosenTimeZone, useTimeZone, watchHouseholds } from './time-zone';
export { usePageView, useRole, useView, type View } from './use-view';
export {
  useSevenDays,
  useToday,
  useTodayIn,
  useWeek,
  weeks,
  type SevenDays,
  type ShownWeek,
} from './use-week';
