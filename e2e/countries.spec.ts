/** A household in each country: its money, shops, packs, spoons and week, from its browser on. */
import { expect, it } from 'vitest';
import { register } from './pages/accounts';
import { planByCall, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { closeLine, details, openLine, openMore, readSection } from './pages/shopping-list';
import { openPage, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { newPerson } from './setup/people';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const cake = {
  title: 'Butter cake',
  ingredientLines: ['200 g butter'],
  steps: ['Bake it at 180°C.'],
};

interface Home {
  country: string;
  locale: string;
  timezoneId: string;
  shops: [string, string];
  prices: [string, string];
  totals: [string, string];
  butter: string;
  scales: string;
  spoons: string;
  measures: string;
  firstWeekday: string;
  /** As in the heading of the plan. */
  days: RegExp;
}

const homes: Home[] = [
  {
    country: 'Australia',
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
    shops: ['Woolworths', 'Coles'],
    prices: ['4.50', '4.20'],
    totals: ['$4.50', '$4.20'],
    butter: '250 g block',
    scales: '160°C fan · 350°F · gas 4',
    spoons: 'au',
    measures: 'As written',
    firstWeekday: 'monday',
    days: /\d+ (\w+ )?– \d+ \w+/,
  },
  {
    country: 'New Zealand',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    shops: ['Woolworths NZ', 'New World'],
    prices: ['5.50', '5.20'],
    totals: ['$5.50', '$5.20'],
    butter: '250 g block',
    scales: '160°C fan · 350°F · gas 4',
    spoons: 'metric',
    measures: 'Metric',
    firstWeekday: 'monday',
    days: /\d+ (\w+ )?– \d+ \w+/,
  },
  {
    country: 'United Kingdom',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    shops: ['Tesco', 'Sainsbury’s'],
    prices: ['2.50', '2.20'],
    totals: ['£2.50', '£2.20'],
    butter: '250 g block',
    scales: '160°C fan · 350°F · gas 4',
    spoons: 'uk',
    measures: 'Metric',
    firstWeekday: 'monday',
    days: /\d+ (\w+ )?– \d+ \w+/,
  },
  {
    country: 'Germany',
    // In English: of the German app there is a journey of its own.
    locale: 'en-DE',
    timezoneId: 'Europe/Berlin',
    shops: ['REWE', 'Edeka'],
    prices: ['2,50', '2,20'],
    totals: ['€2.50', '€2.20'],
    butter: '250 g block',
    scales: '160°C fan · 350°F',
    spoons: 'metric',
    measures: 'Metric',
    firstWeekday: 'monday',
    days: /\d+ (\w+ )?– \d+ \w+/,
  },
  {
    country: 'United States',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    shops: ['Walmart', 'Kroger'],
    prices: ['4.50', '4.20'],
    totals: ['$4.50', '$4.20'],
    butter: '227 g box',
    scales: '180°C · 160°C fan',
    spoons: 'us',
    measures: 'American',
    firstWeekday: 'sunday',
    days: /\w+ \d+ – (\w+ )?\d+/,
  },
];

async function typePrice(page: Page, shop: string, price: string, shown: string): Promise<void> {
  await details(page)
    .getByRole('button', { name: `Add price at ${shop}` })
    .click();
  await details(page).getByLabel('Price', { exact: true }).fill(price);
  await details(page).getByLabel('Pack').fill('each');
  await details(page).getByRole('button', { name: 'Save price' }).click();
  await details(page)
    .getByRole('button', { name: `${shown}, price at ${shop}` })
    .waitFor();
}

async function expectPrices(page: Page, { shops, prices, totals }: Home): Promise<void> {
  await openLine(page, 'Butter');
  await openMore(page);
  for (const [index, shop] of shops.entries()) {
    await typePrice(page, shop, prices[index]!, totals[index]!);
  }
  await closeLine(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Compare prices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Compare prices' });
  for (const [index, shop] of shops.entries()) {
    const bar = sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: shop, exact: true }) });
    await bar.getByText(totals[index]!, { exact: true }).first().waitFor();
  }
  await expectNoHorizontalScroll(page, 'the compared prices');
  await page.keyboard.press('Escape');
}

it.each(homes)(
  'a cook in $country plans, shops and compares prices as people do there',
  async (home) => {
    const { locale, timezoneId } = home;
    const page = await openPage({ ...phone, locale, timezoneId });
    await register(page, newPerson(`Cook in ${home.country}`));
    const recipe = await writeByCall(page, cake);
    await planByCall(page, { monday: recipe });

    await page.goto(weekOn('/menu-maker'));
    await page.getByRole('button', { name: home.days }).waitFor();

    await page.goto(weekOn('/shopping-list'));
    expect(await readSection(page, 'Dairy, Eggs & Fridge')).toEqual([
      expect.stringContaining(home.butter),
    ]);
    await expectPrices(page, home);

    await page.goto(`/recipes/${recipe}`);
    await page.getByRole('button', { name: /in other scales$/ }).click();
    await page.getByText(`(${home.scales})`).waitFor();

    await page.goto('/my-recipes/new');
    const spoons = page.getByLabel('Cups and spoons');
    await spoons.waitFor({ state: 'attached' });
    expect(await spoons.inputValue()).toBe(home.spoons);

    await page.goto('/account/preferences');
    const country = page.getByRole('textbox', { name: 'Country' });
    await country.waitFor();
    expect(await country.inputValue()).toBe(home.country);
    const week = page.getByRole('combobox', { name: 'Week starts on' });
    expect(await week.inputValue()).toBe(home.firstWeekday);
    expect(await page.getByRole('radio', { name: home.measures, exact: true }).isChecked()).toBe(
      true,
    );
    await expectAccessible(page, 'the preferences');
    await expectNoHorizontalScroll(page, 'the preferences');
  },
);
