import { lazyPart } from '../../../../ui/lazy-part';

export const BulkShareForm = lazyPart(
  async () => (await import('./bulk-share-form')).BulkShareForm,
);
