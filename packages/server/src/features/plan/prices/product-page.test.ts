/** A product's page is read once, and its price is remembered for the food. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

let testApp: TestApp;
let shop: Server;
let origin: string;
let ann: Person;
const asked: string[] = [];
beforeAll(async () => {
  shop = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', request.url === '/photo' ? 'image/png' : 'text/html');
    response.end(request.url === '/milk' ? page : '<h1>Milk 2L</h1> $3.10');
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  testApp = await openTestApp({ allowedPrivateImportHosts: [host] });
  ann = await registerUser(testApp.app, 'Ann Page');
});
afterAll(async () => {
  await testApp.close();
  shop.close();
});

const product = {
  '@type': 'Product',
  name: 'Full Cream Milk 2L',
  offers: { price: '3.10', priceCurrency: 'AUD' },
};
const page = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
const read = (url: string, html?: string) =>
  ann.ask(pricesRoutes.readPage, { body: { url, html } });

it('the page of a product is asked for once, and its price is remembered with its address', async () => {
  const url = `${origin}/milk`;
  const { body } = await read(url);
  expect(body).toEqual({ name: 'Full Cream Milk 2L', cents: 310, packText: '2L' });
  expect(asked).toEqual(['/milk']);
  const observation = {
    ...body,
    id: randomUUID(),
    key: 'milk',
    retailer: 'coles',
    url,
    observedAt: testApp.deps.clock().toISOString(),
    source: 'typed' as const,
  };
  await ann.ask(pricesRoutes.addObservations, { body: { observations: [observation] } });
  const lines = [{ key: 'milk', name: 'Milk' }];
  const matched = (await ann.ask(pricesRoutes.match, { body: { lines } })).body.lines[0]!;
  expect(matched.products.find(({ retailer }) => retailer === 'coles')).toMatchObject({
    name: 'Full Cream Milk 2L',
    url,
    packText: '2L',
    price: { cents: 310, source: 'typed' },
  });
});

it('the source of a page is read without asking for the page', async () => {
  const before = asked.length;
  expect((await read('https://shop.example.com/milk', page)).body.cents).toBe(310);
  expect(asked).toHaveLength(before);
});

test.each([
  ['without a product', '/other', 404],
  ['that is no page', '/photo', 415],
])('a page %s has no price', async (_, path, status) => {
  const answer = await read(`${origin}${path}`);
  expect(answer.status).toBe(status);
});

test.each(['http://127.0.0.1:1/milk', 'http://10.0.0.1/', 'file:///etc/passwd', 'milk'])(
  'the address %s of a product is refused',
  async (url) => {
    const { status } = await read(url);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

it('a visitor has no page read', async () => {
  const { status } = await visitorOf(testApp.app).ask(pricesRoutes.readPage, {
    body: { url: `${origin}/milk` },
  });
  expect(status).toBe(401);
});
