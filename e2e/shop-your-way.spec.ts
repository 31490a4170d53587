import { expect, it } from 'vitest';
import { addFromDay, isSynced, planByCall, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import {
  closeLine,
  details,
  isListSynced,
  keepAsStaple,
  moveToAisle,
  openLine,
  openMore,
  readSection,
  section,
  sendNow,
  waitInTrolley,
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
  await page.getByRole('link', { name: /^Shopping list.*items?$/ }).click();
  await page.getByRole('checkbox').first().waitFor();
}

/** The tart again, a week later. */
async function planNextWeek(page: Page): Promise<void> {
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('link', { name: 'Next week', exact: true }).click();
  await addFromDay(page, 'Onion tart', 'Tuesday');
  await isSynced(page);
}

const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('a line shows its parts, is split, stays split, and is joined again', async () => {
  const page = await openShop('Splitter');
  const together = ['4 red onions', '1 kg tomatoes'];
  expect(await readSection(page, 'Fruit & Veg')).toEqual(together);
  await openLine(page, 'Red onions');
  await details(page).getByRole('button', { name: '2 more' }).click();
  const parts = await details(page).getByRole('listitem').allInnerTexts();
  expect(parts.map((part) => part.split(/\s*\n\s*/))).toEqual([
    ['Tomato salad', expect.stringMatching(/^Mon /), '2'],
    ['Onion tart', expect.stringMatching(/^Thu /), '170 g'],
    ['Onion tart', expect.stringMatching(/^Thu /), '1'],
  ]);
  await openMore(page);
  const apartButtons = details(page).getByRole('button', { name: /^Separate: / });
  expect(await apartButtons.allInnerTexts()).toEqual(['Separate: Spanish onions']);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Separate: Spanish onions' }).click();
  await closeLine(page);
  const apart = ['3 red onions', '1 spanish onion', '1 kg tomatoes'];
  await page.getByRole('checkbox', { name: /spanish onion/ }).waitFor();
  expect(await readSection(page, 'Fruit & Veg')).toEqual(apart);

  await isListSynced(page);
  await page.reload();
  await page.getByRole('checkbox', { name: /spanish onion/ }).waitFor();
  expect(await readSection(page, 'Fruit & Veg')).toEqual(apart);
  await planNextWeek(page);
  await openList(page);
  expect(await readSection(page, 'Fruit & Veg')).toEqual(['1 red onion', '1 spanish onion']);

  await openLine(page, 'Spanish onion');
  await openMore(page);
  await page.getByRole('button', { name: 'Combine with Red onions' }).click();
  await page.getByRole('checkbox', { name: /spanish onion/ }).waitFor({ state: 'hidden' });
  expect(await readSection(page, 'Fruit & Veg')).toEqual(['2 red onions']);
  await isListSynced(page);
  await page.goto(weekOn('/shopping-list'));
  await page.getByRole('checkbox', { name: /tomatoes/ }).waitFor();
  expect(await readSection(page, 'Fruit & Veg')).toEqual(together);
});

it('pieces and weights of a line are shown separately, and added up again', async () => {
  const page = await openShop('Measurer');
  await openLine(page, 'Red onions');
  await openMore(page);
  await page.getByRole('button', { name: 'Don’t convert' }).click();
  await page.getByRole('button', { name: 'Add them up' }).waitFor();
  await closeLine(page);
  await isListSynced(page);
  await page.reload();
  await section(page, 'Fruit & Veg').getByText('3 + 170 g').waitFor();
  await openLine(page, 'Red onions');
  await openMore(page);
  await page.getByRole('button', { name: 'Add them up' }).click();
  await closeLine(page);
  await section(page, 'Fruit & Veg').getByText('about 680 g').waitFor();
});

it('a line is split offline, and the server has it later', async () => {
  const page = await openShop('Basement');
  await openLine(page, 'Red onions');
  await openMore(page);
  await page.getByRole('button', { name: 'Separate: Spanish onions' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Separate: Spanish onions' }).click();
  await closeLine(page);
  await page.getByRole('checkbox', { name: /spanish onion/ }).tap();
  await page.getByText('2 changes saved on this device;').waitFor();
  await page.context().setOffline(false);
  await sendNow(page);
  await isListSynced(page);
  await page.reload();
  await waitInTrolley(page, 'spanish onion');
});

it('a food stays in its new aisle after a reload and in other weeks', async () => {
  const page = await openShop('Mover');
  await moveToAisle(page, 'Puff pastry', 'Bakery');
  await isListSynced(page);
  await page.reload();
  await section(page, 'Bakery')
    .getByRole('checkbox', { name: /puff pastry/i })
    .waitFor();
  await planNextWeek(page);
  await openList(page);
  await section(page, 'Bakery')
    .getByRole('checkbox', { name: /puff pastry/i })
    .waitFor();
  await moveToAisle(page, 'Puff pastry', 'Freezer');
});

it('a staple is listed outside the aisles, and can be put back', async () => {
  const page = await openShop('Stocked');
  await keepAsStaple(page, 'Olive oil');
  await isListSynced(page);
  await page.reload();
  await page.getByRole('checkbox', { name: /tomatoes/ }).waitFor();
  expect(await page.getByRole('checkbox', { name: /olive oil/i }).count()).toBe(0);
  await page.getByRole('button', { name: 'Always have it (1)' }).click();
  await section(page, 'Always have it (1)').getByText('1 tbsp').waitFor();
  await page.getByRole('button', { name: 'Put it back on the list: Olive oil' }).click();

  // A spoon of it is looked for at home, and bought when it is not there.
  await section(page, 'Check at home (1)').getByText('1 tbsp').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await section(page, 'Check at home (1)')
    .getByRole('button', { name: /^Olive oil/ })
    .click();
  await section(page, 'Pantry').getByText('500 mL bottle').waitFor();
  await isListSynced(page);
  await page.reload();
  await section(page, 'Pantry')
    .getByRole('checkbox', { name: /olive oil/i })
    .waitFor();
  expect(await page.getByRole('button', { name: /^Always have it \(/ }).count()).toBe(0);
});
