/** Public API: whose plan and list is shown. */
export { householdName } from './known-households';
export { handleRefusal } from './lost-household';
export { scopeKey, type PlanScope } from './plan-scope';
export { usePageView, useView, type View } from './use-view';
export { ViewModeItems } from './view-mode-items';
