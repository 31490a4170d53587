import { expect, it } from 'vitest';
import { acceptLink, createCommunity, makeInvitationLink } from './pages/households';
import {
  addFromDay,
  addNoteToDay,
  day,
  isSynced,
  untilDialogsPrefetched,
  weekOn,
} from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

const soup = {
  title: 'Pumpkin soup',
  ingredientLines: ['1 kg pumpkin', '2 brown onions'],
  steps: ['Simmer until soft.'],
};

it('plans made in two tabs without a network reach the others of the community', async () => {
  const mum = await openSignedIn('Mum', phone);
  const dad = await openSignedIn('Dad', phone);
  await writeByCall(mum, soup);
  await mum.goto('/my-recipes');
  const community = await createCommunity(mum, 'The Harpers');
  await acceptLink(dad, await makeInvitationLink(mum));
  const week = `${weekOn('/menu-maker')}&household=${community.replace('/households/', '')}`;
  const otherTab = await mum.context().newPage();
  for (const page of [dad, mum, otherTab]) {
    await page.goto(week);
    await isSynced(page);
    await untilDialogsPrefetched(page);
  }

  await mum.context().setOffline(true);
  await addFromDay(mum, 'Pumpkin soup', 'Saturday');
  await mum.getByText('Offline: saved on this device, 1 change to send').waitFor();
  await addNoteToDay(otherTab, 'Leftovers', 'Sunday');
  for (const tab of [mum, otherTab]) {
    await tab.getByText('Offline: saved on this device, 2 changes to send').waitFor();
    await day(tab, 'Saturday').getByText('Pumpkin soup').waitFor();
    await day(tab, 'Sunday').getByText('Leftovers').waitFor();
  }

  await mum.context().setOffline(false);
  await isSynced(mum);
  await isSynced(otherTab);
  // The page of the other person has been open all along.
  await day(dad, 'Saturday').getByText('Pumpkin soup').waitFor();
  await day(dad, 'Sunday').getByText('Leftovers').waitFor();

  await dad.getByRole('button', { name: 'Options for Leftovers' }).tap();
  await dad.getByRole('button', { name: 'Remove from Sun 12' }).tap();
  await day(mum, 'Sunday').getByText('Leftovers').waitFor({ state: 'hidden' });
  await dad.getByRole('button', { name: 'Undo' }).first().tap();
  await day(mum, 'Sunday').getByText('Leftovers').waitFor();
});

it('a plan made without a network is there after the page was closed', async () => {
  const page = await openSignedIn('Offline', phone);
  await page.goto(weekOn('/menu-maker'));
  await isSynced(page);
  await untilDialogsPrefetched(page);
  await page.context().setOffline(true);
  await addNoteToDay(page, 'Picnic', 'Friday');
  await page.getByText('Offline: saved on this device, 1 change to send').waitFor();
  const context = page.context();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(weekOn('/menu-maker'));
  await day(later, 'Friday').getByText('Picnic').waitFor();
  await isSynced(later);
  expect(await day(later, 'Friday').getByRole('listitem').count()).toBe(1);
});
