/** Toasts: any screen may show one, `toasts.tsx` renders them. */
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

let toasts: readonly ShownToast[] = [];
let lastId = 0;
let limit = Infinity;
const listeners = new Set<() => void>();

/** Returns the toast's id, for `closeToast`. A toast with the same text replaces the first. */
export function showToast(toast: Toast): number {
  const id = ++lastId;
  const others = toasts.filter(
    (shown) => shown.title !== toast.title || shown.message !== toast.message,
  );
  change([...others, { ...toast, id }]);
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/**
 * Shows one toast at a time: the newest replaces the others.
 *
 * @returns ends it
 * @example useEffect(showOneToast, [])
 */
export function showOneToast(): () => void {
  limit = 1;
  change(toasts);
  return () => {
    limit = Infinity;
  };
}

export const getToasts = (): readonly ShownToast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = limit === 1 ? next.slice(-1) : next;
  listeners.forEach((listener) => listener());
}
