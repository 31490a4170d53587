/** Toasts: any screen may show one, `toasts.tsx` renders it. One is shown at a time. */
export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message?: string;
  /** Spec 8: five seconds, with an action ten. */
  durationMs?: number;
  /** An action such as Undo; it closes the toast. */
  action?: { label: string; onClick: () => void };
  /** Where the person can do something about it. */
  link?: { label: string; to: string } | undefined;
  /** Names or ids of the fields, or ids of groups, that it speaks of: a change there withdraws the toast. */
  about?: string | readonly string[] | undefined;
}

export interface ShownToast extends Toast {
  id: number;
}

export const toastDurationMs = 5_000;
/** Time to read the toast and to decide. */
export const actionToastDurationMs = 10_000;

/** The last one is shown; the others come back after it. */
let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows it instead of the one before, which comes back after it if it was to stay for long.
 *
 * @returns the toast's id, for `closeToast`
 */
export function showToast(toast: Toast): number {
  const id = ++lastId;
  const others = toasts.filter(
    ({ title, message, durationMs = 0 }) =>
      durationMs >= actionToastDurationMs && (title !== toast.title || message !== toast.message),
  );
  change([...others, { ...toast, id }]);
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** The last one is shown, and the others wait. */
export const getToasts = (): readonly ShownToast[] => toasts;

export const getShownToast = (): ShownToast | undefined => toasts.at(-1);

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}
