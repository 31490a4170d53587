/** Small jobs of planned meals: those that are due, and the rows that days are shown from. */
export { readDueJobs } from './read-due-jobs';
export { readDayRows } from './day-rows.store';
