/** A first visit fetches its page and little beyond it (decision 0099), counted between the browser and the server. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { untilYes } from './pages/device';
import { writeAllByCall } from './pages/recipe-lists';
import { desktop, openPage, patienceMs, shareBrowser } from './setup/browser';
import { mostAhead, mostRequests, weighCode } from './setup/first-visit';
import { openNetwork, type Network } from './setup/network';
import { registerByCall, signInByCall, type Person } from './setup/people';

shareBrowser();

/** The list shows twelve of them at first. */
async function registerWithPictures(): Promise<Person> {
  const cook = await registerByCall('Pictured');
  const { 'saltbush.token': token } = await signInByCall(cook);
  const answer = await fetch(`${inject('saltbushUrl')}/api/curated-images`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { images } = (await answer.json()) as { images: { imageUrl: string }[] };
  expect(images.length).toBe(12);
  const recipes = Array.from({ length: 19 }, (_, n) => ({
    title: `Dish ${n}`,
    imageUrl: images[n % images.length]!.imageUrl,
  }));
  await writeAllByCall(cook, recipes);
  return cook;
}

async function openFirst({ url }: Network, connection: object, cook?: Person): Promise<Page> {
  const options: BrowserContextOptions = { ...desktop, baseURL: url, serviceWorkers: 'allow' };
  const stored: Record<string, string> = cook ? await signInByCall(cook) : {};
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const page = await openPage({
    ...options,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await page.clock.install();
  return page;
}

/** Until the service worker has what the page loaded. */
const untilPageStored = (page: Page, file: string) =>
  untilYes(() =>
    page.evaluate(async (name) => (await caches.match(`/pages/${name}.html`)) !== undefined, file),
  );

/** Nothing of a first visit waits longer, until someone has used the app for half a minute. */
const restMs = 10_000;

async function untilAsked({ asked }: Network, part: string): Promise<void> {
  await expect
    .poll(() => asked.some((path) => path.includes(part)), { timeout: patienceMs })
    .toBe(true);
}

/** As the browser tells pages of it. */
const connections = {
  fast: { effectiveType: '4g', downlink: 10 },
  'saves data': { effectiveType: '4g', downlink: 10, saveData: true },
  'is slow': { effectiveType: '3g', downlink: 1.6 },
};
const withoutRoom = ['saves data', 'is slow'] as const;

async function visitLogin(connection: keyof typeof connections) {
  const network = await openNetwork();
  const page = await openFirst(network, connections[connection]);
  await page.goto('/login');
  await untilPageStored(page, 'login');
  await page.clock.runFor(restMs);
  return network;
}

it('a first visit of the login page makes few requests and fetches little ahead', async () => {
  const network = await visitLogin('fast');
  await untilAsked(network, 'login-steps');
  await untilAsked(network, 'attend-toasts');
  await untilAsked(network, '/api/auth/options');

  const { ahead } = await weighCode(inject('saltbushUrl'), '/login', network.asked);
  expect(network.asked.length).toBeLessThan(mostRequests);
  expect(ahead).toBeLessThanOrEqual(mostAhead.visitor);
});

it.each(withoutRoom)(
  'a first visit of the login page fetches nothing ahead where the line %s',
  async (connection) => {
    const network = await visitLogin(connection);
    await untilAsked(network, '/api/auth/options');
    expect(network.asked.filter((path) => /login-steps|attend-toasts/.test(path))).toEqual([]);
  },
);

async function visitRecipes(connection: keyof typeof connections) {
  const cook = await registerWithPictures();
  const network = await openNetwork();
  const page = await openFirst(network, connections[connection], cook);
  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'Dish 18' }).waitFor();
  await untilPageStored(page, 'my-recipes');
  await page.clock.runFor(restMs);
  await untilAsked(network, '/api/sync');
  return network;
}

it('a first visit of the recipe list makes few requests and fetches little ahead', async () => {
  const network = await visitRecipes('fast');
  await untilAsked(network, 'attend-toasts');

  const { ahead } = await weighCode(inject('saltbushUrl'), '/my-recipes', network.asked);
  expect(network.asked.length).toBeLessThan(mostRequests);
  expect(ahead).toBeLessThanOrEqual(mostAhead.recipeList);
});

it.each(withoutRoom)(
  'a first visit of the recipe list fetches nothing ahead where the line %s',
  async (connection) => {
    const network = await visitRecipes(connection);
    expect(network.asked.filter((path) => path.includes('attend-toasts'))).toEqual([]);
  },
);
