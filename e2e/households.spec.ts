import { expect, inject, it } from 'vitest';
import { closeOnboardingAhead, fillRegistration, signIn } from './pages/accounts';
import {
  acceptLink,
  createCommunity,
  invitationInOutbox,
  inviteByEmail,
  makeInvitationLink,
} from './pages/households';
import { addItem, item } from './pages/synced-list';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import {
  expectAccessible,
  expectGoodInEachLook,
  expectGoodWithLargeText,
  expectNoHorizontalScroll,
} from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { newPerson, registerByCall } from './setup/people';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const members = (page: Page) => page.getByRole('region', { name: 'Members' });

it('an invited partner is at the shared list with two taps after registering', async () => {
  const founder = await openSignedIn('Founder', phone);
  await founder.goto('/my-recipes');
  const path = await createCommunity(founder, 'The Kims');
  const link = await makeInvitationLink(founder);
  await founder.goto(`/shopping-list?household=${path.split('/').at(-1)}`);
  await addItem(founder, 'oat milk');

  const partner = await openPage(phone);
  await partner.goto(link);
  await partner.getByRole('link', { name: 'Create account' }).tap();
  await fillRegistration(partner, newPerson('Partner'));
  const joined = partner.getByRole('dialog', { name: 'You’ve joined The Kims' });
  await joined.waitFor();
  await expectGoodInEachLook(partner, 'the choice of who was invited');
  await joined.getByRole('button', { name: 'Go to our plan' }).tap();
  await partner.waitForURL('**/menu-maker?household=*');
  await partner.getByRole('link', { name: 'Shopping List' }).last().tap();
  await item(partner, 'oat milk').waitFor();

  // Both guides wait in the menu.
  await partner.getByRole('button', { name: 'Menu', exact: true }).tap();
  await partner.getByRole('button', { name: 'Take the tour' }).tap();
  await partner.getByRole('dialog', { name: 'Welcome tour' }).waitFor();
  await partner.keyboard.press('Escape');
  await partner.waitForURL('**/shopping-list*');
  await partner.getByRole('button', { name: 'Menu', exact: true }).tap();
  await partner.getByRole('link', { name: 'Getting started' }).tap();
  await partner.getByRole('dialog', { name: 'Welcome to Saltbush' }).waitFor();
});

it('a community is founded, people join by link and by mail, and one leaves', async () => {
  const founder = await openSignedIn('Founder', phone);
  await founder.goto('/my-recipes');
  const path = await createCommunity(founder, 'The Harpers');
  await founder.getByText('Just you so far.').waitFor();

  // One makes an account by the link.
  const link = await makeInvitationLink(founder);
  const visitor = await openPage(phone);
  await visitor.goto(link);
  await heading(visitor, 'Join The Harpers').waitFor();
  await visitor.getByText(/invites you to cook together. So far it has 1 member/).waitFor();
  await expectAccessible(visitor, link);
  await expectNoHorizontalScroll(visitor, link);
  await visitor.getByRole('link', { name: 'Create account' }).tap();
  const nan = newPerson('Nan');
  await closeOnboardingAhead(visitor);
  await fillRegistration(visitor, nan);
  await visitor.getByText('Welcome to your community!').waitFor();
  await visitor.getByText("You've successfully joined The Harpers").waitFor();
  await visitor.waitForURL(`**/menu-maker?household=*`);
  // The founder's open page shows it.
  await members(founder)
    .getByRole('button', { name: `${nan.name} Member` })
    .waitFor();

  // Another has one, and gets a mail.
  const dan = await registerByCall('Dan');
  await inviteByEmail(founder, dan.email);
  const admin = await openSignedIn(inject('admin'));
  const mailed = await invitationInOutbox(admin, dan.email);
  const guest = await openPage(phone);
  await guest.goto(mailed);
  await guest.getByRole('link', { name: 'Sign in' }).tap();
  await guest.waitForURL('**/login*');
  await signIn(guest, dan);
  await guest.getByText("You've successfully joined The Harpers").waitFor();
  await heading(guest, 'The Harpers').waitFor();
  expect(new URL(guest.url()).pathname).toBe(path);

  // Both are members; only the founder is admin.
  await members(founder).getByText('You Admin').waitFor();
  for (const { name } of [nan, dan]) {
    await members(founder)
      .getByRole('button', { name: `${name} Member` })
      .waitFor();
  }
  await expectAccessible(founder, path);
  await expectNoHorizontalScroll(founder, path);
  await expectGoodWithLargeText(founder, path);
  expect(await guest.getByRole('button', { name: 'Make a link' }).count()).toBe(0);

  // One leaves, and can no longer open it.
  await guest.getByRole('button', { name: 'More' }).tap();
  await guest.getByRole('menuitem', { name: 'Leave community' }).tap();
  await guest.getByRole('button', { name: 'Leave', exact: true }).tap();
  await guest.getByText('You have left The Harpers').waitFor();
  await guest.getByText('Cook with your people').waitFor();
  await guest.goto(path);
  await guest.getByText('You can’t open this community').waitFor();
  await founder.reload();
  await members(founder).getByText('You Admin').waitFor();
  expect(await members(founder).getByRole('listitem').count()).toBe(2);
  await guest.goto(mailed);
  await heading(guest, 'This invitation has ended').waitFor();
});

