import { expect, it } from 'vitest';
import { untilAppStored, untilRecipeStored } from './pages/device';
import { writeByCall } from './pages/recipes';
import { desktop, openSignedIn, shareBrowser } from './setup/browser';

shareBrowser();

const withWorker = { ...desktop, serviceWorkers: 'allow' as const };

it('every kind of page opens without a network, and a recipe to cook from', async () => {
  const page = await openSignedIn('Offline cook', withWorker);
  await writeByCall(page, {
    title: 'Pumpkin soup',
    ingredientLines: ['1 kg pumpkin'],
    steps: ['Simmer until soft.'],
  });
  await page.goto('/my-recipes');
  await untilAppStored(page);
  await page.getByRole('link', { name: 'Pumpkin soup', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Pumpkin soup' }).waitFor();
  const recipe = page.url();
  await untilRecipeStored(page, recipe.split('/').at(-1)!);

  await page.context().setOffline(true);
  for (const path of ['/menu-maker', '/shopping-list', '/account']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto(recipe);
  await page.getByText('Simmer until soft.').waitFor();
  await page.goto(`${recipe}/cook`);
  await page.getByText('Simmer until soft.').first().waitFor();
});

it('the API is never answered from a cache, and a file that is missing is missing', async () => {
  const page = await openSignedIn('Online cook', withWorker);
  await page.goto('/my-recipes');
  await untilAppStored(page);
  const statuses = await page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(path)).status;
    return [await ask('/api/no/such/call'), await ask('/assets/no-such-file.js')];
  });
  expect(statuses).toEqual([404, 404]);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(cached).toContain('/index.html');
});
