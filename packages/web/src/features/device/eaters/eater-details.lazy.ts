import { lazyPart } from '../../../ui/lazy-part';

export const EaterDetails = lazyPart(async () => (await import('./eater-details')).EaterDetails);
