/**
 * `npm run screens`: takes 40 screens at three widths, by day and by night, of a household of five with long names and
 * recipes without pictures, and compares them with those that are stored in scripts/screens/stored. Says which changed and
 * writes them side by side into a page; `-- --update` stores them instead, `-- --only recipe` takes some. Build first:
 * `npm run build`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserArguments } from '../../e2e/setup/browser-arguments';
import { findOrInstallBrowser } from '../../e2e/setup/find-browser';
import { signInByCall } from '../../e2e/setup/people';
import { runSaltbush } from '../../e2e/setup/run-saltbush';
import { family, password } from '../example-household/family';
import type { ExampleHousehold } from '../example-household/fill-household';
import { difference, small } from './compare';
import { fillHardHousehold } from './hard-household';
import { reportOf, type Changed } from './report';
import { screens, type Screen } from './screens';

/** A Wednesday: the week has days before it and after it. */
const day = '2026-11-25T00:30:00Z';
const widths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const themes = ['light', 'dark'] as const;
/** Of a screen's pixels; a line of text that reads otherwise is less. */
const mostShare = 0.01;
const folder = fileURLToPath(new URL('stored', import.meta.url));
const reportFile = 'screens.html';

const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const clock = pathToFileURL(fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))).href;
const saltbush = await runSaltbush({
  SAMPLE_RECIPES: 'true',
  SCREENS_DAY: day,
  NODE_OPTIONS: `--import ${clock}`,
});
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: browserArguments,
});
try {
  const household = await fillHardHousehold(saltbush.url);
  await mkdir(folder, { recursive: true });
  const changed = new Array<Changed>();
  for (const viewport of widths) {
    for (const colorScheme of themes) {
      changed.push(...(await lookAtAll(browser, household, { viewport, colorScheme })));
    }
  }
  await writeFile(reportFile, reportOf(changed));
  console.log(changed.length === 0 ? 'No screen changed.' : `See ${reportFile}.`);
  process.exitCode = changed.length === 0 || options.update ? 0 : 1;
} finally {
  await browser.close();
  await saltbush.stop();
}

/** @returns those that are not as they are stored */
async function lookAtAll(
  open: Browser,
  household: ExampleHousehold,
  look: Look,
): Promise<Changed[]> {
  const visitor = await openPage(open, household, look, []);
  const member = await openPage(open, household, look, await storageOf());
  const changed = new Array<Changed>();
  for (const screen of screens.filter(({ name }) => name.includes(options.only))) {
    const picture = await pictureOf(screen, screen.isPublic ? visitor : member, household);
    const file = `${screen.name}-${look.viewport.width}-${look.colorScheme}.webp`;
    const found = await compared(file, await small(picture, look.viewport.width));
    if (found) changed.push(found);
  }
  await visitor.context().close();
  await member.context().close();
  return changed;
}

async function storageOf(): Promise<{ name: string; value: string }[]> {
  const signedIn = await signInByCall({ ...family[0], password }, saltbush.url);
  const storage = { ...signedIn, hasSeenTour: 'true', 'pwa-prompt-dismissed': 'true' };
  return Object.entries(storage).map(([name, value]) => ({ name, value }));
}

async function openPage(
  open: Browser,
  { timeZone }: ExampleHousehold,
  { viewport, colorScheme }: Look,
  localStorage: { name: string; value: string }[],
): Promise<Page> {
  const isPhone = viewport.width < 500;
  const context = await open.newContext({
    baseURL: saltbush.url,
    viewport,
    colorScheme,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    timezoneId: timeZone,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: saltbush.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(day) });
  return page;
}

async function pictureOf(
  { name, open }: Screen,
  page: Page,
  household: ExampleHousehold,
): Promise<Buffer> {
  try {
    await open(page, household);
    await page.waitForFunction(isDrawn);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`The screen ${name} could not be taken`, { cause: error });
  }
}

/** In the page: its heading, fonts, images in view, and nothing that stands in for what is on its way. */
function isDrawn(): boolean {
  const awaited = document.querySelectorAll('.mantine-Skeleton-root, .mantine-Loader-root, img');
  return (
    document.querySelector('h1') !== null &&
    document.fonts.status === 'loaded' &&
    [...awaited]
      .filter((element) => element.getBoundingClientRect().height > 0)
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .every((element) => element instanceof HTMLImageElement && element.complete)
  );
}

async function compared(file: string, after: Buffer): Promise<Changed | undefined> {
  const path = join(folder, file);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const share = before && (await difference(before, after));
  if (share !== undefined && share <= mostShare) return undefined;
  console.log(`${file}: ${share === undefined ? 'new' : `${(share * 100).toFixed(1)} % differ`}`);
  if (options.update) await writeFile(path, after);
  return { file, share, before, after };
}
