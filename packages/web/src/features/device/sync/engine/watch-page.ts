/** Tells when the page comes back: visible again, or the network does. */
export interface PageEvents {
  onBack: () => void;
  onHidden: () => void;
}

/** Returns a function that removes the listeners. */
export function watchPage({ onBack, onHidden }: PageEvents): () => void {
  const handleVisibility = () => (document.visibilityState === 'visible' ? onBack() : onHidden());
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', onBack);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', onBack);
  };
}
