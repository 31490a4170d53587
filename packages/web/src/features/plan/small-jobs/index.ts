/** Public API: what is thawed, soaked or marinated long before the planned meals. */
export { JobsDialog } from './jobs-dialog';
export { SmallJobs } from './small-jobs.lazy';
