import { lazyPart } from '../../../../ui/lazy-part';

export const SourceComparison = lazyPart(
  async () => (await import('./source-comparison')).SourceComparison,
);
