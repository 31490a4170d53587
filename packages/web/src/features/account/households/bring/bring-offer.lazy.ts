import { lazyPart } from '../../../../ui/lazy-part';

export const BringOffer = lazyPart(async () => (await import('./bring-offer')).BringOffer);
