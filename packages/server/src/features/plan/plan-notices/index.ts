/** Notices to all server processes that a plan or a list has a new version. */
export { openPlanNotices, readNotices, writeNotices, type PlanNotices } from './plan-notices';
