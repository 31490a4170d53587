/**
 * Hints that something has changed on the server: the tab that has the event stream tells all tabs. A hint may be
 * lost, and says nothing of what has changed.
 *
 * - `feedback` was written or read.
 * - `households`: members, roles, invitations or settings of one.
 */
export type Hint = 'feedback' | 'households';

const nameOf = (hint: Hint): string => `saltbush-${hint}`;

export function tellHint(hint: Hint): void {
  const channel = new BroadcastChannel(nameOf(hint));
  channel.postMessage('changed');
  channel.close();
}

/** Returns a function that unsubscribes. */
export function onHint(hint: Hint, listener: () => void): () => void {
  const channel = new BroadcastChannel(nameOf(hint));
  channel.onmessage = () => listener();
  return () => channel.close();
}
