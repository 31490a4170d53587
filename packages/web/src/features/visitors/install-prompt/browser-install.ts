/**
 * What the browser says about installing the app. It says so once, shortly after the first page, so this listens
 * from the start; the prompt itself is loaded later.
 */

import { t } from '@lingui/core/macro';
import { showToast } from '../../../ui/feedback/toast';

/** The browser's offer to install (not yet in TypeScript's own types). */
export interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
let isInstalled = false;
const listeners = new Set<() => void>();

/** Holds back the browser's own bar. Returns a function that removes the listeners. */
export function watchBrowserInstall(): () => void {
  const keepOffer = (event: Event) => {
    event.preventDefault();
    change(event as InstallOffer, false);
  };
  const noteInstalled = () => {
    change(undefined, true);
    showToast({ kind: 'success', title: t`App Installed!` });
  };
  addEventListener('beforeinstallprompt', keepOffer);
  addEventListener('appinstalled', noteInstalled);
  return () => {
    removeEventListener('beforeinstallprompt', keepOffer);
    removeEventListener('appinstalled', noteInstalled);
    change(undefined, false);
  };
}

/** The same offer can be made to the person once. */
export const getInstallOffer = (): InstallOffer | undefined => offer;

/** Installed while this page was open. */
export const wasJustInstalled = (): boolean => isInstalled;

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(nextOffer: InstallOffer | undefined, nextInstalled: boolean): void {
  offer = nextOffer;
  isInstalled = nextInstalled;
  listeners.forEach((listener) => listener());
}
