/**
 * What a first visit loads and how long it takes, in Chromium with an empty cache: plain, and as a
 * slow phone sees it (1.6 Mbit/s, 150 ms, a processor four times slower).
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { recipeNumber, registerCook, type Cook } from './cook';
import { printTable, round, spreadOf } from './measure';

const visits = 5;

export async function benchBrowser(): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const cook = await registerCook(saltbush.url, 'visitor');
    for (let n = 0; n < 30; n += 1) await cook.call('POST', '/recipes', recipeNumber(n));
    const pages = [
      { name: 'login', path: '/login', ready: 'button:has-text("Sign In")', cook: undefined },
      { name: 'my recipes', path: '/my-recipes', ready: 'main article, main li a', cook },
    ];
    const rows = [];
    for (const page of pages) {
      for (const isSlow of [false, true]) {
        rows.push(await visit(browser, saltbush.url, page, isSlow));
      }
    }
    printTable('First visit, empty cache', rows);
  } finally {
    await browser.close();
    await saltbush.stop();
  }
}

interface Visited {
  name: string;
  path: string;
  ready: string;
  cook: Cook | undefined;
}

async function visit(browser: Browser, url: string, visited: Visited, isSlow: boolean) {
  const times: number[] = [];
  let scriptBytes = 0;
  let shift = 0;
  for (let n = 0; n < visits; n += 1) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    if (visited.cook) await signIn(page, visited.cook);
    if (isSlow) await slowDown(page);
    const scripts = countScripts(page);
    const started = performance.now();
    await page.goto(visited.path, { waitUntil: 'commit' });
    await page.locator(visited.ready).first().waitFor();
    times.push(performance.now() - started);
    scriptBytes = await scripts();
    shift = Math.max(shift, await layoutShift(page));
    await context.close();
  }
  const { p50, max } = spreadOf('', times);
  return {
    page: visited.name,
    line: isSlow ? '1.6 Mbit/s, 150 ms, CPU / 4' : 'plain',
    'ready p50 ms': p50,
    'ready max ms': max,
    'JavaScript KB gzip -9': round(scriptBytes / 1024),
    'layout shift': round(shift),
  };
}

/** The session as the app keeps it, so that the visit starts signed in. */
async function signIn(page: Page, { session }: Cook): Promise<void> {
  const kept = {
    'saltbush.token': session.token,
    'saltbush.token-expires-at': session.expiresAt,
    'saltbush.user-id': session.user._id,
    'saltbush.user': JSON.stringify(session.user),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Sums every script the page loaded, compressed the same way whatever the server chose. */
function countScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  // What is fetched ahead comes later, perhaps while the page is being closed.
  let isCounting = true;
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isCounting && isScript) bodies.push(response.body());
  });
  return async () => {
    isCounting = false;
    const scripts = await Promise.all(bodies);
    return scripts.reduce((all, body) => all + gzipSync(body, { level: 9 }).length, 0);
  };
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
