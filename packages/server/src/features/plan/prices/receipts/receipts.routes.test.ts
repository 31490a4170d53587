import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { receiptsRoutes } from '@saltbush/contract/plan/receipts';
import { renderedPhoto } from '../../../../testing/rendered-photo';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const printed = `Coles
Store 0123 Newtown
COLES BEEF MINCE 500G     8.50
ONION BROWN PERKG
0.512 kg NET @ $4.90/kg   2.51
ARNOTTS TIM TAM 200G
2 @ $3.50 EACH            7.00
Total for 4 items       $18.01`;

test('a photo of a receipt is read, and nothing of it counts before it is confirmed', async () => {
  const { alex, visitor } = people;
  const image = await renderedPhoto(printed, { font: 'monospace' });
  const photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())]);
  const { status, body } = await alex.ask(receiptsRoutes.read, { files: [photo] });
  expect([status, body.retailer, body.totalCents]).toEqual([200, 'coles', 1801]);
  expect(body.lines).toMatchObject([
    { name: 'Coles Beef Mince 500g', cents: 850, foods: ['beef-mince'] },
    { cents: 490, packText: 'per kg', packs: 0.512 },
    { name: 'Arnotts Tim Tam 200g', cents: 350, packs: 2 },
  ]);

  const match = async () => {
    const lines = [{ key: 'beef-mince', name: 'Beef mince' }];
    return (await alex.ask(pricesRoutes.match, { body: { lines } })).body.lines[0]!.products;
  };
  expect(await match()).toEqual([]);
  const { name, packText, cents } = body.lines[0]!;
  const confirmed = { id: randomUUID(), retailer: 'coles', key: 'beef-mince', name, packText };
  const observedAt = new Date().toISOString();
  await alex.ask(pricesRoutes.addObservations, {
    body: { observations: [{ ...confirmed, cents, observedAt, source: 'receipt' as const }] },
  });
  expect(await match()).toMatchObject([{ name, price: { cents: 850, source: 'receipt' } }]);
  expect((await visitor.ask(receiptsRoutes.read, { files: [photo] })).status).toBe(401);
});

test('a receipt that is no image is refused in words', async () => {
  const refused = await people.alex.ask(receiptsRoutes.read, { files: [new Blob(['a,b'])] });
  expect([refused.status, refused.error.code]).toEqual([415, 'IMAGE_UNREADABLE']);
});
