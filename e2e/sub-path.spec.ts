/** An instance below a path of its host, behind a proxy that passes the path on (decision 0119). */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeOnboardingAhead, fillRegistration } from './pages/accounts';
import { untilAppStored, untilRecipeStored } from './pages/device';
import { addFromDay } from './pages/menu-maker';
import { choosePhoto, untilPictured } from './pages/pictures';
import { saveRecipe, tokenOf } from './pages/recipes';
import { makeLinkFor } from './pages/sharing';
import { desktop, openPage, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { freePort } from './setup/free-port';
import { newPerson, tourSeen } from './setup/people';
import { openProxy, type Proxy } from './setup/proxy';
import { runSaltbush } from './setup/run-saltbush';

shareBrowser();

/** Also the beginning of addresses of the app itself. */
const basePath = '/recipes';
const pictures = `${basePath}/images/`;
const week = '?week=2031-01-06';

let proxy: Proxy;
/** What people type: without a slash at its end. */
let instance: string;

beforeAll(async () => {
  const port = await freePort();
  proxy = await openProxy(`http://127.0.0.1:${port}`);
  instance = `${proxy.url}${basePath}`;
  const saltbush = await runSaltbush({
    PORT: String(port),
    PUBLIC_URL: instance,
    RATE_LIMITS: 'off',
  });
  return async () => {
    proxy.close();
    await saltbush.stop();
  };
});

it('everything works below a path, and nothing is asked for beside it', async () => {
  onTestFailed(() => console.error(outside()));
  const page = await openPage({ ...desktop, ...device(), serviceWorkers: 'allow' });
  await register(page);
  const recipe = await writePicturedSoup(page);
  await page.goto(`menu-maker${week}`);
  await addFromDay(page, 'Pumpkin soup', 'Monday');
  await page.goto(`shopping-list${week}`);
  await page.getByText('1 kg pumpkin').waitFor();
  expect(proxy.asked).toContain(`${basePath}/api/sync/stream`);

  await expectCookieBelow(page);
  await worksWithoutNetwork(page, recipe);
  await page.goto(recipe);
  const link = await makeLinkFor(page, 'guest@example.org');
  await readLink(link);
  await readAsProgram(link);
  await readCalendar(page);
  await readOtherFiles();
  expect(outside()).toEqual([]);
});

/** A device on which the welcome tour was seen. */
function device() {
  const localStorage = Object.entries(tourSeen).map(([name, value]) => ({ name, value }));
  return {
    baseURL: `${instance}/`,
    storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
  };
}

const outside = () => proxy.asked.filter((path) => !path.startsWith(`${basePath}/`));

async function register(page: Page): Promise<void> {
  await page.goto('');
  await page.getByRole('link', { name: 'Try it Free' }).first().click();
  await page.waitForURL(`${instance}/register`);
  await closeOnboardingAhead(page);
  await fillRegistration(page, newPerson('Below'));
  await page.waitForURL(`${instance}/menu-maker*`);
}

/** @returns the address of its page */
async function writePicturedSoup(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click();
  await page
    .getByRole('link', { name: /add recipe|write a recipe/i })
    .first()
    .click();
  await page.getByLabel('Title').fill('Pumpkin soup');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('1 kg pumpkin');
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer until soft.');
  await choosePhoto(page);
  await saveRecipe(page, 'Pumpkin soup');
  await untilPictured(page, pictures);
  return page.url();
}

async function expectCookieBelow(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  // The pages themselves are sent in the language of one.
  const ofCalls = cookies.filter(({ name }) => name !== 'saltbush-language');
  expect(ofCalls.map(({ path }) => path)).toEqual([expect.stringMatching(`^${basePath}/api/`)]);
}

async function worksWithoutNetwork(page: Page, recipe: string): Promise<void> {
  await page.goto(recipe);
  await untilPictured(page, pictures);
  await untilAppStored(page);
  await untilRecipeStored(page, recipe.split('/').at(-1)!);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${instance}/`);
  proxy.cut();
  await page.reload();
  await page.getByText('Simmer until soft.').waitFor();
  await untilPictured(page, pictures);
  await page.goto(`shopping-list${week}`);
  await page.getByText('1 kg pumpkin').waitFor();
  proxy.mend();
}

async function readLink(link: string): Promise<void> {
  expect(link).toMatch(`${instance}/shared-recipe/`);
  const visitor = await openPage({ ...phone, ...device() });
  await visitor.goto(link);
  await visitor.getByRole('heading', { level: 1, name: 'Pumpkin soup' }).waitFor();
  await untilPictured(visitor, pictures);
}

/** A chat that shows a preview, and a program that imports the recipe. */
async function readAsProgram(link: string): Promise<void> {
  const html = await (await fetch(link)).text();
  const property = (name: string) =>
    new RegExp(`property="og:${name}"\\s+content="([^"]*)"`).exec(html)?.[1];
  expect(property('url')).toMatch(`${instance}/shared-recipe/`);
  const image = property('image')!;
  expect(image).toMatch(`${instance}/images/`);
  expect((await fetch(image)).headers.get('content-type')).toBe('image/webp');
}

async function readCalendar(page: Page): Promise<void> {
  const token = await tokenOf(page);
  const { url } = await call<{ url: string }>('/calendar-feed', {}, { token, origin: instance });
  expect(url).toMatch(`${instance}/calendar/`);
  expect(await (await fetch(url)).text()).toContain('BEGIN:VCALENDAR');
}

async function readOtherFiles(): Promise<void> {
  const manifest = (await (await fetch(`${instance}/manifest.webmanifest`)).json()) as Manifest;
  const { id, scope, start_url: start, share_target: share } = manifest;
  expect([id, scope, start, share.action]).toEqual([
    `${basePath}/`,
    `${basePath}/`,
    `${basePath}/my-recipes`,
    `${basePath}/my-recipes/import?shared=missed`,
  ]);
  const others = [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map((s) => s.url)];
  for (const path of others) {
    expect(path.startsWith(`${basePath}/`), path).toBe(true);
    expect((await fetch(proxy.url + path)).status, path).toBe(200);
  }
  const document = await (await fetch(`${instance}/api/openapi.json`)).json();
  expect(document).toMatchObject({ servers: [{ url: `${basePath}/api` }] });
  const robots = await (await fetch(`${instance}/robots.txt`)).text();
  expect(robots).toContain(`Disallow: ${basePath}/account`);
  expect(robots).toContain(`Sitemap: ${instance}/sitemap.xml`);
}

interface Manifest {
  id: string;
  scope: string;
  start_url: string;
  share_target: { action: string };
  icons: { src: string }[];
  shortcuts: { url: string }[];
}
