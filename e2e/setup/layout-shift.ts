import type { Page } from 'playwright-core';

/** For so long nothing has come from the server: all that moves a page has moved it. */
const silenceMs = 600;

/** The cumulative layout shift since the page was opened, once nothing more comes. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForFunction(
    (silence) => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const last = Math.max(0, ...resources.map(({ responseEnd }) => responseEnd));
      return document.readyState === 'complete' && performance.now() - last > silence;
    },
    silenceMs,
    // By frames it would have the page drawn 40 times for nothing.
    { polling: 100 },
  );
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
