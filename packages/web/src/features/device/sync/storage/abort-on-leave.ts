/**
 * WebKit stores a page that is left, to go back to it, also in the middle of a transaction. That then blocks the
 * database for every other page, until the stored page is dropped. Where the content can be fetched again, the
 * transaction is aborted instead.
 */

/**
 * Aborts when the page is stored. Returns a function that stops watching.
 *
 * @example const stopWatching = abortOnLeave(transaction)
 */
export function abortOnLeave(transaction: Pick<IDBTransaction, 'abort'>): () => void {
  const handleLeave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  };
  window.addEventListener('pagehide', handleLeave);
  return () => window.removeEventListener('pagehide', handleLeave);
}
