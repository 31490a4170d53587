import { expect, it } from 'vitest';
import { addFromDay, isSynced, planByCall, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import {
  keepAsStaple,
  moveToAisle,
  openLine,
  readParts,
  readSection,
  readWordings,
  section,
} from './pages/shopping-list';
import { axeFindings } from './setup/axe-findings';
import { openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const salad = {
  title: 'Tomato salad',
  ingredientLines: ['2 red onions', '1 kg tomatoes', '1 tbsp olive oil'],
  steps: ['Slice everything thinly.'],
};
const tart = {
  title: 'Onion tart',
  ingredientLines: ['1 Spanish onion, thinly sliced', '170 g red onion', '1 sheet puff pastry'],
  steps: ['Bake for 30 minutes.'],
};

/** A shopper on a phone with a salad on Monday and a tart on Thursday. */
async function openShop(name: string): Promise<Page> {
  const page = await openSignedIn(name, phone);
  const monday = await writeByCall(page, salad);
  const thursday = await writeByCall(page, tart);
  await planByCall(page, { monday, thursday });
  await page.goto(weekOn('/shopping-list'));
  await page.getByRole('checkbox').first().waitFor();
  return page;
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shopping list', exact: true }).click();
  await page.getByRole('checkbox').first().waitFor();
}

/** The tart again, a week later. */
async function planNextWeek(page: Page): Promise<void> {
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('link', { name: 'Next week' }).click();
  await addFromDay(page, 'Onion tart', 'Tuesday');
  await isSynced(page);
}

const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('a line shows its parts, is split, stays split, and is joined again', async () => {
  const page = await openShop('Splitter');
  const together = ['Red onions 4 (about 680 g)', 'Tomatoes 1 kg'];
  expect(await readSection(page, 'Fruit & Veg')).toEqual(together);
  const parts = await readParts(page, 'Red onions');
  expect(parts.map((part) => part.split(/\s*\n\s*/))).toEqual([
    ['Tomato salad', expect.stringMatching(/^Monday /), '2'],
    ['Onion tart', expect.stringMatching(/^Thursday /), '170 g'],
    ['Onion tart', expect.stringMatching(/^Thursday /), '1'],
  ]);
  expect(await readWordings(page, 'Red onions')).toEqual(['Red onions', 'Spanish onions']);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Keep apart: Spanish onions' }).click();
  const apart = ['Red onions 3 (about 510 g)', 'Spanish onion 1', 'Tomatoes 1 kg'];
  await page.getByRole('checkbox', { name: 'Spanish onion' }).waitFor();
  expect(await readSection(page, 'Fruit & Veg')).toEqual(apart);

  await page.reload();
  await page.getByRole('checkbox', { name: 'Spanish onion' }).waitFor();
  expect(await readSection(page, 'Fruit & Veg')).toEqual(apart);
  await planNextWeek(page);
  await openList(page);
  expect(await readSection(page, 'Fruit & Veg')).toEqual(['Red onions 170 g', 'Spanish onion 1']);

  await openLine(page, 'Spanish onion');
  await page.getByRole('button', { name: 'Put together with Red onions' }).click();
  await page.getByRole('checkbox', { name: 'Spanish onion' }).waitFor({ state: 'hidden' });
  expect(await readSection(page, 'Fruit & Veg')).toEqual(['Red onions 2 (about 340 g)']);
  await page.getByRole('link', { name: 'Previous week' }).click();
  await page.getByRole('checkbox', { name: 'Tomatoes' }).waitFor();
  // The cached list of that week is shown until the server has answered.
  await page.getByRole('checkbox', { name: 'Spanish onion' }).waitFor({ state: 'hidden' });
  expect(await readSection(page, 'Fruit & Veg')).toEqual(together);
});

it('pieces and weights of a line are shown separately, and added up again', async () => {
  const page = await openShop('Measurer');
  await openLine(page, 'Red onions');
  await page.getByRole('button', { name: 'Don’t convert: Red onions' }).click();
  await section(page, 'Fruit & Veg').getByText('3 + 170 g').waitFor();
  await page.reload();
  await section(page, 'Fruit & Veg').getByText('3 + 170 g').waitFor();
  await openLine(page, 'Red onions');
  await page.getByRole('button', { name: 'Add them up: Red onions' }).click();
  await section(page, 'Fruit & Veg').getByText('4 (about 680 g)').waitFor();
});

it('a line cannot be split offline, and a message says so', async () => {
  const page = await openShop('Basement');
  await openLine(page, 'Red onions');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Keep apart: Spanish onions' }).click();
  await page.getByText('Spanish onions: not kept apart').waitFor();
  await page.getByText('There is no signal').waitFor();
  await page.getByRole('checkbox', { name: 'Red onions' }).check();
  await page.context().setOffline(false);
  await page.reload();
  await section(page, 'Done').getByText('Red onions').waitFor();
});

it('a food stays in its new aisle after a reload and in other weeks', async () => {
  const page = await openShop('Mover');
  await moveToAisle(page, 'Puff pastry', 'Bakery');
  await page.reload();
  await section(page, 'Bakery').getByRole('checkbox', { name: 'Puff pastry' }).waitFor();
  await planNextWeek(page);
  await openList(page);
  await section(page, 'Bakery').getByRole('checkbox', { name: 'Puff pastry' }).waitFor();
  await moveToAisle(page, 'Puff pastry', 'Freezer');
});

it('a staple is listed apart from the aisles, and can be put back', async () => {
  const page = await openShop('Stocked');
  await keepAsStaple(page, 'Olive oil');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Tomatoes' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Olive oil' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Always have it (1)' }).click();
  await section(page, 'Always have it (1)').getByText('1 tbsp').waitFor();
  await page.getByRole('button', { name: 'Put it back on the list: Olive oil' }).click();
  await section(page, 'Pantry').getByRole('checkbox', { name: 'Olive oil' }).waitFor();
  expect(await page.getByRole('button', { name: /^Always have it \(/ }).count()).toBe(0);
});
