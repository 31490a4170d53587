import { lazyPart } from '../../../ui/lazy-part';

/** How their amounts are written is most of its size: a week without any goes without it. */
export const JobList = lazyPart(
  async () => (await import('./job-list')).JobList,
  () => null,
);
