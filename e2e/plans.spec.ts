import { expect, it } from 'vitest';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

it.each([
  ['a phone', phone],
  ['a desk', desktop],
])('Premium is chosen, seen on the account page and ended, on %s', async (name, look) => {
  const page = await openSignedIn(`Planner ${name}`, look);
  await page.goto('/account/plan');
  await page.getByRole('link', { name: 'See Premium' }).click();
  await page.getByText('Nothing is charged here').waitFor();
  await expectNoHorizontalScroll(page, '/checkout');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await page.waitForURL('**/subscription-success');
  await page.getByText('You’re on Premium').waitFor();
  await page.getByRole('link', { name: 'Manage my plan' }).click();
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await plan.getByText('Nothing is charged on this Saltbush').waitFor();
  await plan.getByRole('button', { name: 'Cancel Premium' }).click();
  // By keyboard: the dialog has the focus.
  await page.getByRole('button', { name: 'End Premium' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You’re on the Free plan').waitFor();
  await page.reload();
  await plan.getByRole('link', { name: 'See Premium' }).waitFor();
  expect(await plan.getByRole('button', { name: 'Cancel Premium' }).count()).toBe(0);
});
