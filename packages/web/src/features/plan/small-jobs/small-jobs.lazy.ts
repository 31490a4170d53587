import { lazyPart } from '../../../ui/lazy-part';

/** Offline there may be none of its code: the days are shown without. */
export const SmallJobs = lazyPart(
  async () => (await import('./jobs-of-days')).JobsOfDays,
  () => null,
);
export const JobSettings = lazyPart(async () => (await import('./job-settings')).JobSettings);
