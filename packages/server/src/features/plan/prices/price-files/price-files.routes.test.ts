/** Files of prices that others made: read, saved for one person or household, and taken back. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { priceFilesRoutes, type NewFilePrice } from '@saltbush/contract/plan/prices/price-files';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { foundHousehold } from '../../../../testing/households';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../../testing/test-users';

const { read, save, remove } = priceFilesRoutes;

let testApp: TestApp;
let people: TestUsers;
let ann: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  ann = await registerUser(testApp.app, 'Ann File');
});
afterAll(() => testApp.close());

const today = new Date().toISOString().slice(0, 10);
const readFile = (text: string, person = ann) => person.ask(read, { file: new Blob([text]) });

const price = (more: Partial<NewFilePrice> = {}): NewFilePrice => ({
  name: 'Tasty cheese 500g',
  packText: '500g',
  key: 'tasty-cheese',
  retailer: 'coles',
  cents: 900,
  observedAt: `${today}T00:00:00.000Z`,
  ...more,
});
const saved = async (
  prices: NewFilePrice[],
  { id = randomUUID() as string, person = ann, householdId = undefined as string | undefined } = {},
) => person.ask(save, { body: { id, householdId, prices } });
const pricesOf = async (person: Person, key: string, householdId?: string) => {
  const body = { householdId, lines: [{ key, name: key }] };
  const { products } = (await person.ask(pricesRoutes.match, { body })).body.lines[0]!;
  return products.flatMap(({ name, price: of }) => (of ? [[name, of.cents, of.source]] : []));
};

describe('a file of prices is read', () => {
  test('a table is read by its headings, and each line that is not taken has its reason', async () => {
    const { status, body } = await readFile(
      `Product Name,Brand,Size,Price (AUD),Store,Date seen,Colour
Brown Onions,,1kg,3.50,Coles Newtown,${today},brown
"Milk, full cream",,2L,$3.10,Woolworths,${today},
Bananas,,,cheap,Coles,${today},
Tea,,100g,4.50,Tesco,${today},
`,
    );
    expect([status, body.unused]).toEqual([200, ['colour']]);
    expect(body.prices).toEqual([
      expect.objectContaining({
        name: 'Brown Onions',
        packText: '1kg',
        retailer: 'coles',
        key: 'brown-onion',
        cents: 350,
        date: today,
      }),
      expect.objectContaining({
        name: 'Milk, full cream',
        packText: '2L',
        retailer: 'woolworths',
        key: 'milk',
        cents: 310,
      }),
    ]);
    expect(body.skipped).toEqual([
      { reason: 'no price in dollars', count: 1, row: 4 },
      { reason: 'of Tesco, a shop we don’t know', count: 1, row: 5 },
    ]);
    expect(await pricesOf(ann, 'brown-onion')).toEqual([]);
    const left = await readdir(join(testApp.deps.config.dataFolder, 'imports')).catch(() => []);
    expect(left.filter((name) => name.startsWith('prices-'))).toEqual([]);
  });

  test.each([
    ['JSON Lines', (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')],
    ['a JSON list', (rows: object[]) => JSON.stringify(rows)],
    [
      'an answer of the API',
      (rows: object[]) => JSON.stringify({ items: rows, page: 1, total: 2 }, null, 2),
    ],
  ])('prices of Open Prices are read from %s', async (_what, written) => {
    const { body } = await readFile(
      written([
        {
          product_code: '9300633123456',
          product: {
            product_name: 'Full Cream Milk',
            product_quantity: 2000,
            product_quantity_unit: 'ml',
          },
          price: 3.1,
          price_is_discounted: true,
          currency: 'AUD',
          location: { osm_name: 'Woolworths Metro' },
          date: today,
        },
        {
          category_tag: 'en:brown-onions',
          price: '4.20',
          price_per: 'KILOGRAM',
          currency: 'AUD',
          location_osm_name: 'Coles',
          date: today,
        },
        {
          product_name: 'Lait',
          product_code: '3560070283484',
          price: 1.2,
          currency: 'EUR',
          date: today,
        },
      ]),
    );
    expect(body.prices).toMatchObject([
      {
        name: 'Full Cream Milk',
        ean: '9300633123456',
        packText: '2000ml',
        retailer: 'woolworths',
        cents: 310,
        isSpecial: true,
      },
      { name: 'brown onions', packText: 'per kg', retailer: 'coles', cents: 420 },
    ]);
    expect(body.skipped).toMatchObject([{ reason: 'in EUR, not in Australian dollars', count: 1 }]);
  });

  test.each([
    ['name,price,currency\nLait,1.20,EUR', 'These prices are in EUR.'],
    ['foo,bar\n1,2', 'No column of this file says that it has prices of products.'],
    ['PK\u0003\u0004\u0000', 'Please save it as CSV or JSON first'],
    ['', 'This file is empty.'],
    [
      'name,price\nMilk,free',
      'No price of this file can be taken. Most rows are: no price in dollars.',
    ],
    ['[{"name":"Milk"', 'This JSON'],
    ['name,price,date\nMilk,3.10,2001-01-01', 'older than two years'],
  ])('the file %j is refused in a sentence', async (text, sentence) => {
    const { status, error } = await readFile(text);
    expect(status).toBe(400);
    expect(JSON.stringify(error.details)).toContain(sentence);
  });

  test('a file counts in the currency of the person who brings it', async () => {
    const brit = await registerUser(testApp.app, 'Bea File');
    await brit.ask(profileRoutes.updateProfile, { body: { country: 'GB' } });
    const { body } = await readFile('name,price,currency\nTea,£1.20,GBP\nMilk,3.10,AUD', brit);
    expect(body.prices).toMatchObject([{ name: 'Tea', cents: 120 }]);
    expect(body.skipped).toMatchObject([{ reason: 'in AUD, not in British pounds', count: 1 }]);
  });

  test('a barcode without a name is looked up, and one that nobody knows is counted', async () => {
    const { body } = await readFile('name,barcode,price\nTea,,4.50\n,9300000000999,3.10');
    expect(body.prices.map(({ name }) => name)).toEqual(['Tea']);
    expect(body.skipped).toMatchObject([
      { reason: 'a barcode that we don’t know, without a name', row: 3 },
    ]);
  });

  test('a file is read for those who are signed in', async () => {
    expect((await people.visitor.ask(read, { file: new Blob(['name,price\nTea,4']) })).status).toBe(
      401,
    );
  });
});

describe('prices of a file', () => {
  test('products of the same food and pack stay apart, and a file that is saved twice counts once', async () => {
    const cheeses = [price(), price({ name: 'Bega tasty cheese 500g', cents: 850 })];
    expect((await saved(cheeses)).body).toEqual({ added: 2, known: 0 });
    expect((await saved(cheeses)).body).toEqual({ added: 0, known: 2 });
    expect(await pricesOf(ann, 'tasty-cheese')).toEqual([
      ['Bega tasty cheese 500g', 850, 'file'],
      ['Tasty cheese 500g', 900, 'file'],
    ]);
    const dearer = [price({ cents: 950, observedAt: new Date().toISOString() })];
    expect((await saved(dearer)).body).toEqual({ added: 1, known: 0 });
    expect(await pricesOf(ann, 'tasty-cheese')).toContainEqual(['Tasty cheese 500g', 950, 'file']);
  });

  test('all prices of a file are taken back at once, and can be saved again', async () => {
    const id = randomUUID();
    const butter = price({ name: 'Butter 250g', packText: '250g', key: 'butter', cents: 450 });
    await saved([butter], { id });
    expect(await pricesOf(ann, 'butter')).toEqual([['Butter 250g', 450, 'file']]);
    expect((await ann.ask(remove, { params: { id } })).status).toBe(204);
    expect(await pricesOf(ann, 'butter')).toEqual([]);
    expect((await ann.ask(remove, { params: { id } })).status).toBe(404);
    expect((await saved([butter], { id })).body).toEqual({ added: 1, known: 0 });
    expect(await pricesOf(ann, 'butter')).toEqual([['Butter 250g', 450, 'file']]);
  });

  test('a price that was typed for a product of a file stays when the file is taken back', async () => {
    const id = randomUUID();
    const rice = price({ name: 'Rice 1kg', packText: '1kg', key: 'rice', cents: 300 });
    await saved([rice], { id });
    const body = { lines: [{ key: 'rice', name: 'Rice' }] };
    const [product] = (await ann.ask(pricesRoutes.match, { body })).body.lines[0]!.products;
    const typed = {
      id: randomUUID(),
      key: 'rice',
      name: 'Rice',
      retailer: 'coles',
      cents: 280,
      observedAt: new Date().toISOString(),
      source: 'typed' as const,
    };
    await ann.ask(pricesRoutes.addObservations, {
      body: { observations: [{ ...typed, product: product!.id }] },
    });
    await ann.ask(remove, { params: { id } });
    expect(await pricesOf(ann, 'rice')).toEqual([['Rice 1kg', 280, 'typed']]);
  });

  test('the same file sent twice at once is stored once', async () => {
    const flour = [price({ name: 'Plain flour 1kg', packText: '1kg', key: 'flour', cents: 200 })];
    const answers = await Promise.all([saved(flour), saved(flour)]);
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 1]);
  });

  test('the longest file is saved at once', async () => {
    const many = Array.from({ length: 5000 }, (_, n) =>
      price({ name: `Cereal number ${n} 500g`, key: 'cereal', cents: 100 + n }),
    );
    expect((await saved(many)).body).toEqual({ added: 5000, known: 0 });
    // The cheapest is found among all of them.
    expect((await pricesOf(ann, 'cereal'))[0]).toEqual(['Cereal number 0 500g', 100, 'file']);
  });

  test('prices of a household are of its members alone', async () => {
    const { alex, tom } = people;
    const householdId = await foundHousehold(alex);
    const given = { person: alex, householdId, id: randomUUID() as string };
    expect((await saved([price()], given)).status).toBe(200);
    expect(await pricesOf(alex, 'tasty-cheese', householdId)).toHaveLength(1);
    expect((await saved([price()], { ...given, person: tom })).status).toBe(403);
    const query = { householdId };
    expect((await tom.ask(remove, { params: { id: given.id }, query })).status).toBe(403);
    expect((await tom.ask(remove, { params: { id: given.id } })).status).toBe(404);
    expect((await alex.ask(remove, { params: { id: given.id }, query })).status).toBe(204);
  });

  test.each([
    ['of a shop that is not there', { retailer: 'no-shop' }, 404],
    ['of long ago', { observedAt: '2020-01-01T00:00:00.000Z' }, 400],
    ['of a day to come', { observedAt: '2099-01-01T00:00:00.000Z' }, 400],
    ['of nothing', { cents: 0 }, 400],
  ])('a file with a price %s is refused as a whole', async (_what, more, status) => {
    const tea = price({ name: 'Tea 100g', packText: '100g', key: 'tea' });
    expect((await saved([tea, price(more)])).status).toBe(status);
    expect(await pricesOf(ann, 'tea')).toEqual([]);
  });
});
