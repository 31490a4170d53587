/**
 * What a first visit fetches until the network is idle, the service worker included: counted between the browser and the
 * server. What the page links is the page; all other scripts and styles are fetched ahead, or after it.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openProxy } from '../e2e/setup/proxy';
import type { Cook } from './cook';
import { round } from './measure';
import { signIn } from './page-visit';

/** Longer than any prefetch waits. */
const idleMs = 6_000;

export interface FirstVisit {
  name: string;
  path: string;
  cook?: Cook;
  /** Most KB of scripts and styles, gzip -9, beyond what the page links. */
  mostAhead: number;
}

/** Of the service worker, the images and the API too. */
const mostRequests = 60;

export async function countFirstVisit(
  browser: Browser,
  server: string,
  { name, path, cook, mostAhead }: FirstVisit,
  options: BrowserContextOptions = {},
) {
  const proxy = await openProxy(server);
  const context = await browser.newContext({ baseURL: proxy.url, ...options });
  try {
    if (cook) await signIn(context, cook);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    for (let seen = -1; seen !== proxy.asked.length;) {
      seen = proxy.asked.length;
      await page.waitForTimeout(idleMs);
    }
    const code = [...new Set(proxy.asked)].filter((file) => /\.(js|css|json)$/.test(file));
    const html = await (await fetch(`${server}${path}`)).text();
    const ahead = await sizeOf(
      server,
      code.filter((file) => !html.includes(file)),
    );
    return {
      page: name,
      requests: proxy.asked.length,
      'the page, KB': await sizeOf(
        server,
        code.filter((file) => html.includes(file)),
      ),
      'ahead, KB': ahead,
      bound: `${mostRequests} requests, ${mostAhead} KB`,
      passed: proxy.asked.length < mostRequests && ahead <= mostAhead,
    };
  } finally {
    await context.close();
    proxy.close();
  }
}

/** KB, compressed the same way whatever the server chose. */
async function sizeOf(server: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const body = await (await fetch(`${server}${file}`)).arrayBuffer();
      return gzipSync(body, { level: 9 }).length;
    }),
  );
  return round(sizes.reduce((all, size) => all + size, 0) / 1024, 1);
}
