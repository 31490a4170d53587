/** Polyfills for jsdom, and a reset after each test. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { markChangingWorker } from '../api/app-worker';
import { endSession } from '../api/session';
import { markTourSeen } from '../features/visitors/welcome-tour';
import { closeToast, getToasts } from '../ui/feedback/toast';
import { installFastComputedStyle } from './fast-computed-style';
import { skipOwnerStacks } from './skip-owner-stacks';
import { startClockAt } from './start-clock';

// Pages load lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

window.matchMedia = (query) =>
  ({
    // Tests request reduced motion and a wide screen.
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

installFastComputedStyle();
skipOwnerStacks();

// user-event needs it to move through radio buttons with the arrow keys.
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) } as typeof CSS;

// Tests name weeks and days: it is always the same Wednesday when they start, and time goes on from there.
startClockAt('2026-11-18T12:00:00+11:00');

window.scrollTo = () => {};
document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The welcome tour would come up over what is tested.
beforeEach(markTourSeen);

afterEach(() => {
  cleanup();
  endSession();
  getToasts().forEach((toast) => closeToast(toast.id));
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  markChangingWorker(false);
  // Databases of one test are not those of the next.
  globalThis.indexedDB = new IDBFactory();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
