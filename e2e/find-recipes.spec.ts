import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  card,
  chooseFilter,
  titles,
  writeAllByCall,
  type ListedRecipe,
} from './pages/recipe-lists';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { registerByCall, type Person } from './setup/people';

shareBrowser();

const looks = [
  { where: 'on a phone', look: phone },
  { where: 'on a desk', look: desktop },
];

const of = (...names: string[]) => names.map((name) => ({ name, amount: '2', unit: '' }));

const recipes: ListedRecipe[] = [
  { title: 'Lamb korma', course: 'dinner', totalMinutes: 90 },
  {
    title: 'Zucchini slice',
    course: 'lunch',
    totalMinutes: 50,
    ingredients: of('zucchini', 'eggs'),
  },
  {
    title: 'Zucchini soup',
    course: 'lunch',
    totalMinutes: 25,
    tags: ['Quick'],
    ingredients: of('zucchini', 'onion'),
  },
  ...Array.from({ length: 24 }, (_, n) => ({ title: `Tuesday toast ${n + 1}` })),
];

async function openAs(cook: Person, look: typeof phone | typeof desktop, path: string) {
  const page = await openSignedIn(cook, look);
  await page.goto(path);
  return page;
}

const search = (page: Page) => page.getByRole('searchbox', { name: /^Search/ });

it.each(looks)(
  'a recipe is found $where in spite of a typing error; back and reload keep the results',
  async ({ look }) => {
    const cook = await registerByCall('Finder');
    await writeAllByCall(cook, recipes);
    const page = await openAs(cook, look, '/my-recipes');
    await search(page).fill('zuchini');
    expect((await titles(page, 2)).toSorted()).toEqual(['Zucchini slice', 'Zucchini soup']);
    await chooseFilter(page, 'Ready in', '30 min');
    expect(await titles(page, 1)).toEqual(['Zucchini soup']);
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    expect(await titles(page, 1)).toEqual(['Zucchini soup']);
    expect(await search(page).inputValue()).toBe('zuchini');
    await page.getByRole('link', { name: 'Zucchini soup' }).click();
    await page.getByRole('heading', { name: 'Zucchini soup', level: 1 }).waitFor();
    await page.goBack();
    expect(await titles(page, 1)).toEqual(['Zucchini soup']);
    await page.goBack();
    expect(await titles(page, 2)).toHaveLength(2);
    await page.goBack();
    expect(await titles(page, 12)).toHaveLength(12);
    expect(await search(page).inputValue()).toBe('');

    await search(page).fill('zucchini');
    await chooseFilter(page, 'Diet', 'Vegan');
    expect(await titles(page, 1)).toEqual(['Zucchini soup']);
  },
);

it('a long list goes on as one scrolls, and the way back restores its place', async () => {
  const cook = await registerByCall('Scroller');
  await writeAllByCall(cook, recipes);
  const page = await openAs(cook, phone, '/my-recipes');
  await titles(page, 12);
  await page.mouse.wheel(0, 2_000);
  await titles(page, 24);
  const far = page.getByRole('link', { name: 'Tuesday toast 4', exact: true });
  // A click scrolls on where a bar is over the link: where it leaves from is what counts.
  await far.click({ trial: true });
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_000);
  await far.click();
  await page.getByRole('heading', { name: 'Tuesday toast 4', level: 1 }).waitFor();
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, before);
});

it.each(looks)(
  'a public recipe is saved $where, marked as favourite, removed, and that is undone',
  async ({ look }) => {
    const nell = await registerByCall('Nell');
    const title = `Nell’s ${nell.email.split('.')[1]!.split('@')[0]} cake`;
    await writeAllByCall(nell, [{ title }], { isListed: true });
    const page = await openAs(await registerByCall('Saver'), look, '/menu-maker');
    if (look === desktop) {
      await page.getByRole('button', { name: 'Community' }).click();
      await page.getByRole('menuitem', { name: 'Saltbush' }).click();
    } else {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Saltbush' })
        .click();
    }
    await page.waitForURL('**/browse');
    await search(page).fill(title);
    await card(page, title).getByText(`By ${nell.name}`).waitFor();
    await page.getByRole('button', { name: `Save: ${title}` }).click();
    await page.getByText('Recipe saved!').waitFor();
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok()),
      page.getByRole('button', { name: `Favourite: ${title}` }).click(),
    ]);

    await page.goto('/my-recipes?favourites=true');
    await card(page, title).waitFor();
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Remove from my recipes' }).click();
    await page.getByText('Removed from your recipes').waitFor();
    await card(page, title).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(page, title).waitFor();
  },
);

it.each(looks)('several recipes are deleted $where and one is restored', async ({ look }) => {
  const cook = await registerByCall('Tidy');
  await writeAllByCall(cook, recipes.slice(0, 3));
  const page = await openAs(cook, look, '/my-recipes');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Choose Lamb korma' }).check();
  await page.getByRole('checkbox', { name: 'Choose Zucchini slice' }).check();
  const bar = page.getByRole('region', { name: 'Selected recipes' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 recipes deleted').waitFor();
  expect(await titles(page, 1)).toEqual(['Zucchini soup']);

  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('link', { name: 'Deleted recipes' }).click();
  await page.getByRole('button', { name: 'Restore Lamb korma' }).click();
  await page.getByText('Recipe is back').waitFor();
  await page.getByRole('heading', { name: 'Zucchini slice' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  expect((await titles(page, 2)).toSorted()).toEqual(['Lamb korma', 'Zucchini soup']);
});
