/** What a page shows, for the report of a journey that failed: most cannot be made to fail again at will. */
import type { BrowserContext, Page } from 'playwright-core';

const patienceMs = 3_000;

/** @returns the state of each page of the context that is still open, in the order they were opened */
export async function stateOfPages(context: BrowserContext): Promise<string> {
  const states = await Promise.all(context.pages().map(pageState));
  return states.join('\n');
}

/**
 * @returns address, what has the focus, fields and the text of the page; for how long it is there and when parts of it
 * moved; whether the page still draws, since a wait that polls by frames ends only if it does
 */
async function pageState(page: Page): Promise<string> {
  const state = await within(
    page.evaluate(() => ({
      address: location.href,
      focus: document.activeElement?.outerHTML.slice(0, 120),
      fields: [...document.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`),
      dialogs: [...document.querySelectorAll('[role="dialog"]')].map(({ ariaLabel }) => ariaLabel),
      text: document.body.innerText.replace(/\s+/g, ' ').slice(0, 800),
      loadedSeconds: Math.round(performance.now() / 1000),
    })),
  );
  const shiftedAtMs = await within(page.evaluate(layoutShifts));
  const worker = await within(page.evaluate(workerState));
  const frame = await within(
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))),
  );
  return JSON.stringify({ ...state, worker, shiftedAtMs, isDrawing: frame !== undefined }, null, 2);
}

/** Runs in the page. When something moved that nobody had pressed: a press at that moment misses what it was for. */
function layoutShifts() {
  return new Promise<number[]>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().map(({ startTime }) => Math.round(startTime)));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Runs in the page. An update that waits for the worker before it shows here. */
async function workerState() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return 'none';
  const { installing, waiting, active } = registration;
  return [installing, waiting, active].map((worker) => worker?.state ?? '-').join(' ');
}

/** @returns undefined if the page does not answer */
function within<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  return Promise.race([answer.catch(() => undefined), tooLate]);
}
