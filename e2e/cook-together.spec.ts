import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { untilTimersStored } from './pages/device';
import { planTonight } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';

shareBrowser();

const roast = {
  title: 'Roast chicken',
  ingredientLines: ['1 chicken', '2 tbsp olive oil'],
  steps: [
    'Rub the chicken with oil.',
    'Roast in the oven at 200°C for 60 minutes.',
    'Rest for 10 minutes.',
  ],
};
const salad = {
  title: 'Green salad',
  ingredientLines: ['1 butter lettuce'],
  steps: ['Chop the leaves.', 'Toss and serve.'],
};
const cake = {
  title: 'Slow cake',
  ingredientLines: ['200 g flour'],
  steps: ['Mix the flour.', 'Bake in the oven at 150°C for 60 minutes.'],
};

const timeLine = (page: Page) => page.getByRole('region', { name: 'Time line' });
const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });

/** Five in the afternoon in Sydney, from here on. */
async function fromFive(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2027-02-10T06:00:00Z') });
}

it('a cook gets two dishes to the table at one time on a phone, late and without a network', async () => {
  const page = await openSignedIn('Two Dishes', phone);
  const chicken = await writeByCall(page, roast);
  await writeByCall(page, salad);
  await fromFive(page);
  await page.goto(`/cook-together?recipes=${chicken}`);
  await page.getByRole('list', { name: 'Dishes' }).getByText('Roast chicken').waitFor();
  await page.getByText('Add another dish.').waitFor();
  await page.getByRole('button', { name: 'Add Green salad' }).tap();
  await page.getByLabel('Day').selectOption({ label: 'Today' });
  await page.getByLabel('Eat at').fill('18:30');
  await page.getByText('Start at 5:16 pm.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start cooking' }).tap();

  await page.getByRole('heading', { name: 'Next, at 5:16 pm: Roast chicken' }).waitFor();
  await page.getByRole('heading', { name: 'Eat at 6:30 pm' }).waitFor();
  await timeLine(page).getByText('Rub the chicken with oil.').waitFor();
  await timeLine(page).getByText('roast 1 h', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await done(page).tap();
  await page.getByText('1 of 5 done').waitFor();
  await page.getByRole('button', { name: /^Go on · Roast chicken/ }).waitFor();
  await untilTimersStored(page, 1);
  await page.reload();
  await page.getByText('1 of 5 done').waitFor();

  await page.context().setOffline(true);
  await page.clock.fastForward('25:00');
  await page.getByText(/^Running late: eat at 6:\d\d pm instead of 6:30 pm\.$/).waitFor();
  await done(page).tap();
  await page
    .getByRole('list', { name: 'On its own' })
    .getByText(/^Roast chicken: roast until 6:\d\d pm$/)
    .waitFor();
  await page.getByRole('button', { name: /^Roast · Roast chicken/ }).waitFor();
  await page.getByText('2 of 5 done').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('1 of 5 done').waitFor();
});

it('a cook plans and cooks two dishes by keyboard, and hears of one oven and of a time that is too early', async () => {
  const page = await openSignedIn('Two Ovens', desktop);
  const chicken = await writeByCall(page, roast);
  const other = await writeByCall(page, cake);
  await fromFive(page);
  await page.goto(`/cook-together?recipes=${chicken},${other}`);
  await page.getByLabel('Day').selectOption({ label: 'Today' });
  await page.getByLabel('Eat at').fill('17:30');
  await page
    .getByText(/^Too late for 5:30 pm\. Start now and eat at 6:\d\d pm, or choose a later time\.$/)
    .waitFor();
  await page.getByText(/^One oven: Roast chicken needs 200 °C and Slow cake 150 °C/).waitFor();
  await expectGoodInEachLook(page, 'the dishes to be cooked together');
  await page.getByRole('button', { name: 'Start cooking' }).focus();
  await page.keyboard.press('Enter');
  await done(page).waitFor();
  await expectGoodInEachLook(page, 'the time line of two dishes');
  for (let tasks = 1; tasks <= 5; tasks += 1) {
    await done(page).focus();
    await page.keyboard.press('Enter');
    if (tasks < 5) await page.getByText(`${tasks} of 5 done`).waitFor();
  }
  await page.getByRole('heading', { name: 'Nothing more to do until it is ready.' }).waitFor();
  await page.clock.fastForward('03:00:00');
  await page.getByRole('heading', { name: 'Everything is ready. Enjoy your meal.' }).waitFor();
  await page.getByRole('button', { name: 'Cooked it: Slow cake' }).waitFor();
  await expectGoodInEachLook(page, 'the end of a meal of two dishes');
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await page.goto('/cook-together');
  await page.getByText('Add two dishes.').waitFor();
});

it('a cook finds all dishes of tonight from the plan', async () => {
  const page = await openSignedIn('Planned Dishes', phone);
  const chicken = await writeByCall(page, roast);
  await page.goto(await planTonight(page, chicken, await writeByCall(page, salad)));
  await page.getByRole('button', { name: 'Options for Roast chicken' }).tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('link', { name: 'Cook with other dishes' }).tap();
  const dishes = page.getByRole('list', { name: 'Dishes' });
  await dishes.getByText('Roast chicken').waitFor();
  await dishes.getByText('Green salad').waitFor();
});

it('a cook notes a dish of the meal in the cook log at its end', async () => {
  const page = await openSignedIn('Noted Dishes', phone);
  const slaw = await writeByCall(page, { ...salad, title: 'Slaw' });
  await page.goto(`/cook-together?recipes=${slaw},${await writeByCall(page, salad)}`);
  await page.getByRole('button', { name: 'Start cooking' }).tap();
  for (let tasks = 1; tasks <= 4; tasks += 1) {
    await done(page).tap();
    if (tasks < 4) await page.getByText(`${tasks} of 4 done`).waitFor();
  }
  await page.getByRole('button', { name: 'Cooked it: Slaw' }).tap();
  await page.getByRole('button', { name: 'Noted in the cook log: Slaw' }).waitFor();
  await page.getByRole('button', { name: 'Cooked it: Green salad' }).waitFor();
  await page.goto(`/recipes/${slaw}`);
  await page.getByRole('heading', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await page.getByText('Cooked once, today').waitFor();
});
