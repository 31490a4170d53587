/** The dialog of changes that can't be saved; its code is loaded when there are any. */
import { useSyncExternalStore } from 'react';
import { getUnsaved, watchUnsaved } from './unsaved-changes';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.lazy';

export function UnsavedChangesNotice() {
  const hasAny = useSyncExternalStore(watchUnsaved, getUnsaved, getUnsaved) !== undefined;
  if (!hasAny) return null;
  return <UnsavedChangesDialog />;
}
