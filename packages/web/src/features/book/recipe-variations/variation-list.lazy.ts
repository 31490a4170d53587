import { lazyPart } from '../../../ui/lazy-part';

export const VariationList = lazyPart(async () => (await import('./variation-list')).VariationList);
