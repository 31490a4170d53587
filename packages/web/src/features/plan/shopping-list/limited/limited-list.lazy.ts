import { lazyPart } from '../../../../ui/lazy-part';

/** For those who may change nothing of the list: few households have one of them. */
export const LimitedList = lazyPart(async () => (await import('./limited-list')).LimitedList);
