import { lazyPart } from '../../../../ui/lazy-part';

export const Dinners = lazyPart(async () => (await import('./dinners')).Dinners);
