import { lazyPart } from '../../../ui/lazy-part';

export const ReviewList = lazyPart(async () => (await import('./review-list')).ReviewList);
