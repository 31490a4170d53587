import { lazyPart } from '../../../../ui/lazy-part';

export const SourcePhotosPanel = lazyPart(
  async () => (await import('./source-photos-panel')).SourcePhotosPanel,
);
