import { expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { addFromDay, day, isSynced, planTonight, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { openPage, openSignedIn, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll, looks } from './setup/inspect';

shareBrowser();

async function addEater(page: Page, name: string, portion: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a child or adult' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a child or adult' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByRole('button', { name: portion }).click();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  const details = page.getByRole('dialog', { name });
  await details.getByRole('button', { name: 'Close' }).click();
  await details.waitFor({ state: 'hidden' });
}

async function voteNo(link: string, title: string, { name, look }: Look): Promise<void> {
  const page = await openPage(look);
  await page.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: 'What do you say, Mia?' }).waitFor();
  const dinner = page.getByRole('group', { name: new RegExp(title) });
  await dinner.getByRole('button', { name: 'No' }).click();
  await page.getByText('Thanks! That’s all.').waitFor();
  await expectAccessible(page, `/vote ${name}`);
  await expectNoHorizontalScroll(page, `/vote ${name}`);
}

interface Look {
  name: string;
  look: BrowserContextOptions;
}

it.each(looks)('a family says who eats and who is home $name', async ({ name, ...look }) => {
  const page = await openSignedIn('Parent', look);
  const soup = await writeByCall(page, {
    title: 'Pumpkin soup',
    ingredientLines: ['1 kg pumpkin', '2 brown onions'],
    steps: ['Simmer until soft.'],
  });
  await page.goto('/account/who-eats');
  await addEater(page, 'Mia', '¾ Child');
  await addEater(page, 'Tom', '½ Small child');
  await page.getByText('Serves per meal: 2¼').waitFor();
  await expectAccessible(page, `/account/who-eats ${name}`);

  // A dish is cooked for those who are home, and follows when someone is away.
  await page.goto(weekOn('/menu-maker'));
  const wednesday = day(page, 'Wednesday');
  await wednesday.getByRole('button', { name: 'Eating on Wednesday: you, Mia and Tom' }).waitFor();
  await addFromDay(page, 'Pumpkin soup', 'Wednesday');
  await wednesday.getByText('for 3').waitFor();
  await wednesday.getByRole('button', { name: /^Eating on Wednesday/ }).click();
  const choice = page.getByRole('dialog', { name: /^Eating on Wednesday/ });
  await choice.getByRole('checkbox', { name: 'Mia' }).click();
  await choice.getByText('1½ serves').waitFor();
  await wednesday.getByText('for 2').waitFor();
  await expectAccessible(page, `who is home ${name}`);
  await expectNoHorizontalScroll(page, `who is home ${name}`);
  const everyWednesday = choice.getByRole('button', { name: 'Every Wednesday' });
  await everyWednesday.click();
  await everyWednesday.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await isSynced(page);

  await page.reload();
  await wednesday.getByRole('button', { name: 'Eating on Wednesday: you and Tom' }).waitFor();
  await page.getByRole('link', { name: 'Next week', exact: true }).click();
  await wednesday.getByRole('button', { name: 'Eating on Wednesday: you and Tom' }).waitFor();
  expect(await day(page, 'Tuesday').getByText('+').count()).toBe(0);

  // Mia has no account: she is asked by a link, and her answer comes by itself.
  await page.goto(await planTonight(page, soup));
  await page.getByRole('button', { name: 'Vote on Pumpkin soup' }).click();
  const votes = page.getByRole('dialog', { name: 'Pumpkin soup' });
  await votes.getByRole('button', { name: 'Ask Mia' }).click();
  const link = await votes.getByRole('textbox', { name: 'Mia’s link' }).inputValue();
  await expectAccessible(page, `votes ${name}`);
  await expectNoHorizontalScroll(page, `votes ${name}`);
  await votes.getByRole('button', { name: 'Close' }).click();
  await voteNo(link, 'Pumpkin soup', { name, look });
  await page.getByRole('button', { name: 'Votes on Pumpkin soup: 1 no' }).waitFor();
});
