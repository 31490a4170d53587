import { afterEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that reports paints. */
function stubPaints() {
  let report: ((list: { getEntriesByName: (name: string) => object[] }) => void) | undefined;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly observe = vi.fn();
    readonly disconnect = vi.fn();
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (painted: string) =>
    report?.({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
}

async function isWaiting(): Promise<boolean> {
  const other = Promise.resolve('waiting');
  return (await Promise.race([firstPaint(), other])) === 'waiting';
}

it('the first paint waits for content, not for a background', async () => {
  const paint = stubPaints();
  const painted = vi.fn();
  const waiting = firstPaint().then(() => painted());
  paint('first-paint');
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await waiting;
});

it('the first paint waits a second at most', async () => {
  vi.useFakeTimers();
  stubPaints();
  const waiting = firstPaint();
  vi.advanceTimersByTime(1_000);
  await waiting;
});

it('the first paint does not wait in a browser that reports no paints', async () => {
  expect(await isWaiting()).toBe(false);
});
