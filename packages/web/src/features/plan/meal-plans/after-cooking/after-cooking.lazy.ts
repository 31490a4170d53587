import { lazyPart } from '../../../../ui/lazy-part';

/** Nothing where its code cannot be fetched: the dish is cooked all the same. */
export const AfterCooking = lazyPart(
  async () => (await import('./after-cooking')).AfterCooking,
  () => null,
);
