/**
 * `npm run screens`: takes 40 screens at three widths, by day and by night, of a household of five with long names and
 * recipes without pictures, and compares them with those that are stored in scripts/screens/stored. Says which changed and
 * writes them side by side into a page; `-- --update` stores them instead, `-- --only recipe` takes some, `-- --full folder`
 * also writes all of them there as they are, to look at. Build first: `npm run build`.
 */
import '../example-household/shifted-clock.mjs';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { browserArguments } from '../../e2e/setup/browser-arguments';
import { findOrInstallBrowser } from '../../e2e/setup/find-browser';
import { signInByCall } from '../../e2e/setup/people';
import { family, password } from '../example-household/family';
import { difference, mostShare, small } from './compare';
import { reportOf, type Changed } from './report';
import { screens } from './screens';
import { startInstance, type Instance } from './start-instance';
import { openPage, takeScreen, type Look } from './take';

const widths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const looks: readonly Look[] = widths.flatMap((viewport) => [
  { viewport, colorScheme: 'light' },
  { viewport, colorScheme: 'dark' },
]);
const folder = fileURLToPath(new URL('stored', import.meta.url));
const reportFile = 'screens.html';

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    full: { type: 'string', default: '' },
  },
});

/** Files of those that could not be taken; the others are. */
const failed: string[] = [];
const instance = await startInstance();
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: browserArguments,
});
try {
  await mkdir(folder, { recursive: true });
  // Two at a time: one waits for the server while the other is drawn.
  const [ones, others] = await Promise.all([
    lookAtAll(looks.slice(0, 3)),
    lookAtAll(looks.slice(3)),
  ]);
  const changed = [...ones!, ...others!];
  await writeFile(reportFile, reportOf(changed));
  console.log(changed.length === 0 ? 'No screen changed.' : `See ${reportFile}.`);
  if (failed.length > 0) console.error(`Not taken: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 || (changed.length > 0 && !options.update) ? 1 : 0;
} finally {
  await browser.close();
  await instance.stop();
}

async function lookAtAll(some: readonly Look[]): Promise<Changed[]> {
  const changed = new Array<Changed>();
  for (const look of some) changed.push(...(await lookAt(browser, instance, look)));
  return changed;
}

/** @returns those that are not as they are stored */
async function lookAt(open: Browser, { url, household }: Instance, look: Look): Promise<Changed[]> {
  const visit = { url, timeZone: household.timeZone, look };
  const signedIn = await signInByCall({ ...family[0], password }, url);
  const visitor = await openPage(open, { ...visit, localStorage: {} });
  const member = await openPage(open, { ...visit, localStorage: signedIn });
  const changed = new Array<Changed>();
  for (const screen of screens.filter(({ name }) => name.includes(options.only))) {
    const file = `${screen.name}-${look.viewport.width}-${look.colorScheme}.webp`;
    const page = screen.isPublic ? visitor : member;
    const picture = await takeScreen(screen, page, household).catch((error: unknown) => {
      console.error(file, error);
      failed.push(file);
      return undefined;
    });
    if (picture && options.full) await writeFull(file, picture);
    const found = picture && (await compared(file, await small(picture, look.viewport.width)));
    if (found) changed.push(found);
  }
  await visitor.context().close();
  await member.context().close();
  return changed;
}

async function writeFull(file: string, picture: Buffer): Promise<void> {
  await mkdir(options.full, { recursive: true });
  await writeFile(join(options.full, file.replace('.webp', '.png')), picture);
}

async function compared(file: string, after: Buffer): Promise<Changed | undefined> {
  const path = join(folder, file);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const share = before && (await difference(before, after));
  if (options.update && !before?.equals(after)) await writeFile(path, after);
  if (share !== undefined && share <= mostShare) return undefined;
  console.log(`${file}: ${share === undefined ? 'new' : `${(share * 100).toFixed(1)} % differ`}`);
  return { file, share, before, after };
}
