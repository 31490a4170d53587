import { lazyPart } from '../../../ui/lazy-part';

export const VariationDialog = lazyPart(
  async () => (await import('./variation-dialog')).VariationDialog,
);
