import { expect, inject, it } from 'vitest';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { registerByCall } from './setup/people';

shareBrowser();

it('a person writes to the admins, and both see what the other says as it is said', async () => {
  const cook = await registerByCall('Asks');
  const page = await openSignedIn(cook, phone);
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Feedback' }).click();
  await page.getByText('Write your first message below').waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please write something').waitFor();
  await page.getByLabel('Message', { exact: true }).fill('The timer makes no sound');
  await page.getByRole('button', { name: 'Send' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await messages.getByText('The timer makes no sound').waitFor();
  await expectAccessible(page, '/feedback');
  await expectNoHorizontalScroll(page, '/feedback');

  const admin = await openSignedIn(inject('admin'), phone);
  await admin.goto('/admin/feedback');
  await admin.getByRole('link', { name: `${cook.name} New` }).click();
  const seen = admin.getByRole('log', { name: 'Messages' });
  await seen.getByText('The timer makes no sound').waitFor();
  await expectAccessible(admin, '/admin/feedback');
  await expectNoHorizontalScroll(admin, '/admin/feedback');
  // Read, which the person sees without doing anything.
  await messages.getByText('Seen by the admins').waitFor();
  await admin.getByLabel('Message', { exact: true }).fill('Is the phone muted?');
  await admin.getByRole('button', { name: 'Send' }).press('Enter');
  await messages.getByText('Is the phone muted?').waitFor();
  await seen.getByText(`Seen by ${cook.name}`).waitFor();

  // Elsewhere the menu says that there is an answer.
  await page.goto('/my-recipes');
  await admin.getByLabel('Message', { exact: true }).fill('It plays through the speaker');
  await admin.getByRole('button', { name: 'Send' }).click();
  await page.getByText('You have a new answer to your feedback').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Feedback 1 new' }).click();
  await messages.getByText('It plays through the speaker').waitFor();
  await page.getByText('You have a new answer to your feedback').waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Feedback 1 new' }).count()).toBe(0);
});
