import { lazyPart } from '../../../../ui/lazy-part';

/** Offline there is none: the next visit offers it. */
export const ShareOffer = lazyPart(
  async () => (await import('./share-offer')).ShareOffer,
  () => null,
);
