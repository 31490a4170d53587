import { lazyPart } from '../../../../ui/lazy-part';

export const SubstitutesDialog = lazyPart(
  async () => (await import('./substitutes-dialog')).SubstitutesDialog,
);
