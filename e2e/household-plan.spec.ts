import { expect, it } from 'vitest';
import { acceptLink, createCommunity, makeInvitationLink } from './pages/households';
import { addFromDay, day, isSynced, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { isListSynced, waitInTrolley } from './pages/shopping-list';
import { openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

/** The plan names whose it is, the list also which week. */
const chooser = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(^|, ?)${name} ?, ?(.+, ?)?change$`) });

async function chooseView(page: Page, from: string, to: string): Promise<void> {
  await chooser(page, from).tap();
  await page.getByRole('menuitem', { name: to, exact: true }).tap();
  await chooser(page, to).waitFor();
}

it('two people of a community share a week and its list on their phones', async () => {
  const mum = await openSignedIn('Mum', phone);
  const dad = await openSignedIn('Dad', phone);
  await mum.goto('/my-recipes');
  const path = await createCommunity(mum, 'The Harpers');
  await writeByCall(mum, {
    title: 'Pumpkin soup',
    ingredientLines: ['1 kg pumpkin', '2 brown onions'],
    steps: ['Simmer until soft.'],
  });
  await acceptLink(dad, await makeInvitationLink(mum));

  // One plans for the community; what is planned there is shared by that.
  await mum.goto(path);
  await mum.getByRole('link', { name: 'Meal plan', exact: true }).tap();
  await chooser(mum, 'The Harpers').waitFor();
  await mum.goto(weekOn('/menu-maker'));
  await chooser(mum, 'The Harpers').waitFor();
  await addFromDay(mum, 'Pumpkin soup', 'Monday');
  await mum.getByText('Now shared with The Harpers').waitFor();
  await isSynced(mum);
  await expectAccessible(mum, '/menu-maker');
  await expectNoHorizontalScroll(mum, '/menu-maker');
  await chooseView(mum, 'The Harpers', 'My plan');
  await day(mum, 'Monday').getByText('Pumpkin soup').waitFor({ state: 'hidden' });

  // The other sees it on the plan and on the list, and ticks.
  await dad.goto(weekOn('/menu-maker'));
  await chooseView(dad, 'My plan', 'The Harpers');
  await day(dad, 'Monday').getByText('Pumpkin soup').waitFor();
  await dad.getByRole('link', { name: /^Shopping list.*items?$/ }).tap();
  // Half the recipe: it is written for four, and two are home.
  await dad.getByRole('checkbox', { name: /^1 brown onion,/ }).tap();
  await dad.getByText('1 of 2').waitFor();
  await isListSynced(dad);
  await expectAccessible(dad, '/shopping-list');
  await expectNoHorizontalScroll(dad, '/shopping-list');

  // The first sees the tick.
  await mum.goto(weekOn('/shopping-list'));
  await chooseView(mum, 'My list', 'The Harpers');
  await mum.getByText('1 of 2').waitFor();
  await mum.reload();
  await chooser(mum, 'The Harpers').waitFor();
  await waitInTrolley(mum, 'brown onion');
  await mum.getByText(/Dad, (now|\d min)$/).waitFor();

  // Whoever leaves has their own list again.
  await dad.goto(path);
  await dad.getByRole('button', { name: 'More' }).tap();
  await dad.getByRole('menuitem', { name: 'Leave community' }).tap();
  await dad.getByRole('button', { name: 'Leave', exact: true }).tap();
  await dad.getByText('You have left The Harpers').waitFor();
  await dad.goto(weekOn('/shopping-list'));
  await dad.getByText('Nothing to buy yet').waitFor();
  expect(await chooser(dad, 'The Harpers').count()).toBe(0);
  await dad.goto(`/menu-maker${path.replace('/households/', '?household=')}`);
  await dad.getByText('You can’t open this community').waitFor();
  await isSynced(dad);
});
