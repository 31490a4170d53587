/** Shopping from one Saturday to the next, with a plan and ticks that are stored by weeks from Monday. */
import { expect, it } from 'vitest';
import { acceptLink, createCommunity, makeInvitationLink } from './pages/households';
import { addFamilyByCall } from './pages/menu-maker';
import { tokenOf, writeByCall } from './pages/recipes';
import { isListSynced, readList, waitInTrolley } from './pages/shopping-list';
import { openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { registerByCall } from './setup/people';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const dayMs = 24 * 60 * 60 * 1000;
/** In Perth, all year. */
const zone = 'Australia/Perth';
const perth = { ...phone, timezoneId: zone };
const community = 'Featherstonehaugh-Nguyen and Papadopoulos family';

/** A Saturday morning in Perth, so long ago that the Tuesday after it is over too. */
function pastSaturday(): Date {
  const now = new Date();
  const saturday = new Date(now.getTime() - ((now.getUTCDay() + 1) % 7) * dayMs - 7 * dayMs);
  saturday.setUTCHours(0, 30, 0, 0);
  return saturday;
}

const saturday = pastSaturday();
const inDays = (days: number): Date => new Date(saturday.getTime() + days * dayMs);
const dateOf = (at: Date): string => at.toLocaleDateString('en-CA', { timeZone: zone });
/** "28 Nov – 4 Dec", "14 – 20 Nov": as the list writes its days. */
function datesOf(from: Date, to: Date): string {
  const words = (at: Date) =>
    at.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', timeZone: zone });
  const isOneMonth = dateOf(from).slice(0, 7) === dateOf(to).slice(0, 7);
  return `${isOneMonth ? words(from).split(' ')[0] : words(from)} – ${words(to)}`;
}

const family = [
  { name: 'Wilhelmina Featherstonehaugh-Nguyen', portion: 1 },
  { name: 'Konstantinos Papadopoulos', portion: 1 },
  { name: 'Maximilian Featherstonehaugh-Nguyen', portion: 0.5 },
  { name: 'Anastasia Featherstonehaugh-Nguyen', portion: 0.5 },
  { name: 'Bartholomew Featherstonehaugh-Nguyen', portion: 0.5 },
];

/** Two members who have the list on their phones, and dinners on Saturday, Sunday, Monday and Friday. */
async function openFamily() {
  const [wil, kon] = [await registerByCall('Wilhelmina'), await registerByCall('Konstantinos')];
  const mum = await openSignedIn(wil, perth);
  await mum.goto('/my-recipes');
  const path = await createCommunity(mum, community);
  const dad = await openSignedIn(kon, perth);
  await acceptLink(dad, await makeInvitationLink(mum));
  const householdId = path.replace('/households/', '');
  const token = await tokenOf(mum);
  await addFamilyByCall(mum, family, householdId);
  const write = (title: string, line: string) =>
    writeByCall(mum, { title, ingredientLines: [line], steps: ['Cook it.'] });
  const omelette = await write('Omelette with three kinds of cheese and herbs', '2 eggs');
  const frittata = await write('Frittata', '3 eggs');
  const plan = (at: Date, days: object) =>
    call('/meal-plans', { household: householdId, startDate: dateOf(at), days }, { token });
  // The weeks from the Monday before, and from the one after.
  await plan(inDays(-5), {
    thursday: [{ recipe: frittata }],
    saturday: [{ recipe: omelette }],
    sunday: [{ recipe: frittata }],
  });
  await plan(inDays(2), {
    monday: [{ recipe: omelette }],
    friday: [{ recipe: frittata }],
  });
  return { mum, dad, list: `/shopping-list?household=${householdId}` };
}

const period = (page: Page, name: string) =>
  page.getByRole('button', { name: `${community}, ${name}, change` });

const eggs = (page: Page, need: string) =>
  page.getByRole('checkbox', { name: `1 dozen eggs, ${need}`, exact: true });

it('someone who shops on Saturdays says so once, and has one list from Saturday to Friday', async () => {
  const { mum, dad, list } = await openFamily();
  let taps = 0;
  const tap = async (role: 'link' | 'button' | 'menuitem', name: string | RegExp) => {
    taps += 1;
    await mum.getByRole(role, { name }).first().tap();
  };
  await mum.clock.setFixedTime(saturday);
  await mum.goto(list);
  await mum.getByRole('checkbox').first().waitFor();
  await mum.goto('/my-recipes');
  await mum.getByRole('heading', { level: 1 }).waitFor();

  await tap('link', 'Shopping List');
  await mum.getByRole('checkbox').first().waitFor();
  await eggs(mum, '8 in 3 meals').waitFor();
  await tap('button', /^Featherstonehaugh.*, This week, .*, change$/);
  await tap('menuitem', 'Choose days…');
  await tap('button', 'Saturday');
  await mum.getByText('Your list goes from one shop to the next: Saturday.').waitFor();
  await expectAccessible(mum, list);
  await expectNoHorizontalScroll(mum, list);
  await tap('button', /^Today’s shop, Sat /);
  await period(mum, `Today’s shop, ${datesOf(saturday, inDays(6))}`).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
  await eggs(mum, '10 in 4 meals').waitFor();
  expect(await readList(mum)).toEqual(['Dairy, Eggs & Fridge: 1 dozen eggs']);

  // Ticked once, it is ticked in both weeks that its days are in.
  await eggs(mum, '10 in 4 meals').tap();
  await isListSynced(mum);
  await waitInTrolley(mum, 'eggs');
  for (const monday of [-5, 2]) {
    await mum.goto(`/shopping-list?week=${dateOf(inDays(monday))}`);
    await mum.getByText('It is in the trolley').waitFor();
  }

  // The next visit, on Tuesday, is for the days that are left; so it is on the phone of the other.
  for (const page of [mum, dad]) {
    await page.clock.setFixedTime(inDays(3));
    await page.goto(list);
    await period(page, `Until Saturday’s shop, ${datesOf(inDays(3), inDays(6))}`).waitFor();
    await waitInTrolley(page, 'eggs');
    await expectAccessible(page, list);
    await expectNoHorizontalScroll(page, list);
  }
});
