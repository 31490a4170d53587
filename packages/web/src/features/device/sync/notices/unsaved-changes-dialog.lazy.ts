import { lazyPart } from '../../../../ui/lazy-part';

export const UnsavedChangesDialog = lazyPart(
  async () => (await import('./unsaved-changes-dialog')).UnsavedChangesDialog,
);
