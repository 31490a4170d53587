/**
 * `npm run product-images`: the pictures of the product, taken in a browser from an instance with the example household. Writes those of the landing page and the install dialog
 * (packages/web/public/screens) and those of README.md (docs/images). Build first: `npm run build`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserArguments } from '../../e2e/setup/browser-arguments';
import { findOrInstallBrowser } from '../../e2e/setup/find-browser';
import { signInByCall } from '../../e2e/setup/people';
import { runSaltbush } from '../../e2e/setup/run-saltbush';
import { family, password } from '../example-household/family';
import { fillHousehold } from '../example-household/fill-household';
import { withShiftedClock } from '../example-household/shifted-clock.mjs';
import { inBothThemes } from './shots';

/** In the page: fonts, and the images in view. */
const isDrawn = () =>
  document.fonts.status === 'loaded' &&
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .every((image) => image.complete);

const saltbush = await runSaltbush({ SAMPLE_RECIPES: 'true', ...withShiftedClock });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: browserArguments,
});
try {
  const household = await fillHousehold(saltbush.url);
  const storage = await signInByCall({ ...family[0], password }, saltbush.url);
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  for (const {
    viewport,
    height = viewport.height,
    scale,
    colorScheme,
    take,
    files,
  } of inBothThemes) {
    const context = await browser.newContext({
      baseURL: saltbush.url,
      viewport,
      deviceScaleFactor: scale,
      isMobile: viewport.width < 500,
      hasTouch: viewport.width < 500,
      colorScheme,
      reducedMotion: 'reduce',
      timezoneId: household.timeZone,
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: saltbush.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date());
    await take(page, household);
    await page.waitForFunction(isDrawn);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } });
    await context.close();
    for (const { path, width } of files) {
      const webp = await sharp(picture).resize(width).webp({ quality: 72, effort: 6 }).toBuffer();
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, webp);
      console.log(`${path}: ${width} pixels wide, ${(webp.length / 1000).toFixed(1)} kB`);
    }
  }
} finally {
  await browser.close();
  await saltbush.stop();
}
