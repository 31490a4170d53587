/** A household whose week starts on Saturday, on a phone in Auckland; seven days from today; a meal without a day. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addFromDay, day, isSynced } from './pages/menu-maker';
import { tokenOf, writeByCall } from './pages/recipes';
import { call } from './setup/call';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { newPerson } from './setup/people';

shareBrowser();

const household = 'Te Rangihīroa-Featherstonehaugh household';
const others = [
  'Wilhelmina Featherstonehaugh',
  'Maximilian-Alexander Te Rangihīroa',
  'Anne-Sophie Cholmondeley-Marjoribanks',
  'Ngaio',
];

/** Five people; weeks start on Saturday. */
async function foundHousehold(page: Page): Promise<string> {
  const token = await tokenOf(page);
  const home = { name: household, timeZone: 'Pacific/Auckland', firstWeekday: 'saturday' };
  const { _id: id } = await call<{ _id: string }>('/households', home, { token });
  for (const name of others) {
    const { email, password, name: username } = newPerson(name);
    const { url } = await call<{ url: string }>(
      `/households/${id}/invitations`,
      { email },
      { token },
    );
    const invitationToken = url.slice(url.lastIndexOf('/') + 1);
    await call('/auth/register', { username, email, password, invitationToken });
  }
  return id;
}

/** Not the current week, which changes at midnight, perhaps during a test. A Tuesday. */
const tuesday = '2031-01-07';

async function daysOn(page: Page): Promise<(string | null)[]> {
  const days = page.locator('[data-day]');
  await days.first().waitFor();
  return days.evaluateAll((all) => all.map((one) => one.getAttribute('data-day')));
}

const soup = 'Kūmara and coconut soup with a very long name';

const lane = (page: Page) => page.getByRole('region', { name: 'No day yet' });

it('a household plans from Saturday to Friday, and gives a meal without a day one', async () => {
  const page = await openSignedIn('Aroha', { ...phone, timezoneId: 'Pacific/Auckland' });
  const id = await foundHousehold(page);
  await writeByCall(page, {
    title: soup,
    ingredientLines: ['1 kg kūmara'],
    steps: ['Simmer.'],
  });
  await page.goto(`/menu-maker?household=${id}&week=${tuesday}`);
  await page.getByRole('heading', { level: 1, name: /4 – 10 January/ }).waitFor();
  const days = await daysOn(page);
  expect([days[0], days.at(-1), days.length]).toEqual(['2031-01-04', '2031-01-10', 7]);

  // Both ends of the week, and what has no day yet.
  await addFromDay(page, soup, 'Saturday');
  await closeToast(page, /^Now shared with/);
  await addFromDay(page, soup, 'Friday');
  await page.getByRole('button', { name: 'Add to Monday' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'No day yet' }).tap();
  await sheet.getByRole('button', { name: 'Takeaway' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await lane(page).getByRole('button', { name: 'Takeaway', exact: true }).waitFor();
  await isSynced(page);
  await expectGoodInEachLook(page, '/menu-maker with a meal without a day');
  await page.setViewportSize(phone.viewport);

  await page.reload();
  await day(page, 'Saturday').getByText(soup).waitFor();
  await day(page, 'Friday').getByText(soup).waitFor();
  await moveByKeyboard(page, 'Takeaway', 'Sat 4');
  await day(page, 'Saturday').getByText('Takeaway').waitFor();
  await lane(page).waitFor({ state: 'hidden' });

  // Back off its day, and to another, by the menu.
  await page.getByRole('button', { name: 'Options for Takeaway' }).tap();
  await page.getByRole('button', { name: 'Move to…' }).tap();
  await page.getByRole('button', { name: 'No day yet' }).tap();
  await lane(page).getByRole('button', { name: 'Options for Takeaway' }).tap();
  await page.getByRole('button', { name: 'Move to…' }).tap();
  await page.getByRole('button', { name: /^Wed 8 / }).tap();
  await day(page, 'Wednesday').getByText('Takeaway').waitFor();
  await isSynced(page);
});

/** It would cover what is tapped next. */
async function closeToast(page: Page, text: RegExp): Promise<void> {
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .locator('[data-kind]')
    .filter({ hasText: text });
  await toast.getByRole('button', { name: 'Close message' }).tap();
  await toast.waitFor({ state: 'hidden' });
}

/** To the first day, by the arrow keys. */
async function moveByKeyboard(page: Page, name: string, place: string): Promise<void> {
  const announced = page.locator('[aria-live="assertive"]');
  await lane(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Space');
  await announced
    .filter({ hasText: `Picked up ${name}` })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await announced.filter({ hasText: place }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
}

it('a phone that shows seven days from today begins with today', async () => {
  const page = await openSignedIn('Rewi', { ...phone, timezoneId: 'Pacific/Auckland' });
  await page.clock.setFixedTime(new Date());
  await page.goto('/menu-maker');
  await page.getByRole('button', { name: /change$/ }).tap();
  await page.getByRole('menuitem', { name: '7 days from today' }).tap();
  await page.getByRole('heading', { level: 1, name: /^From today/ }).waitFor();
  const [first] = await daysOn(page);
  await page.locator(`[data-day="${first}"]`).getByText('Today', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^From today/ }).waitFor();
  await page.getByRole('link', { name: 'Next 7 days' }).tap();
  await page.getByRole('heading', { level: 1, name: /^The 7 days after/ }).waitFor();
  await expectGoodInEachLook(page, '/menu-maker from today');
});
