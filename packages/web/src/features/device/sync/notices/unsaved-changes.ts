/** Changes that can't be saved, as text for the user to copy; `unsaved-changes-dialog.tsx` shows them. */
export interface UnsavedChanges {
  /** Why, and what to do. */
  reason: string;
  /** One change each. */
  lines: readonly string[];
  /** The user has seen them. */
  onSeen?: () => void;
}

let shown: UnsavedChanges | undefined;
const listeners = new Set<() => void>();

export const getUnsaved = (): UnsavedChanges | undefined => shown;

export function showUnsaved(changes: UnsavedChanges | undefined): void {
  shown = changes;
  listeners.forEach((listener) => listener());
}

export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
