/** A first visit fetches its page and little beyond it (decision 0099), counted between the browser and the server. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { writeAllByCall } from './pages/recipe-lists';
import { desktop, openPage, shareBrowser } from './setup/browser';
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
  const recipes = images.slice(0, 19).map(({ imageUrl }, n) => ({ title: `Dish ${n}`, imageUrl }));
  expect(recipes.length).toBe(19);
  await writeAllByCall(cook, recipes);
  return cook;
}

async function openFirst(
  { url }: Network,
  cook?: Person,
  connection: object = { effectiveType: '4g', downlink: 10 },
): Promise<Page> {
  const options: BrowserContextOptions = { ...desktop, baseURL: url, serviceWorkers: 'allow' };
  const stored = cook ? await signInByCall(cook) : {};
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
  page.waitForFunction(
    async (name) => (await caches.match(`/pages/${name}.html`)) !== undefined,
    file,
  );

/** Nothing of a first visit waits longer, until someone has used the app for half a minute. */
const restMs = 10_000;

const untilAsked = ({ asked }: Network, part: string) =>
  expect.poll(() => asked.some((path) => path.includes(part)), { timeout: 60_000 }).toBe(true);

it('a first visit of the login page makes few requests and fetches little ahead', async () => {
  const network = await openNetwork();
  const page = await openFirst(network);
  await page.goto('/login');
  await untilPageStored(page, 'login');
  await page.clock.runFor(restMs);
  await untilPageStored(page, 'login');

  const { ahead } = await weighCode(inject('saltbushUrl'), '/login', network.asked);
  expect(network.asked.length).toBeLessThan(mostRequests);
  expect(ahead).toBeLessThanOrEqual(mostAhead.visitor);
});

it('a first visit of the recipe list makes few requests and fetches little ahead, and nothing where data is saved or the line is slow', async () => {
  const cook = await registerWithPictures();
  const visit = async (connection?: object) => {
    const network = await openNetwork();
    const page = await openFirst(network, cook, connection);
    await page.goto('/my-recipes');
    await page.getByRole('link', { name: 'Dish 18' }).waitFor();
    await untilPageStored(page, 'my-recipes');
    await page.clock.runFor(restMs);
    return { network, page };
  };

  const { network, page } = await visit();
  await untilAsked(network, '/api/sync');
  await untilAsked(network, 'browse-page');
  const { ahead } = await weighCode(inject('saltbushUrl'), '/my-recipes', network.asked);
  expect(network.asked.length).toBeLessThan(mostRequests);
  expect(ahead).toBeLessThanOrEqual(mostAhead.recipeList);
  await page.close();

  for (const connection of [{ effectiveType: '4g', saveData: true }, { effectiveType: '3g' }]) {
    const { network: slow } = await visit(connection);
    // What synchronises is fetched at the same time as pages that may be opened next.
    await untilAsked(slow, '/api/sync');
    expect(slow.asked.filter((path) => path.includes('browse'))).toEqual([]);
  }
});
