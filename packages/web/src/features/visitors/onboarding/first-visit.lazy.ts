import { lazyPart } from '../../../ui/lazy-part';

/** Offline there is none: the next visit shows it. */
export const FirstVisit = lazyPart(
  async () => (await import('./first-visit')).FirstVisit,
  () => null,
);
