import { expect, inject, it } from 'vitest';
import { openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

it('an admin sees what needs attention, runs a job, and switches a picture off and on', async () => {
  const page = await openSignedIn(inject('admin'), phone);
  await page.goto('/admin');
  await page.getByRole('region', { name: 'This week' }).getByText('Active people').waitFor();
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  const job = page.getByRole('listitem').filter({ hasText: 'Count visits' });
  await page.getByRole('button', { name: 'Run now: Count visits' }).click();
  await job
    .getByText('Last ran now')
    .or(job.getByText(/Last ran \d+ seconds? ago/))
    .waitFor();

  await page.goto('/admin/curated-images');
  await page.getByRole('searchbox', { name: /^Search/ }).fill('pavlova');
  await page
    .getByText('1 picture', { exact: true })
    .or(page.getByText(/^\d+ pictures$/))
    .waitFor();
  await page.getByRole('button', { name: 'Switch off Pavlova' }).click();
  await page.getByRole('button', { name: 'Switch on Pavlova' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Switch off Pavlova' }).waitFor();
  await page.goto('/admin/audit-trail');
  const trail = page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
  expect(await trail.first().textContent()).toContain('Switched on the curated picture Pavlova');
});
