/**
 * Hints that feedback was written or read: the tab that has the event stream tells all tabs. A hint may be lost,
 * and says nothing of what was written.
 */
const name = 'saltbush-feedback';

export function tellFeedback(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** Returns a function that unsubscribes. */
export function onFeedback(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => listener();
  return () => channel.close();
}
