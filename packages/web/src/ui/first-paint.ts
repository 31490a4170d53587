/** Holds back what is not needed to show the page: evaluating its code would make the first view later. */

/** A page in the background is never painted. */
const longestWaitMs = 1_000;
const name = 'first-contentful-paint';

/** Resolves when the browser has painted content of the page, or can't tell, or has painted nothing for a second. */
export function firstPaint(): Promise<void> {
  const isKnown = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isKnown || performance.getEntriesByName(name).length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length > 0) finish();
    });
    const timer = setTimeout(finish, longestWaitMs);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
