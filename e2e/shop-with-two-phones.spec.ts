import { expect, it } from 'vitest';
import { acceptLink, createCommunity, makeInvitationLink } from './pages/households';
import {
  closeLine,
  details,
  isListSynced,
  openLine,
  readSection,
  section,
  sendNow,
  waitInTrolley,
} from './pages/shopping-list';
import { axeFindings } from './setup/axe-findings';
import { openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const shopPhone = { ...phone, viewport: { width: 360, height: 800 } };

const field = (page: Page) => page.getByRole('combobox', { name: 'Add an item' });
const setAside = (page: Page) => page.getByRole('button', { name: 'Not in the shop today (1)' });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Two members of a community, each with its list on a phone. */
async function openShoppers() {
  const mum = await openSignedIn('Mum', shopPhone);
  const dad = await openSignedIn('Dad', shopPhone);
  await mum.goto('/my-recipes');
  const path = await createCommunity(mum, 'The Harpers');
  await acceptLink(dad, await makeInvitationLink(mum));
  const list = path.replace('/households/', '/shopping-list?household=');
  for (const page of [mum, dad]) {
    await page.goto(list);
    await page.getByText('Nothing to buy yet').waitFor();
  }
  return { mum, dad };
}

it('two people shop from one list, one of them without signal for a while', async () => {
  const { mum, dad } = await openShoppers();
  for (const text of ['6 lemons', '1 kg carrots', 'toilet paper', 'nappies']) await add(mum, text);
  await box(mum, /^6 lemons/).waitFor();

  // What one types is on the other's phone by itself, with a name.
  await box(dad, /^nappies, Mum \w+ added this/i).waitFor();
  expect(await readSection(dad, 'Fruit & Veg')).toEqual(['1 kg carrots', '6 lemons']);
  expect(await axeFindings(dad)).toEqual([]);

  // One loses the signal in the shop, ticks and types.
  await dad.context().setOffline(true);
  await box(dad, /carrots/).tap();
  await add(dad, 'dog food');
  await dad.getByText('2 changes saved on this device;').waitFor();
  await field(dad).blur();

  // The other goes on at home: ticks, and types more of the same.
  await box(mum, /lemons/).tap();
  await add(mum, '2 lemons');
  await box(mum, /^Need 2 more lemons/).waitFor();
  expect(await box(mum, /dog food/i).count()).toBe(0);

  // Back in reach, both have everything.
  await dad.context().setOffline(false);
  await sendNow(dad);
  await isListSynced(dad);
  await box(dad, /^Need 2 more lemons/).waitFor();
  await box(mum, /^dog food, Dad \w+ added this/i).waitFor();
  await waitInTrolley(mum, 'carrots');
  await section(mum, /in the trolley$/)
    .getByText(/Dad, (now|\d min)$/)
    .waitFor();
  expect(await mum.getByText('1 of 5').count()).toBe(1);
  expect(await dad.getByText('1 of 5').count()).toBe(1);
});

it('an item that is not in the shop is set aside on both phones, until one puts it back', async () => {
  const { mum, dad } = await openShoppers();
  for (const text of ['6 lemons', '1 kg carrots']) await add(mum, text);
  await box(dad, /carrots/).waitFor();
  // Its code is there before the signal goes.
  await openLine(dad, 'Carrots');
  await closeLine(dad);

  await dad.context().setOffline(true);
  await openLine(dad, 'Carrots');
  await details(dad).getByRole('button', { name: 'Not in the shop' }).tap();
  await setAside(dad).waitFor();
  await dad.getByText('1 change saved on this device;').waitFor();
  await dad.context().setOffline(false);
  await sendNow(dad);

  await setAside(mum).waitFor();
  await box(mum, /carrots/).waitFor({ state: 'hidden' });
  expect(await readSection(mum, 'Fruit & Veg')).toEqual(['6 lemons']);
  expect(await mum.getByText('0 of 2').count()).toBe(1);
  await setAside(mum).tap();
  expect(await axeFindings(mum)).toEqual([]);
  await mum.getByRole('button', { name: 'Put it back on the list: Carrots' }).tap();
  await setAside(dad).waitFor({ state: 'hidden' });
  expect(await readSection(dad, 'Fruit & Veg')).toEqual(['1 kg carrots', '6 lemons']);
});

it('an item ticked without signal is there after the phone was closed', async () => {
  const { dad } = await openShoppers();
  await add(dad, 'milk');
  await box(dad, /milk/i).waitFor();
  await isListSynced(dad);
  await dad.context().setOffline(true);
  await box(dad, /milk/i).tap();
  await dad.getByText('1 change saved on this device;').waitFor();
  const context = dad.context();
  const address = dad.url();
  await dad.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await waitInTrolley(again, 'Milk');
  await isListSynced(again);
});

it('the list shows at least ten lines, and nothing covers its field', async () => {
  const { mum } = await openShoppers();
  const foods =
    'apples, bananas, carrots, celery, garlic, kale, leeks, lemons, limes, mangoes, onions, pears';
  for (const food of foods.split(', ')) await add(mum, food);
  await box(mum, /pears/i).waitFor();
  await field(mum).blur();
  await mum.evaluate(() => window.scrollTo(0, 0));
  const visible = await mum.evaluate(() => {
    const dock = document.querySelector('[data-list-dock]')!.getBoundingClientRect().top;
    const rows = [...document.querySelectorAll('input[data-line]')].map((one) =>
      one.closest('li')!,
    );
    return rows.filter((row) => row.getBoundingClientRect().bottom <= dock).length;
  });
  expect(visible).toBeGreaterThanOrEqual(10);
  await box(mum, /apples/i).tap();
  await box(mum, /bananas/i).tap();
  expect(
    await mum
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Undo' })
      .count(),
  ).toBe(1);
  await add(mum, 'toilet paper');
  await box(mum, /toilet paper/i).waitFor();
});
