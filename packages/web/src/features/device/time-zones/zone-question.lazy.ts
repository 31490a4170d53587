import { lazyPart } from '../../../ui/lazy-part';

/** Offline nothing is asked: the next visit asks. */
export const ZoneQuestion = lazyPart(
  async () => (await import('./zone-question')).ZoneQuestion,
  ({ children }) => children,
);
