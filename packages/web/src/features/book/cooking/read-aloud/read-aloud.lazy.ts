import { lazyPart } from '../../../../ui/lazy-part';
import { NotLoaded } from './not-loaded';

export const ReadAloud = lazyPart(async () => (await import('./read-aloud')).ReadAloud, NotLoaded);
