/**
 * A form submitted before hydration. A native submit would lose the typed text and could put a
 * password in the URL. The head script queues the submit and the hydrated form replays it. They are
 * separate scripts, so the queue is on `window`.
 */
interface PendingSubmit {
  form?: HTMLFormElement;
  stopListening: () => void;
}

declare global {
  interface Window {
    saltbushPendingSubmit?: PendingSubmit | undefined;
  }
}

/** Starts queueing submits that no script handles. */
export function queueSubmits(): void {
  const pending: PendingSubmit = {
    stopListening: () => document.removeEventListener('submit', keep),
  };
  function keep(event: SubmitEvent) {
    // React has handled this one.
    if (event.defaultPrevented) return;
    event.preventDefault();
    pending.form = event.target as HTMLFormElement;
    pending.form.ariaBusy = 'true';
  }
  document.addEventListener('submit', keep);
  window.saltbushPendingSubmit = pending;
}

/** For a hydrated form: replays a queued submit and stops queueing. */
export function replaySubmit(): void {
  const pending = window.saltbushPendingSubmit;
  window.saltbushPendingSubmit = undefined;
  pending?.stopListening();
  const form = pending?.form;
  if (!form) return;
  form.ariaBusy = null;
  // In a new task, after the fields have read the typed values.
  setTimeout(() => form.isConnected && form.requestSubmit());
}
