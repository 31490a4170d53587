/**
 * What a device has stored before a journey begins. Playwright's own `storageState` opens a page of its own for each
 * context to write it, a tenth of the processor's time of all journeys: here the first load writes it.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Origins = StorageState['origins'];

const storedFirst = new WeakMap<Page, Origins>();

/** Writes local storage when the page opens an address of one of the origins for the first time, before its scripts. */
export async function storeAtFirstLoad(page: Page, origins: Origins): Promise<void> {
  storedFirst.set(page, origins);
  for (const { origin, localStorage: entries } of origins) {
    if (entries.length === 0) continue;
    const script = await page.addInitScript(storeOnce, { origin, entries, mark });
    const end = (): void => {
      if (!page.url().startsWith(`${origin}/`)) return;
      page.off('domcontentloaded', end);
      // A page that is being closed runs nothing more.
      script.dispose().catch(() => undefined);
    };
    page.on('domcontentloaded', end);
  }
}

interface ToStore {
  origin: string;
  entries: { name: string; value: string }[];
  mark: string;
}

const mark = 'stored at the first load';

/** Runs in the page. The mark stays with the tab: what a page has removed does not come back when it loads again. */
function storeOnce({ origin, entries, mark }: ToStore): void {
  if (location.origin !== origin || window !== window.top || window.name === mark) return;
  window.name = mark;
  for (const { name, value } of entries) localStorage.setItem(name, value);
}

/** The local storage of a device, also before its page has opened an address. */
export async function findStored(page: Page, name: string): Promise<string | undefined> {
  const isLoaded = page.url() !== 'about:blank';
  const origins = isLoaded
    ? (await page.context().storageState()).origins
    : (storedFirst.get(page) ?? []);
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  return entries.find((entry) => entry.name === name)?.value;
}
