import { lazyPart } from '../../../ui/lazy-part';

/** Nothing of a recipe that is not planned, so a page that can't load it is as useful without. */
export const SwapNotes = lazyPart(
  async () => (await import('./swap-notes')).SwapNotes,
  () => null,
);
