/** Public API: what is thawed, soaked or marinated long before the planned meals. */
export { JobList } from './job-list.lazy';
export { JobsContext, type JobsByDay } from './jobs-by-day';
export { JobsDialog } from './jobs-dialog';
export { SmallJobs } from './small-jobs.lazy';
