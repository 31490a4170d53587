/**
 * Registers the service worker, which opens the app without a network. Browsers allow it on secure connections
 * only, and in development it would answer with old files.
 */
import { showToast } from '../ui/feedback/toast';

/** Call after the first page has loaded, so that it does not compete for the connection. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
  void register();
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offerUpdate(registration);
    registration.addEventListener('updatefound', () => watchInstall(registration));
  } catch {
    // Refused by the browser's settings: the app works with a network only.
  }
}

function watchInstall(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => offerUpdate(registration));
}

/** The first worker takes over at once; a later one waits for the reload. */
function offerUpdate({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  // Spec 4: for whoever listens besides us.
  dispatchEvent(new Event('update-available'));
  showToast({
    kind: 'info',
    title: 'Saltbush has been updated',
    message: 'What you have changed is saved.',
    durationMs: 30_000,
    action: { label: 'Reload', onClick: () => reloadWith(waiting) },
  });
}

function reloadWith(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'activate' });
}
