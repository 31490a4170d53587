/** A photo that is linked at another site is shown with its recipe, as the security policy and the worker allow it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './setup/call';
import { desktop, openPageAt, shareBrowser } from './setup/browser';
import { registerByCall, signInByCall } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

/** Unsplash: one photo, and its picture in the width that is asked for. */
let unsplash: Server;
let unsplashUrl: string;
let saltbush: RunningSaltbush;
beforeAll(async () => {
  unsplash = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', unsplashUrl);
    if (pathname !== '/plum') return void response.end(JSON.stringify(photo()));
    const width = Number(searchParams.get('w'));
    const picture = sharp({ create: { width, height: 300, channels: 3, background: '#a37c52' } });
    void picture
      .jpeg()
      .toBuffer()
      .then((bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes));
  });
  await new Promise<void>((resolve) => {
    unsplash.listen(0, '127.0.0.1', resolve);
  });
  unsplashUrl = `http://127.0.0.1:${(unsplash.address() as AddressInfo).port}`;
  saltbush = await runSaltbush({
    UNSPLASH_ACCESS_KEY: 'open-sesame',
    UNSPLASH_URL: unsplashUrl,
    OPENVERSE_URL: 'off',
  });
});
afterAll(async () => {
  await saltbush.stop();
  unsplash.closeAllConnections();
  unsplash.close();
});

const photo = () => ({
  id: 'plum',
  width: 4000,
  height: 3000,
  urls: {
    raw: `${unsplashUrl}/plum`,
    regular: `${unsplashUrl}/plum`,
    small: `${unsplashUrl}/plum`,
  },
  links: { download_location: `${unsplashUrl}/photos/plum/download` },
  user: { name: 'Ana Plum' },
});

it('a photo of Unsplash is shown, with the service worker and without', async () => {
  const origin = saltbush.url;
  const stored = await signInByCall(await registerByCall('Linking cook', origin), origin);
  const asCook = { token: stored['saltbush.token'], origin };
  const choice = { provider: 'unsplash', id: 'plum' };
  const { imageUrl } = await call<{ imageUrl: string }>('/stock-photos', choice, asCook);
  const recipe = { title: 'Plum cake', imageUrl };
  const { _id } = await call<{ _id: string }>('/recipes', recipe, asCook);

  for (const serviceWorkers of ['block', 'allow'] as const) {
    const page = await openPageAt(origin, stored, { ...desktop, serviceWorkers });
    if (serviceWorkers === 'allow') {
      await page.goto('/account');
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    }
    await page.goto(`/recipes/${_id}`);
    await page.getByRole('heading', { level: 1, name: 'Plum cake' }).waitFor();
    const image = page.locator(`img[src^="${imageUrl.replace('800.webp', '')}"]`).first();
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
  }
});
