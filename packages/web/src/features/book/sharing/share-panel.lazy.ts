import { lazyPart } from '../../../ui/lazy-part';

export const SharePanel = lazyPart(async () => (await import('./share-panel')).SharePanel);
