/** Toasts: any screen may show one, `toasts.tsx` renders it. One is shown at a time. */
export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message?: string;
  /** Spec 8: five seconds, with an action ten. */
  durationMs?: number;
  /** An action such as Undo; it closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Where the person can do something about it. */
  link?: { label: string; to: string } | undefined;
  /** Names or ids of the fields, or ids of groups, that it speaks of: a change there withdraws the toast. */
  about?: string | readonly string[] | undefined;
}

export interface ShownToast extends Toast {
  id: number;
}

const toastDurationMs = 5_000;
/** Time to read the toast and to decide. */
const actionToastDurationMs = 10_000;
/** Long enough to see what a toast says. */
const readMs = 2_000;

/** The last one is shown; the others come back after it. */
let toasts: readonly ShownToast[] = [];
let lastId = 0;
let shownSince = 0;
const listeners = new Set<() => void>();

/**
 * Shows it instead of the one before, which comes back after it if somebody has something to do about it, or can hardly
 * have read it.
 *
 * @returns the toast's id, for `closeToast`
 */
export function showToast(toast: Toast): number {
  const id = ++lastId;
  const shown = getShownToast();
  const isRead = Date.now() - shownSince >= readMs;
  // Of one thing that happens again and again, the last is enough.
  const waiting = toasts.filter(
    (other) =>
      other.title !== toast.title &&
      (other !== shown ||
        !isRead ||
        other.kind === 'error' ||
        durationOf(other) >= actionToastDurationMs),
  );
  change([...waiting, { ...toast, id }]);
  return id;
}

/** How long it is shown. */
export const durationOf = ({ durationMs, action, link }: Toast): number =>
  durationMs ?? ((action ?? link) ? actionToastDurationMs : toastDurationMs);

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
  if (next.at(-1) !== getShownToast()) shownSince = Date.now();
  toasts = next;
  listeners.forEach((listener) => listener());
}
