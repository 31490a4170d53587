import { expect, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { answer } from '../../../../testing/fake-api';
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

async function compare(own: Record<string, number>) {
  const opened: string[] = [];
  const Page = () => (
    <ComparePrices
      list={list}
      scope={{ userId: priya._id, householdId: undefined }}
      dayCount={7}
      servesOf={() => undefined}
      onAssign={() => {}}
      onAddPrice={(key) => opened.push(key)}
    />
  );
  const page = await renderPage(Page, { at: '/prices', api: [pricesWith(own)] });
  await screen.findByRole('button', { name: 'Add prices from a receipt' });
  return { ...page, opened };
}

const soFar = () => screen.queryByRole('region', { name: 'Prices so far' });

test('shops are compared where each has real prices for 60 % of the list', async () => {
  await compare({ woolworths: 60, coles: 61 });
  expect(screen.getByRole('heading', { name: 'Woolworths' })).toBeDefined();
  expect(screen.getByText('$160.00')).toBeDefined();
  expect(screen.getByText('$161.00')).toBeDefined();
  expect(soFar()).toBeNull();
});

test('a shop with real prices for 59 % of the list is not compared, and the screen says how prices come', async () => {
  const { person, opened } = await compare({ woolworths: 60, coles: 59 });
  expect(screen.getByRole('heading', { name: 'Woolworths' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Coles' })).toBeNull();
  expect(soFar()!.textContent).toContain('Woolworths: 60 of 100 items, enough');
  expect(soFar()!.textContent).toContain('Coles: 59 of 100 items, 1 more to go');
  await person.click(screen.getByRole('button', { name: 'Add a price' }));
  // The first that one of the two retailers has no price for.
  expect(opened).toEqual(['food-59']);
});

test('a list of estimates alone has a total, said to be an estimate, and no shop has one', async () => {
  const { person } = await compare({});
  expect(screen.queryByRole('heading', { name: 'Coles' })).toBeNull();
  expect(soFar()!.textContent).toContain(
    'about $100.00 at any shop (100 of 100 items priced, all estimates)',
  );
  await person.click(screen.getByRole('button', { name: 'Add prices from a receipt' }));
  expect(screen.getByRole('heading', { name: 'Prices from a receipt' })).toBeDefined();
});