it('the admin role is transferred by keyboard, to someone who was added by email', async () => {
  const dan = await registerByCall('Dan');
  const page = await openSignedIn('Typist', phone);
  await page.goto('/my-recipes');
  await createCommunity(page, 'Shared already');
  const guest = await openSignedIn(dan, phone);
  await acceptLink(guest, await makeInvitationLink(page));
  await page.setViewportSize(desktop.viewport);
  await page.goto('/households?openModal=true');
  await page.getByLabel('Name').waitFor();
  await page.keyboard.type('Typing pool');
  await page.keyboard.press('Enter');
  await heading(page, 'Typing pool').waitFor();

  await page.getByRole('button', { name: 'Invite one person' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(dan.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Member added').waitFor();
  await guest.goto(new URL(page.url()).pathname);
  await guest.getByText(/^Typist .* added you\./).waitFor();
  await expectAccessible(guest, 'a community that one was added to');

  await members(page).getByRole('button', { name: dan.name }).focus();
  await page.keyboard.press('Enter');
  const makeAdmin = page.getByRole('menuitem', { name: 'Make admin' });
  await makeAdmin.waitFor();
  await expectAccessible(page, 'menu of a member');
  await page.keyboard.press('ArrowDown');
  if (!(await isFocused(makeAdmin))) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Make ${dan.name} admin?` });
  await question.waitFor();
  const confirm = question.getByRole('button', { name: 'Make admin' });
  for (let presses = 0; presses < 4 && !(await isFocused(confirm)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await members(page).getByText('You Member').waitFor();
  await members(page).getByText(`${dan.name} Admin`).waitFor();
  // What had the focus is gone.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');

  await page.getByRole('button', { name: 'Community', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Typing pool' }).waitFor();
  await expectAccessible(page, 'Community menu');
  await page.getByRole('menuitem', { name: 'Create New Community' }).click();
  await page.getByRole('dialog', { name: 'Create a community' }).waitFor();
  await expectAccessible(page, 'creating a community');
});

it('a person who leaves or deletes a community by keyboard is at the heading of the list', async () => {
  const founder = await openSignedIn('Keeper', phone);
  await founder.goto('/my-recipes');
  await createCommunity(founder, 'Left behind');
  const guest = await openSignedIn('Goer', phone);
  await acceptLink(guest, await makeInvitationLink(founder));
  await heading(guest, 'Left behind').waitFor();
  await pressFocused(guest, guest.getByRole('button', { name: 'More' }));
  const leave = guest.getByRole('menuitem', { name: 'Leave community' });
  await leave.waitFor();
  await guest.keyboard.press('ArrowUp');
  await guest.keyboard.press('Enter');
  const question = guest.getByRole('dialog', { name: 'Leave Left behind?' });
  await pressFocused(guest, question.getByRole('button', { name: 'Leave' }));
  await guest.getByText('You have left Left behind').waitFor();
  await question.waitFor({ state: 'detached' });
  await heading(guest, 'Community').and(guest.locator(':focus')).waitFor();

  await pressFocused(founder, founder.getByRole('button', { name: /^Delete this community/ }));
  await founder.getByText('Left behind is deleted').waitFor();
  await heading(founder, 'Community').and(founder.locator(':focus')).waitFor();
});

const isFocused = (element: ReturnType<Page['locator']>): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);
