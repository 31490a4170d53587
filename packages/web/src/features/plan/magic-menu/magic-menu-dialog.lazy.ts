import { lazyPart } from '../../../ui/lazy-part';

export const MagicMenuDialog = lazyPart(
  async () => (await import('./magic-menu-dialog')).MagicMenuDialog,
);
