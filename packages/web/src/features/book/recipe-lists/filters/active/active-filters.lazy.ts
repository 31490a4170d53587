import { lazyPart } from '../../../../../ui/lazy-part';

/** The list works without it: "Clear all" is in the filter panel too. */
export const ActiveFilters = lazyPart(
  async () => (await import('./active-filters')).ActiveFilters,
  () => null,
);
