/** Roles of a community: given with an invitation, changed on its page, and felt at once on the other phone. */
import { expect, it } from 'vitest';
import { acceptLink, createCommunity } from './pages/households';
import { weekOn } from './pages/menu-maker';
import { tokenOf, writeByCall } from './pages/recipes';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { byTouchAndKeyboard, countPresses } from './setup/presses';

shareBrowser();

it('a child who joins to tick only ticks and changes nothing, and plans once the admin lets them', async () => {
  const mum = await openSignedIn('Mum', phone);
  const kid = await openSignedIn('Kid', phone);
  await mum.goto('/my-recipes');
  const path = await createCommunity(mum, 'The Harpers');
  const household = path.split('/').at(-1)!;
  await mum.getByLabel('They join as').selectOption('Ticks only');
  await mum.getByRole('button', { name: 'Make a link' }).tap();
  const link = new URL(await mum.getByLabel('Invitation link').inputValue()).pathname;
  await acceptLink(kid, link);
  await writeByCall(mum, { title: 'Soup', ingredientLines: ['1 kg pumpkin'], steps: ['Simmer.'] });
  await mum.goto(`/shopping-list?household=${household}`);
  const add = mum.getByRole('combobox').first();
  await add.fill('candles');
  await add.press('Enter');

  await kid.goto(`/shopping-list?household=${household}`);
  await kid.getByText('You can tick here.').waitFor();
  await kid.getByRole('checkbox', { name: /andles/ }).tap();
  await kid.getByText('In the trolley, by you').waitFor();
  expect(await kid.getByRole('combobox').count()).toBe(0);
  await expectAccessible(kid, 'list that is ticked');
  await expectNoHorizontalScroll(kid, 'list that is ticked');
  await mum.getByText('1 of 1').waitFor();
  await kid.goto(`${weekOn('/menu-maker')}&household=${household}`);
  await kid.getByText('Nothing planned').first().waitFor();
  expect(await kid.getByRole('button', { name: 'Magic Menu' }).count()).toBe(0);
  await expectAccessible(kid, 'plan that is looked at');
  await expectNoHorizontalScroll(kid, 'plan that is looked at');

  await mum.goto(path);
  await mum.getByRole('button', { name: /Kid.*Ticks only/ }).tap();
  await mum.getByRole('menuitem', { name: 'Change role' }).tap();
  await mum.getByRole('radio', { name: 'Member' }).tap();
  await expectAccessible(mum, 'roles');
  await mum.getByRole('button', { name: 'Save role' }).tap();
  // Without a reload: the other phone hears of it.
  await kid.getByRole('button', { name: 'Magic Menu' }).first().waitFor();
});

it('an admin leaves by keyboard alone, and makes someone else admin in the same step', async () => {
  const mum = await openSignedIn('Mum');
  const dad = await openSignedIn('Dad', phone);
  const page = await openSignedIn('Gran', phone);
  await page.goto('/my-recipes');
  const path = await createCommunity(page, 'Number 7');
  await page.getByRole('button', { name: 'Make a link' }).tap();
  const link = new URL(await page.getByLabel('Invitation link').inputValue()).pathname;
  await acceptLink(dad, link);
  await mum.goto(link);
  await pressFocused(mum, mum.getByRole('button', { name: 'Join', exact: true }));
  await mum.getByText(/You've successfully joined/).waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await pressFocused(page, page.getByRole('button', { name: 'More' }));
  // Items of a menu are reached by the arrow keys.
  await page.getByRole('menuitem', { name: 'Leave community' }).press('Enter');
  await pressFocused(page, page.getByRole('button', { name: /admin and leave$/ }));
  await page.getByText('You have left Number 7').waitFor();
  await dad.goto(path);
  await dad.getByRole('listitem').filter({ hasText: 'Admin' }).first().waitFor();
});

it.each(byTouchAndKeyboard)(
  'an admin gives a member another role in four presses, $name',
  async ({ look, isTouch }) => {
    const page = await openSignedIn('Mum', look);
    const token = await tokenOf(page);
    const home = { name: 'The Harpers' };
    const { _id: id } = await call<{ _id: string }>('/households', home, { token });
    const { url } = await call<{ url: string }>(`/households/${id}/invitations`, {}, { token });
    await acceptLink(await openSignedIn('Kid', phone), new URL(url).pathname);
    const { press, choose, taken } = countPresses(page, isTouch);
    await page.goto(`/households/${id}`);
    await press(page.getByRole('button', { name: /Kid.*Member/ }));
    await press(page.getByRole('menuitem', { name: 'Change role' }));
    await choose(page.getByRole('radio', { name: 'Looks only' }));
    await press(page.getByRole('button', { name: 'Save role' }));
    await page.getByText(/^Kid .*: Looks only$/).waitFor();
    expect(taken()).toBe(4);
    await page.getByRole('button', { name: /Kid.*Looks only/ }).waitFor();
  },
);
