import { expect, it } from 'vitest';
import { isSynced, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { openSignedIn, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll, looks } from './setup/inspect';

shareBrowser();

const mains = [
  '500 g beef mince',
  '600 g chicken thighs',
  '4 salmon fillets',
  '300 g red lentils',
  '500 g pork fillet',
  '450 g tofu',
  '600 g lamb mince',
  '300 g prawns',
  '2 tins chickpeas',
];

it.each(looks)('plans a week by Magic Menu in three taps $name', async ({ name, ...look }) => {
  const page = await openSignedIn('Magic', look);
  for (const [n, main] of mains.entries()) {
    const ingredientLines = [main, '1 onion', '1/2 bunch coriander', '2 cups rice'];
    await writeByCall(page, { title: `Curry ${n} ${name}`, ingredientLines, steps: ['Cook it.'] });
  }
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('button', { name: 'Magic Menu' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  await dialog.getByText('7 dinners').waitFor();
  await expectAccessible(page, 'Magic Menu');
  await expectNoHorizontalScroll(page, 'Magic Menu');
  const titles = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  expect(new Set(titles).size).toBe(7);
  await dialog.getByRole('button', { name: 'Use this week' }).click();
  await page.getByText('7 dinners planned').waitFor();
  await isSynced(page);
  await page.getByRole('link', { name: /^Shopping list.*items?$/ }).click();
  await page.getByRole('checkbox', { name: /coriander/i }).waitFor();
});
