/** The dialog of changes that can't be saved; its code is loaded when there are any. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getUnsaved, watchUnsaved } from './unsaved-changes';

const UnsavedChangesDialog = lazy(async () => ({
  default: (await import('./unsaved-changes-dialog')).UnsavedChangesDialog,
}));

export function UnsavedChangesNotice() {
  const hasAny = useSyncExternalStore(watchUnsaved, getUnsaved, getUnsaved) !== undefined;
  if (!hasAny) return null;
  return (
    <Suspense fallback={null}>
      <UnsavedChangesDialog />
    </Suspense>
  );
}
