/** Products for lines, typed prices, choices, and files of products. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pricesRoutes, type NewObservation } from '@saltbush/contract/plan/prices';
import { productFeedsRoutes } from '@saltbush/contract/admin/product-feeds';
import { foundHousehold } from '../../../testing/households';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { priceObservations } from '../../../schema/plan/prices';
import { seedStarterPrices } from './starter/seed-starter-prices';

const { match, search, choose, addObservations, removeObservation, history, setBudget } =
  pricesRoutes;

let testApp: TestApp;
let people: TestUsers;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  ann = await registerUser(testApp.app, 'Ann Price');
  ben = await registerUser(testApp.app, 'Ben Price');
});
afterAll(() => testApp.close());

const csv = `retailer,product_id,name,brand,ean,pack,price,special,multi_buy,url,observed_at
woolworths,w1,Woolworths Brown Onions 1kg,Woolworths,9300000000012,1kg,3.50,no,,https://www.woolworths.com.au/shop/productdetails/w1,2026-11-20
woolworths,w2,Brown Onions Loose,,,per kg,4.20,,,https://www.woolworths.com.au/shop/productdetails/w2,2026-11-20
coles,c1,Coles Brown Onions 1kg,Coles,,1kg,3.20,yes,2 for $6,https://www.coles.com.au/product/c1,2026-11-21
coles,c2,Coles Full Cream Milk 2L,Coles,9300000000029,2L,3.10,,,,2026-11-21

coles,c3,Broken Price,,,1kg,cheap,,,,
aldi,a1,Onions,,,1kg,3.00,,,,
coles,c4,Morning Fresh Dishwashing Liquid Lemon 400mL,Morning Fresh,,400mL,4.50,,,,2026-11-21
coles,c1,Coles Brown Onions 1kg,,,1kg,3.20,,,,
`;

async function load(text: string, admin = people.alex) {
  const { status, body } = await admin.ask(productFeedsRoutes.load, { file: new Blob([text]) });
  expect(status).toBe(200);
  return vi.waitFor(
    async () => {
      const feed = (await admin.ask(productFeedsRoutes.get, { params: { id: body._id } })).body;
      expect(feed.state).not.toBe('running');
      return feed;
    },
    { timeout: 20_000, interval: 50 },
  );
}

const matchOf = async (
  person: Person,
  lines: [key: string, name: string][],
  householdId?: string,
) =>
  person.ask(match, {
    body: { householdId, lines: lines.map(([key, name]) => ({ key, name })) },
  });

const typed = (more: Partial<NewObservation> = {}): NewObservation => ({
  id: randomUUID(),
  retailer: 'woolworths',
  key: 'brown-onion',
  name: 'Brown onions',
  cents: 300,
  observedAt: new Date().toISOString(),
  source: 'typed',
  ...more,
});

describe('a file of products', () => {
  test('a file of products is loaded with a report of each broken row, and nothing else is lost', async () => {
    const feed = await load(csv);
    expect(feed).toMatchObject({ state: 'done', progress: 1, added: 5, broken: 3, prices: 5 });
    expect(feed.brokenRows).toEqual([
      { row: 7, reason: 'price is no price: "cheap".' },
      { row: 8, reason: 'There is no retailer "aldi".' },
      { row: 10, reason: 'Row 4 has this product already.' },
    ]);
  });

  test('a file of products changes nothing when it is loaded again, and says what has changed', async () => {
    expect(await load(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 5, prices: 0 });
    const dearer = csv.replace('3.10,,,,2026-11-21', '3.30,,,,2026-11-24');
    expect(await load(dearer)).toMatchObject({ added: 0, changed: 1, unchanged: 4, prices: 1 });
    // An old file does not bring old prices back.
    expect(await load(csv)).toMatchObject({ changed: 0, unchanged: 5, prices: 0 });
    const { body } = await matchOf(ann, [['milk', 'Milk']]);
    expect(body.lines[0]?.products[0]?.price?.cents).toBe(330);
  });

  test('a file of products may be JSON, and name a retailer that an admin added', async () => {
    const added = await people.alex.ask(productFeedsRoutes.addRetailer, {
      body: {
        name: 'Harris Farm',
        searchAddress: 'https://www.harrisfarm.com.au/search?q={query}',
      },
    });
    expect(added.body._id).toBe('harris-farm');
    const rows = [
      { retailer: 'Harris Farm', product_id: 7, name: 'Saffron', pack: '1g', price: 9.5 },
      'nonsense',
    ];
    expect(await load(JSON.stringify(rows))).toMatchObject({
      added: 1,
      broken: 1,
      brokenRows: [{ row: 2, reason: 'It is no object.' }],
    });
    const { body } = await people.alex.ask(productFeedsRoutes.list);
    expect(body.retailers.find(({ _id }) => _id === 'harris-farm')?.products).toBe(1);
    expect(body.feeds.length).toBeGreaterThan(3);
  });

  test.each([
    ['no table of products', 'a,b\n1,2', /retailer, product_id, name is missing/],
    ['nothing', 'retailer,product_id,name\n', /no product/],
    ['broken JSON', '[{"retailer":', /no list of products/],
  ])('a file of products that is %s ends in words', async (_what, text, reason) => {
    const feed = await load(text);
    expect([feed.state, reason.test(feed.problem ?? '')]).toEqual(['failed', true]);
  });

  test('a file of products is for admins only', async () => {
    const refused = await ann.ask(productFeedsRoutes.load, { file: new Blob([csv]) });
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await ann.ask(productFeedsRoutes.list)).status).toBe(403);
    const name = await ann.ask(productFeedsRoutes.addRetailer, { body: { name: 'Mine' } });
    expect(name.status).toBe(403);
    const id = randomUUID();
    expect((await ann.ask(productFeedsRoutes.get, { params: { id } })).status).toBe(403);
    expect((await ann.ask(productFeedsRoutes.cancel, { params: { id } })).status).toBe(403);
    expect((await people.alex.ask(productFeedsRoutes.get, { params: { id } })).status).toBe(404);
  });
});

describe('lines and products', () => {
  test('lines meet products by food, by kind of food, and by words', async () => {
    const { body } = await matchOf(ann, [
      ['brown-onion', 'Brown onions'],
      ['onion', 'Onions'],
      ['dishwashing-liquid', 'Dishwashing liquid'],
      ['quandong', 'Quandongs'],
    ]);
    expect(body.retailers.map(({ _id }) => _id)).toEqual(['woolworths', 'coles', 'harris-farm']);
    const [brown, any, liquid, none] = body.lines.map(({ products }) =>
      products.map(({ name }) => name),
    );
    expect(brown).toEqual([
      'Coles Brown Onions 1kg',
      'Woolworths Brown Onions 1kg',
      'Brown Onions Loose',
    ]);
    expect(any).toEqual(brown);
    expect(liquid).toEqual(['Morning Fresh Dishwashing Liquid Lemon 400mL']);
    expect(none).toEqual([]);
    expect(body.lines[0]?.food?.pieces.whole?.value).toBe(150);
    expect(body.lines[0]?.products[0]).toMatchObject({
      pack: { amount: 1000, unit: 'g' },
      price: { cents: 320, isSpecial: true, multiBuy: { count: 2, cents: 600 }, source: 'feed' },
    });
  });

  test('estimates of prices are of no retailer', async () => {
    expect(await seedStarterPrices(testApp.deps)).toBeGreaterThan(150);
    const { body } = await matchOf(ann, [['garlic', 'Garlic']]);
    expect(body.lines[0]?.products).toMatchObject([
      { retailer: 'typical', price: { source: 'starter', cents: 120 } },
    ]);
    expect(body.retailers.some(({ _id }) => _id === 'typical')).toBe(false);
  });

  test('a food has a price by weight: what somebody saw, then feeds, then estimates', async () => {
    const foods = ['brown-onion', 'onion', 'milk', 'garlic', 'quandong'];
    const ofFoods = (person: Person, householdId?: string) =>
      person.ask(pricesRoutes.ofFoods, { body: { householdId, foods } });
    const { body } = await ofFoods(ben);
    expect(body.prices).toMatchObject({ 'brown-onion': 32, onion: 32 });
    expect(body.prices['quandong']).toBeUndefined();
    expect(body.estimates).toContain('garlic');
    expect(body.packs).toEqual({ milk: expect.any(Number), garlic: 36 });
    expect(body.keeps).toEqual([]);
    const [line] = (await matchOf(ben, [['brown-onion', 'Brown onions']])).body.lines;
    const { id, retailer } = line!.products[0]!;
    const price = typed({ product: id, retailer, cents: 250 });
    await ben.ask(addObservations, { body: { observations: [price] } });
    expect((await ofFoods(ben)).body.prices['onion']).toBe(25);
    expect((await ofFoods(ann)).body.prices['onion']).toBe(32);
    const home = await foundHousehold(ann, 'Onion Street');
    expect((await ofFoods(ben, home)).status).toBe(403);
  });

  test('products are found by words and by barcode', async () => {
    const found = await ann.ask(search, { query: { query: 'onions', retailer: 'coles' } });
    expect(found.body.products.map(({ name }) => name)).toEqual(['Coles Brown Onions 1kg']);
    const scanned = await ann.ask(search, { query: { ean: '9300000000029' } });
    expect(scanned.body.products.map(({ name }) => name)).toEqual(['Coles Full Cream Milk 2L']);
    expect((await ann.ask(search, { query: { ean: '12' } })).status).toBe(400);
  });
});

describe('prices of one’s own', () => {
  const milk = async (person: Person, householdId?: string) => {
    const { body } = await matchOf(person, [['milk', 'Milk']], householdId);
    return body.lines[0]!.products.find(({ retailer }) => retailer === 'coles')!;
  };

  test('a typed price of a product counts for its person, once, and can be taken back', async () => {
    const { id, retailer } = await milk(ann);
    const price = typed({ product: id, retailer, key: 'milk', name: 'Milk', cents: 290 });
    const added = await ann.ask(addObservations, { body: { observations: [price, price] } });
    expect(added.body.products[0]?.price).toMatchObject({ cents: 290, source: 'typed' });
    await ann.ask(addObservations, { body: { observations: [price] } });
    expect((await milk(ann)).price?.observation).toBe(price.id);
    expect((await milk(ben)).price?.cents).toBe(330);
    expect(
      (await ann.ask(history, { params: { id } })).body.prices.map(({ cents }) => cents),
    ).toEqual([310, 330, 290]);
    expect((await ben.ask(history, { params: { id } })).body.prices).toHaveLength(2);
    const theirs = await ben.ask(removeObservation, { params: { id: price.id } });
    expect(theirs.status).toBe(404);
    expect((await ann.ask(removeObservation, { params: { id: price.id } })).status).toBe(204);
    expect((await milk(ann)).price?.cents).toBe(330);
  });

  test('a typed price of no product makes a product of one’s own', async () => {
    const price = typed({ key: 'quandong', name: 'Quandongs', packText: '250g', cents: 800 });
    const { body } = await ann.ask(addObservations, { body: { observations: [price] } });
    expect(body.products).toMatchObject([{ name: 'Quandongs', pack: { amount: 250 } }]);
    await ann.ask(addObservations, {
      body: { observations: [{ ...price, id: randomUUID(), cents: 850 }] },
    });
    const own = (await matchOf(ann, [['quandong', 'Quandongs']])).body.lines[0]!.products;
    expect(own.map(({ price: latest }) => latest?.cents)).toEqual([850]);
    expect((await matchOf(ben, [['quandong', 'Quandongs']])).body.lines[0]!.products).toEqual([]);
  });

  test('a typed price of a household is of its members', async () => {
    const home = await foundHousehold(ann, 'Price Street');
    const { id, retailer } = await milk(ann, home);
    const observations = [typed({ product: id, retailer, key: 'milk', cents: 250 })];
    await ann.ask(addObservations, { body: { householdId: home, observations } });
    expect((await milk(ann, home)).price?.cents).toBe(250);
    expect((await milk(ann)).price?.cents).toBe(330);
    const refused = await ben.ask(addObservations, { body: { householdId: home, observations } });
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await matchOf(ben, [['milk', 'Milk']], home)).status).toBe(403);
    const params = { id: observations[0]!.id };
    expect(
      (await ben.ask(removeObservation, { params, query: { householdId: home } })).status,
    ).toBe(403);
    expect((await ben.ask(history, { params: { id }, query: { householdId: home } })).status).toBe(
      403,
    );
    expect((await ben.ask(search, { query: { query: 'milk', householdId: home } })).status).toBe(
      403,
    );
    const budget = { householdId: home, weeklyBudget: 20_000 };
    expect((await ben.ask(setBudget, { body: budget })).status).toBe(403);
    const choice = { householdId: home, key: 'milk', retailer, product: id };
    expect((await ben.ask(choose, { body: choice })).status).toBe(403);
  });

  test('a stored price is never changed in the database', async () => {
    const change = testApp.database.db.update(priceObservations).set({ cents: 1 });
    await expect(change).rejects.toThrow();
    const [row] = (
      await testApp.database.db.execute(
        sql`select min(cents)::int as cents from price_observations`,
      )
    ).rows;
    expect(row?.['cents']).toBeGreaterThan(1);
  });

  test.each([
    ['a price of nothing', { cents: 0 }, 400],
    ['a day to come', { observedAt: '2099-01-01T00:00:00.000Z' }, 400],
    ['a retailer that is not there', { retailer: 'nowhere' }, 404],
    ['a product that is not there', { product: randomUUID() }, 404],
  ])('a typed price with %s is refused', async (_what, more, status) => {
    const refused = await ann.ask(addObservations, { body: { observations: [typed(more)] } });
    expect(refused.status).toBe(status);
  });
});

describe('what a household settles on', () => {
  test('a product chosen for a food is remembered until it is taken back', async () => {
    const [line] = (await matchOf(ann, [['brown-onion', 'Brown onions']])).body.lines;
    const loose = line!.products.find(({ name }) => name === 'Brown Onions Loose')!;
    const choice = { key: 'brown-onion', retailer: 'woolworths' };
    expect((await ann.ask(choose, { body: { ...choice, product: loose.id } })).status).toBe(204);
    const [after] = (await matchOf(ann, [['brown-onion--red', 'Onions']])).body.lines;
    expect(after?.chosen).toEqual({ woolworths: loose.id });
    await ann.ask(choose, { body: { ...choice, product: null } });
    const [back] = (await matchOf(ann, [['brown-onion', 'Brown onions']])).body.lines;
    expect(back?.chosen).toBeUndefined();
    const other = await ann.ask(choose, {
      body: { ...choice, retailer: 'coles', product: loose.id },
    });
    expect(other.status).toBe(404);
  });

  test('a household has a budget for the week', async () => {
    await ann.ask(setBudget, { body: { weeklyBudget: 25_000 } });
    expect((await matchOf(ann, [])).body.weeklyBudget).toBe(25_000);
    await ann.ask(setBudget, { body: { weeklyBudget: null } });
    expect((await matchOf(ann, [])).body.weeklyBudget).toBeUndefined();
  });

  test('visitors have no prices of a household', async () => {
    const { visitor } = people;
    const asked = [
      await visitor.ask(match, { body: { lines: [] } }),
      await visitor.ask(search, { query: { query: 'milk' } }),
      await visitor.ask(setBudget, { body: { weeklyBudget: 1 } }),
      await visitor.ask(pricesRoutes.listRetailers, { query: {} }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
