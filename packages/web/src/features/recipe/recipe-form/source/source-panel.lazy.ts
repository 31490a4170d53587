import { lazyPart } from '../../../../ui/lazy-part';

export const SourcePanel = lazyPart(async () => (await import('./source-panel')).SourcePanel);
