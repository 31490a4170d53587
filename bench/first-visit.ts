/**
 * What a first visit fetches until the network is idle, the service worker included: counted between the browser and the
 * server. What the page links is the page; all other scripts and styles are fetched ahead, or after it. And when its
 * largest part is painted on a slow phone.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { mostRequests, weighCode } from '../e2e/setup/first-visit';
import { openProxy, type Answered } from '../e2e/setup/proxy';
import type { Cook } from './cook';
import { printTable, round, spreadOf } from './measure';
import { signIn, visitPage, type Visited } from './page-visit';

/** Longer than any prefetch waits. */
const idleMs = 6_000;
const slowVisits = 5;

export interface FirstVisit extends Visited {
  name: string;
  cook?: Cook;
  /** Most KB of scripts and styles, gzip -9, beyond what the page links. */
  mostAhead: number;
  /** On a slow line. */
  mostLargestPaintMs?: number;
}

export async function printFirstVisits(
  browser: Browser,
  { server, locale }: { server: string; locale: string },
  visits: FirstVisit[],
  isListed: boolean,
): Promise<void> {
  const rows = [];
  for (const visit of visits) {
    const mostMs = visit.mostLargestPaintMs ?? Infinity;
    for (const [look, size] of Object.entries(looks)) {
      const options = { ...size, locale };
      const { answered, ...counted } = await countFirstVisit(browser, server, visit, options);
      const largestPaint = await largestPaintOf(browser, server, visit, options);
      if (isListed) printTable(`${visit.name}, ${look}`, answered);
      rows.push({
        page: `${visit.name}, ${look}`,
        ...counted,
        'largest paint, slow line': largestPaint,
        bound: `${mostRequests}, ${visit.mostAhead} KB, ${mostMs} ms`,
        passed:
          counted.requests < mostRequests &&
          counted['ahead, KB'] <= visit.mostAhead &&
          largestPaint < mostMs,
      });
    }
  }
  printTable(
    'First visits, until the network is idle: KB of scripts and styles by gzip -9, other KB as sent; ms',
    rows,
  );
}

const looks = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
};

async function countFirstVisit(
  browser: Browser,
  server: string,
  { path, cook }: FirstVisit,
  options: BrowserContextOptions,
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
    const weight = await weighCode(server, path, proxy.asked, options.locale);
    return {
      requests: proxy.asked.length,
      ...kindsOf(proxy.answered),
      'the page, KB': weight.page,
      'ahead, KB': weight.ahead,
      'images, KB': kilobytesOf(proxy.answered, 'image/'),
      'fonts, KB': kilobytesOf(proxy.answered, 'font/'),
      answered: [...proxy.answered],
    };
  } finally {
    await context.close();
    proxy.close();
  }
}

const kinds = {
  scripts: 'application/javascript',
  styles: 'text/css',
  fonts: 'font/',
  images: 'image/',
};

function kindsOf(answered: readonly Answered[]): Record<string, number> {
  const counts = Object.entries(kinds).map(([kind, start]) => [
    kind,
    answered.filter(({ type }) => type.startsWith(start)).length,
  ]);
  const calls = answered.filter(({ path }) => path.startsWith('/api/')).length;
  return { ...Object.fromEntries(counts), calls };
}

const kilobytesOf = (answered: readonly Answered[], start: string): number =>
  round(
    answered.reduce((all, { type, bytes }) => all + (type.startsWith(start) ? bytes : 0), 0) / 1024,
    1,
  );

/** Milliseconds, the median of a few visits, on a slow line and with a slow processor. */
async function largestPaintOf(
  browser: Browser,
  baseURL: string,
  visit: FirstVisit,
  options: BrowserContextOptions,
): Promise<number> {
  const seen: number[] = [];
  for (let n = 0; n < slowVisits; n += 1) {
    const context = await browser.newContext({ baseURL, ...options });
    if (visit.cook) await signIn(context, visit.cook);
    seen.push((await visitPage(context, visit, true)).largestPaint);
    await context.close();
  }
  return spreadOf('', seen, 0).p50;
}
