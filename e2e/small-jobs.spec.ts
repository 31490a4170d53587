import { expect, it } from 'vitest';
import { createCommunity } from './pages/households';
import { day, isSynced, planByCall, weekOn } from './pages/menu-maker';
import { tokenOf, writeByCall } from './pages/recipes';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import {
  expectAccessible,
  expectGoodInEachLook,
  expectNoHorizontalScroll,
  faultsInEachLook,
} from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { byTouchAndKeyboard, countPresses } from './setup/presses';

shareBrowser();

const chana = {
  title: 'Chana masala',
  ingredientLines: ['1 cup dried chickpeas', '2 brown onions'],
  steps: ['Soak the chickpeas overnight.', 'Simmer until soft.'],
};

it('the small job of an evening is ticked on a phone with one tap, and stays so', async () => {
  const page = await openSignedIn('Evening cook', phone);
  await planByCall(page, { thursday: await writeByCall(page, chana) });
  await page.goto(weekOn('/menu-maker'));
  const job = day(page, 'Wednesday').getByRole('checkbox', { name: 'Soak 1 cup dried chickpeas' });
  await day(page, 'Wednesday').getByText('For Thursday: Chana masala.').waitFor();
  await job.tap();
  await expect.poll(() => job.isChecked()).toBe(true);
  await expectAccessible(page, '/menu-maker with a small job');
  await expectNoHorizontalScroll(page, '/menu-maker with a small job');
  await isSynced(page);
  await page.reload();
  await expect.poll(() => job.isChecked()).toBe(true);
});

it('a kind of small job is turned off by keyboard', async () => {
  const page = await openSignedIn('Quiet cook', desktop);
  await planByCall(page, { thursday: await writeByCall(page, chana) });
  await page.goto(weekOn('/menu-maker'));
  const job = day(page, 'Wednesday').getByRole('checkbox', { name: 'Soak 1 cup dried chickpeas' });
  await job.waitFor();
  await pressFocused(page, page.getByRole('button', { name: /, change$/ }));
  await page.getByRole('menuitem', { name: 'Small jobs' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Small jobs' });
  expect(await faultsInEachLook(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Soak' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await job.waitFor({ state: 'detached' });
});

it.each(byTouchAndKeyboard)(
  'a link for the kitchen is made in two presses and ended in one, $name',
  async ({ look, isTouch }) => {
    const page = await openSignedIn('Keeper', look);
    const token = await tokenOf(page);
    const { _id: id } = await call<{ _id: string }>('/households', { name: 'Number 9' }, { token });
    await page.goto(`/households/${id}`);
    const { press, fill, enter, taken } = countPresses(page, isTouch);
    const panel = page.getByRole('region', { name: 'Kitchen screen' });
    await fill(panel.getByLabel('Name of the tablet'), 'Fridge');
    await enter();
    const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(taken()).toBe(2);
    await press(panel.getByRole('button', { name: 'End Fridge' }));
    await panel.getByRole('button', { name: 'End Fridge' }).waitFor({ state: 'detached' });
    expect(taken()).toBe(1);
    await page.goto(new URL(link).pathname);
    await page.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();
  },
);

it('a tablet on the wall shows the kitchen by a link, says when it is offline, and the link is ended', async () => {
  const page = await openSignedIn('Host', phone);
  const token = await tokenOf(page);
  await page.goto('/my-recipes');
  const householdId = (await createCommunity(page, 'Number 7')).split('/').at(-1)!;
  const recipe = await writeByCall(page, chana);
  const sharingSettings = { mode: 'private', approvedUsers: [], communities: [householdId] };
  await call(`/recipes/${recipe}/sharing`, { sharingSettings }, { method: 'PUT', token });
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const date of [0, 1, 2, 3].map(inDays)) {
    await call('/meals', { date, entry: { recipe }, householdId }, { token });
  }
  const panel = page.getByRole('region', { name: 'Kitchen screen' });
  await panel.getByLabel('Name of the tablet').fill('Tablet');
  await panel.getByLabel('Name of the tablet').press('Enter');
  const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();

  const tablet = await openPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  await tablet.goto(new URL(link).pathname);
  await tablet.getByRole('heading', { level: 2, name: 'Chana masala' }).waitFor();
  await tablet.getByText('Soak 1 cup dried chickpeas').first().waitFor();
  await expectGoodInEachLook(tablet, '/today by a link');
  await tablet.context().setOffline(true);
  await tablet.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tablet.getByText(/^Can’t reach Saltbush\. This is the plan from/).waitFor();
  await tablet.context().setOffline(false);
  await tablet.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tablet.getByText(/^Can’t reach Saltbush/).waitFor({ state: 'detached' });

  await panel.getByRole('button', { name: 'End Tablet' }).tap();
  await panel.getByRole('button', { name: 'End Tablet' }).waitFor({ state: 'detached' });
  await tablet.reload();
  await tablet.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();

  await page.goto(`/today?household=${householdId}`);
  await page.getByRole('heading', { level: 2, name: 'Chana masala' }).waitFor();
  await page.getByRole('button', { name: 'Show on a tablet' }).tap();
  await page.getByRole('dialog', { name: 'Kitchen screen' }).waitFor();
});
