import { lazyPart } from '../../../ui/lazy-part';

/** For who asked, in Magic Menu. */
export const RoundProgress = lazyPart(async () => (await import('./round-progress')).RoundProgress);
