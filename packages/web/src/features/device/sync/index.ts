/** Public API: the data of a plan on this device, its changes, and whether they are saved. */
export { countUnsaved, eraseDevice, sendUnsent, type UnsavedWork } from './device/sign-out';
export type { PlannedRecipe, PlanView, SyncStatus } from './plan-view';
export { UnsavedChangesNotice } from './notices/unsaved-changes-notice';
export { startSyncing } from './start-syncing';
export { describeStatus, SyncStatusText } from './sync-status-text';
export {
  addPlanRecipes,
  changePlan,
  readPlan,
  readPlanFirst,
  syncNow,
  usePlanRows,
  useSyncStatus,
} from './use-plan';
