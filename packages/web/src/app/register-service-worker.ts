/**
 * Registers the service worker, which opens the app without a network. Browsers allow it on secure connections
 * only, and in development it would answer with old files.
 */
import { t } from '@lingui/core/macro';
import { askWorker, isChangingWorker, loadedPaths } from '../api/app-worker';
import { getSession } from '../api/session';
import { deviceLanguage } from '../features/device/language/change';
import { language } from '../locale';
import { showToast } from '../ui/feedback/toast';
import { storeAppAfterUse } from './store-app-after-use';

/** Put in by the build: where the files of the page's language are, "" or "languages/de/". */
declare const appFolder: string | undefined;

/** Call after the first page has loaded, so that it does not compete for the connection. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
  void register();
}

async function register(): Promise<void> {
  try {
    const registration = await registerChosen();
    registration.addEventListener('updatefound', () => watchInstall(registration));
    void offerUpdate(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    void askWorker(active, { type: 'store-loaded', paths: loadedPaths() });
    void storeAppAfterUse(active);
  } catch {
    // Refused by the browser's settings: the app works with a network only.
  }
}

/** That of the chosen language. The server may not have it yet: then that of the page. */
async function registerChosen(): Promise<ServiceWorkerRegistration> {
  const folder = typeof appFolder === 'string' ? appFolder : '';
  const registerOwn = () =>
    navigator.serviceWorker.register(`${basePath}/${folder}sw.js`, { scope: `${basePath}/` });
  const device = mayHaveChosen() ? await deviceLanguage.load() : undefined;
  const chosen = device?.chosenLanguage();
  if (!chosen || chosen === device?.pageLanguage) return registerOwn();
  return device!.registerWorker(chosen).catch(registerOwn);
}

/** Nobody else fetches anything of it: not who has never chosen, nor whose account has the language of the page. */
export function mayHaveChosen(): boolean {
  const ofAccount = getSession()?.user?.language ?? language;
  return ofAccount !== language || document.cookie.includes('saltbush-language=');
}

function watchInstall(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => void offerUpdate(registration));
}

/** The first worker takes over at once; a later one waits for the reload. */
async function offerUpdate({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller || isChangingWorker()) return;
  // The network answered with the new version already.
  if (await askWorker(waiting, { type: 'is-build-of', scripts: loadedPaths() })) {
    void askWorker(waiting, { type: 'activate' });
    return;
  }
  const device = deviceLanguage.loaded();
  const chosen = device?.chosenLanguage();
  const isOther = chosen !== undefined && chosen !== device?.pageLanguage;
  // Spec 4: for whoever listens besides us.
  dispatchEvent(new Event('update-available'));
  showToast({
    kind: 'info',
    title: isOther ? device!.languageNotice(chosen) : t`Saltbush has been updated`,
    message: t`What you have changed is saved.`,
    durationMs: 30_000,
    action: { label: t`Reload`, onClick: () => reloadWith(waiting) },
  });
}

/** A request that hangs in the worker of before holds the new one back, and ends with its page. */
function reloadWith(waiting: ServiceWorker): void {
  const reload = () => location.reload();
  const hurry = setTimeout(reload, longestChangeMs);
  const worker = navigator.serviceWorker;
  const handleChange = () => {
    clearTimeout(hurry);
    reload();
  };
  worker.addEventListener('controllerchange', handleChange, { once: true });
  void askWorker(waiting, { type: 'activate' });
}

const longestChangeMs = 5_000;
