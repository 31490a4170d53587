/** Photographs a page: rendered in Chromium, then blurred, made noisy, rotated, and encoded as JPEG. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { documentOf, type Print } from './layouts';
import type { PrintedRecipe } from './printed-recipe';

/** Of a recipe, or of what else is printed. */
export interface Shot<Printed = PrintedRecipe> {
  name: string;
  /** Each page as HTML. */
  layout: (printed: Printed) => string[];
  print: Print;
  /** Rotation of the page, as a CSS transform: "rotate(2deg)". */
  tilt: string;
  /** What falls on it, as a CSS background. */
  light: string;
  /** Standard deviation in pixels of the photo. */
  blur: number;
  /** Standard deviation of each pixel, of 255. */
  noise: number;
  /** Quarter turns clockwise by which the camera was held wrong. */
  quarterTurns: number;
  jpegQuality: number;
}

/** @returns a JPEG of 2100 by 2800 pixels (or lying) for each page */
export async function takePhotos<Printed>(
  browser: Browser,
  printed: Printed,
  shot: Shot<Printed>,
): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 1600 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  await page.route('**/*.woff2', async (route) =>
    route.fulfill({ body: await readFile(fontFile(new URL(route.request().url()).pathname)) }),
  );
  const photos = [];
  for (const content of shot.layout(printed)) {
    const html = documentOf(content, shot.print, shot);
    await page.route('http://page.test/', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.goto('http://page.test/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    photos.push(await throughTheLens(await page.screenshot(), shot));
    await page.unroute('http://page.test/');
  }
  await context.close();
  return photos;
}

async function throughTheLens(
  screenshot: Buffer,
  shot: Pick<Shot, 'blur' | 'noise' | 'quarterTurns' | 'jpegQuality'>,
): Promise<Buffer> {
  const seen = sharp(screenshot).removeAlpha();
  const exposed = shot.blur > 0.3 ? seen.blur(shot.blur) : seen;
  const { data, info } = await exposed.raw().toBuffer({ resolveWithObject: true });
  addGrain(data, shot.noise);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(shot.quarterTurns * 90)
    .jpeg({ quality: shot.jpegQuality })
    .toBuffer();
}

/** The same grain each time: what is measured twice should come out the same. */
function addGrain(pixels: Buffer, deviation: number): void {
  let seed = 12_345;
  const dice = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  // The sum of three dice of width 2 has a variance of 1.
  for (let at = 0; at < pixels.length; at += 1) {
    const grain = (dice() + dice() + dice() - 1.5) * 2 * deviation;
    pixels[at] = Math.max(0, Math.min(255, Math.round(pixels[at]! + grain)));
  }
}

const require = createRequire(import.meta.url);

function fontFile(path: string): string {
  return require.resolve(
    path === '/figtree.woff2'
      ? '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
      : '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  );
}
