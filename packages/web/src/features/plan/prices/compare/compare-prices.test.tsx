import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { answer, type Answer } from '../../../../testing/fake-api';
import { priya } from '../../../../testing/people';
import { recipeId } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { ComparePrices } from './compare-prices';

const retailers = [
  { _id: 'woolworths', name: 'Woolworths' },
  { _id: 'coles', name: 'Coles' },
];
const lineOf = (n: number) =>
  ({ key: `food-${n}`, name: `Food ${n}`, amounts: [], parts: [] }) as unknown as ListLine;
const list = {
  aisles: [{ aisle: 'Pantry', lines: Array.from({ length: 100 }, (_, n) => lineOf(n)) }],
  waiting: [] as ListLine[],
} as unknown as ShoppingList;

/** Each line has an estimate of $1, and so many of them a price of $2 at a retailer. */
function pricesWith(own: Record<string, number>) {
  const price = (cents: number, source: 'typed' | 'starter') => ({
    cents,
    source,
    observedAt: new Date().toISOString(),
  });
  let products = 0;
  const product = (retailer: string, name: string, of: ReturnType<typeof price>) => ({
    id: recipeId((products += 1)),
    retailer,
    name,
    price: of,
  });
  const lines = Array.from({ length: 100 }, (_, n) => ({
    key: `food-${n}`,
    products: [
      product('typical', `Food ${n}`, price(100, 'starter')),
      ...Object.entries(own).flatMap(([retailer, count]) =>
        n < count ? [product(retailer, `Food ${n}`, price(200, 'typed'))] : [],
      ),
    ],
  }));
  return answer(pricesRoutes.match, { retailers, lines });
}

async function compare(prices: Answer, shown: object = list) {
  const opened: string[] = [];
  const assigned: string[] = [];
  const Page = () => (
    <ComparePrices
      list={shown as ShoppingList}
      scope={{ userId: priya._id, householdId: undefined }}
      dayCount={7}
      servesOf={() => undefined}
      onAssign={(store) => assigned.push(store)}
      onAddPrice={(key) => opened.push(key)}
    />
  );
  const page = await renderPage(Page, { at: '/prices', api: [prices] });
  await screen.findByRole('button', { name: 'Add prices from a receipt' });
  return { ...page, opened, assigned };
}

const soFar = () => screen.queryByRole('region', { name: 'Prices so far' });

test('shops are compared where each has real prices for 60 % of the list', async () => {
  await compare(pricesWith({ woolworths: 60, coles: 61 }));
  expect(screen.getByRole('heading', { name: 'Woolworths' })).toBeDefined();
  expect(screen.getByText('$160.00')).toBeDefined();
  expect(screen.getByText('$161.00')).toBeDefined();
  expect(soFar()).toBeNull();
});

test('shops are compared as bars, the best split first, and what has no price is one line', async () => {
  const priceAt = (retailer: string, n: number, cents: number) => ({
    id: recipeId(n),
    retailer,
    name: `Food ${n}`,
    price: { cents, source: 'typed' as const, observedAt: new Date().toISOString() },
  });
  const prices = [
    [100, 500],
    [500, 100],
    [200, 200],
  ];
  const lines = prices.map(([woolworths, coles], n) => ({
    key: `food-${n}`,
    products: [priceAt('woolworths', n, woolworths!), priceAt('coles', n + 10, coles!)],
  }));
  const few = { aisles: [{ aisle: 'Pantry', lines: [0, 1, 2, 3].map(lineOf) }], waiting: [] };
  const { person, assigned } = await compare(answer(pricesRoutes.match, { retailers, lines }), few);
  const bars = within(screen.getByRole('region', { name: 'Totals' }));
  const headings = bars.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Best split',
    'Woolworths',
    'Coles',
  ]);
  expect(bars.getByText('Saves $4.00 against Woolworths alone')).toBeDefined();
  expect(bars.getByText('1 item without a price').closest('details')?.textContent).toContain(
    'Food 3',
  );
  await person.click(bars.getByRole('button', { name: 'Use this split' }));
  expect(assigned.toSorted()).toEqual(['Coles', 'Woolworths']);
});

test('each item of a total says where its price is from, or that it is an estimate', async () => {
  await compare(pricesWith({ woolworths: 60, coles: 61 }));
  const bars = screen.getByRole('region', { name: 'Totals' });
  const [woolworths] = within(bars).getAllByRole('listitem');
  const rows = within(woolworths!).getAllByText(/^Food \d+/);
  expect(rows).toHaveLength(100);
  expect(rows.filter(({ textContent }) => textContent.endsWith('estimate'))).toHaveLength(40);
  expect(rows.filter(({ textContent }) => textContent.endsWith('typed today'))).toHaveLength(60);
});

test('a shop with real prices for 59 % of the list is not compared, and the screen says how prices come', async () => {
  const { person, opened } = await compare(pricesWith({ woolworths: 60, coles: 59 }));
  expect(screen.getByRole('heading', { name: 'Woolworths' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Coles' })).toBeNull();
  expect(soFar()!.textContent).toContain('Woolworths: 60 of 100 items, enough');
  expect(soFar()!.textContent).toContain('Coles: 59 of 100 items, 1 more to go');
  await person.click(screen.getByRole('button', { name: 'Add a price' }));
  // The first that one of the two retailers has no price for.
  expect(opened).toEqual(['food-59']);
});

test('a list of estimates alone has a total, said to be an estimate, and no shop has one', async () => {
  const { person } = await compare(pricesWith({}));
  expect(screen.queryByRole('heading', { name: 'Coles' })).toBeNull();
  expect(soFar()!.textContent).toContain(
    'about $100.00 at any shop (100 of 100 items priced, all estimates)',
  );
  await person.click(screen.getByRole('button', { name: 'Add prices from a receipt' }));
  expect(screen.getByRole('heading', { name: 'Prices from a receipt' })).toBeDefined();
});
