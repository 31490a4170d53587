import { lazyPart } from '../../../ui/lazy-part';

export const QuickRating = lazyPart(async () => (await import('./quick-rating')).QuickRating);
