/** What jsdom lacks, and a clean slate for each test. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { endSession } from '../api/session';
import { closeToast, getToasts } from '../ui/toast';

// A page is loaded when it is first opened, and a busy machine takes its time for that.
configure({ asyncUtilTimeout: 15_000 });

window.matchMedia = (query) =>
  ({
    // Tests move at once: they ask for reduced motion and a wide screen.
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

// Asked for by the pretended person, to walk a group of radio buttons with the arrow keys.
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) } as typeof CSS;

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  endSession();
  getToasts().forEach((toast) => closeToast(toast.id));
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
