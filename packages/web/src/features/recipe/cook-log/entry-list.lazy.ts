import { lazyPart } from '../../../ui/lazy-part';

export const EntryList = lazyPart(async () => (await import('./entry-list')).EntryList);
