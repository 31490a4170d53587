/**
 * Waits until someone uses the app on this device, before what they may need later without a network is stored: all of
 * it would be fetched for nothing by those who look in once. They use it when they have come back, or after half a minute.
 */
const firstVisitMs = 30_000;
/** The page, and what is fetched ahead for it, come first. */
const laterVisitMs = 5_000;

export async function afterUse(): Promise<void> {
  await wait(cameBefore() ? laterVisitMs : firstVisitMs);
  await visible();
}

/** Only a visit before this one can have left a service worker that answered this one. */
function cameBefore(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (visit?.workerStart ?? 0) > 0;
}

function visible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
