/** Public API: the data of a plan on this device, its changes, and whether they are saved. */
export { OfflineHelp } from './device/offline-help';
export { countUnsent, eraseDevice, eraseUnused, sendUnsent } from './device/sign-out';
export { describeOperation } from './notices/describe-operation';
export type { PlannedRecipe, PlanView, SyncStatus } from './plan-view';
export { UnsavedChangesNotice } from './notices/unsaved-changes-notice';
export { recentRecipe, rememberRecipe } from './recipes/recent-recipes';
export { startSyncing } from './start-syncing';
export { describeStatus, SyncStatusText } from './sync-status-text';
export { addPlanRecipes, changePlan, syncNow, usePlanRows, useSyncStatus } from './use-plan';
