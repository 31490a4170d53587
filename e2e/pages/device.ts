/** What a device has stored, which is a moment later than the page shows it. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { patienceMs } from '../setup/browser';

/** Until the device can show this recipe without a network. */
export const untilRecipeStored = (page: Page, id: string): Promise<unknown> =>
  untilYes(() => page.evaluate(isStored, ['recipes', id, 1] as const));

/** Until a page that is loaded now would find so many timers. */
export const untilTimersStored = (page: Page, count: number): Promise<unknown> =>
  untilYes(() => page.evaluate(isStored, ['work', 'timers', count] as const));

/** For what a page only promises to answer: `waitForFunction` takes the promise itself for a yes. */
export const untilYes = (ask: () => Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(ask, { timeout: patienceMs });

/** Until the device can open every page without a network. What it does after some use is asked for now. */
export async function untilAppStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const isStored = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
        navigator.serviceWorker.controller!.postMessage({ type: 'store-app' }, [port2]);
      }),
  );
  if (!isStored) throw new Error('The app could not be stored on the device.');
}

/** In the browser: whether the database of the person has the record, or a list of that many. */
async function isStored([store, key, count]: readonly ['recipes' | 'work', string, number]) {
  const named = (await indexedDB.databases()).find(({ name }) => name?.startsWith('saltbush-'));
  if (named === undefined) return false;
  const database = await resultOf(indexedDB.open(named.name!));
  const found: unknown = await resultOf(database.transaction(store).objectStore(store).get(key));
  database.close();
  return found !== undefined && (!Array.isArray(found) || found.length === count);

  function resultOf<Result>(request: IDBRequest<Result>) {
    return new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  }
}
