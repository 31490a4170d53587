/** Which shops a person or household compares, by their country. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productFeedsRoutes } from '@saltbush/contract/admin/product-feeds';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { countries } from '@saltbush/domain/account/countries/countries';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { seedStarterPrices } from './starter/seed-starter-prices';

const { compare, listRetailers, match } = pricesRoutes;

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  await seedStarterPrices(testApp.deps);
});
afterAll(() => testApp.close());

async function personIn(country: CountryCode): Promise<Person> {
  const person = await registerUser(testApp.app, `Cook ${randomUUID()}`);
  await person.ask(profileRoutes.updateProfile, { body: { country } });
  return person;
}

const matchOf = async (person: Person, householdId?: string) =>
  (await person.ask(match, { body: { householdId, lines: [{ key: 'milk', name: 'Milk' }] } })).body;

const comparedBy = async (person: Person, householdId?: string) =>
  (await matchOf(person, householdId)).retailers.map(({ _id }) => _id);

async function load(text: string) {
  const { body } = await people.alex.ask(productFeedsRoutes.load, { file: new Blob([text]) });
  return vi.waitFor(
    async () => {
      const params = { id: body._id };
      const feed = (await people.alex.ask(productFeedsRoutes.get, { params })).body;
      expect(feed.state).not.toBe('running');
      return feed;
    },
    { timeout: 20_000, interval: 50 },
  );
}

describe('retailers', () => {
  test.each(
    countries.map(({ home, retailers }) => [home.code, retailers.map(({ id }) => id)] as const),
  )('a person in %s has the shops %j, and compares the first two', async (country, ids) => {
    const person = await personIn(country);
    const { retailers } = (await person.ask(listRetailers, { query: {} })).body;
    expect(retailers.map(({ _id }) => _id)).toEqual(ids);
    expect(retailers.filter(({ isCompared }) => isCompared).map(({ _id }) => _id)).toEqual(
      ids.slice(0, 2),
    );
    expect(await comparedBy(person)).toEqual(ids.slice(0, 2));
  });

  test('a person chooses the two shops that they compare, in their order', async () => {
    const person = await personIn('GB');
    const body = { retailers: ['asda', 'tesco'] };
    expect((await person.ask(compare, { body })).status).toBe(204);
    expect(await comparedBy(person)).toEqual(['asda', 'tesco']);
    const { retailers } = (await person.ask(listRetailers, { query: {} })).body;
    expect(retailers.map(({ _id, isCompared }) => [_id, isCompared])).toEqual([
      ['asda', true],
      ['tesco', true],
      ['sainsburys', false],
    ]);
  });

  test('shops that were chosen count no more in another country, and again on the way back', async () => {
    const person = await personIn('US');
    await person.ask(compare, { body: { retailers: ['target', 'kroger'] } });
    await person.ask(profileRoutes.updateProfile, { body: { country: 'DE' } });
    expect(await comparedBy(person)).toEqual(['rewe', 'edeka']);
    await person.ask(profileRoutes.updateProfile, { body: { country: 'US' } });
    expect(await comparedBy(person)).toEqual(['target', 'kroger']);
  });

  test('a household has the shops of its own country, whoever asks', async () => {
    const [ann, ben] = [await personIn('NZ'), await personIn('AU')];
    const id = await foundHousehold(ann);
    await addHouseholdMember(testApp.database.db, id, ben);
    expect(await comparedBy(ben, id)).toEqual(['woolworths-nz', 'new-world']);
    const body = { householdId: id, retailers: ['pak-n-save', 'new-world'] };
    expect((await ben.ask(compare, { body })).status).toBe(204);
    expect(await comparedBy(ann, id)).toEqual(['pak-n-save', 'new-world']);
    const change = { params: { id }, body: { country: 'GB' } } as const;
    expect((await ann.ask(householdsRoutes.changeSettings, change)).status).toBe(200);
    expect(await comparedBy(ben, id)).toEqual(['tesco', 'sainsburys']);
  });

  test.each([
    ['of another country', ['tesco', 'coles'], 404],
    ['that do not exist', ['tesco', 'corner-shop'], 404],
    ['that are the estimates', ['tesco', 'typical'], 404],
    ['that are one', ['tesco'], 400],
    ['that are three', ['tesco', 'asda', 'sainsburys'], 400],
    ['that are the same', ['tesco', 'tesco'], 400],
  ])('shops %s cannot be compared', async (_what, retailers, status) => {
    const person = await personIn('GB');
    expect((await person.ask(compare, { body: { retailers } })).status).toBe(status);
    expect(await comparedBy(person)).toEqual(['tesco', 'sainsburys']);
  });

  test('nobody chooses or sees the shops of a household that they are not in', async () => {
    const [ann, outsider] = [await personIn('AU'), await personIn('AU')];
    const householdId = await foundHousehold(ann);
    const body = { householdId, retailers: ['coles', 'woolworths'] };
    const asked = [
      await outsider.ask(compare, { body }),
      await outsider.ask(listRetailers, { query: { householdId } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('typical prices are Australian, and stand in nowhere else', async () => {
    const sources = async (country: CountryCode) =>
      (await matchOf(await personIn(country))).lines[0]!.products.map(({ retailer }) => retailer);
    expect(await sources('AU')).toContain('typical');
    for (const country of ['NZ', 'GB', 'DE', 'US'] as const) {
      expect(await sources(country)).toEqual([]);
    }
  });
});

describe('a file of products of several countries', () => {
  test('prices are in the currency of their shop, and a row in another is refused', async () => {
    const feed = await load(`retailer,product_id,name,pack,price,currency
tesco,t1,Tesco British Whole Milk,2.272L,£1.65,GBP
rewe,r1,Ja! Vollmilch,1L,€1.19,eur
coles,c1,Coles Full Cream Milk 2L,2L,3.10,GBP
coles,c2,Coles Full Cream Milk 1L,1L,1.60,dollars
`);
    expect(feed).toMatchObject({ added: 2, broken: 2 });
    expect(feed.brokenRows.map(({ reason }) => reason)).toEqual([
      'Prices of "coles" are in AUD, not in GBP.',
      'currency is no code like AUD: "DOLLARS".',
    ]);
    const products = (await matchOf(await personIn('GB'))).lines[0]!.products;
    expect(products.map(({ retailer, price }) => [retailer, price?.cents])).toEqual([
      ['tesco', 165],
    ]);
  });

  test('a shop that an admin adds is one of their country, and is compared there', async () => {
    await people.alex.ask(profileRoutes.updateProfile, { body: { country: 'NZ' } });
    const body = { name: 'Moore Wilsons' };
    expect((await people.alex.ask(productFeedsRoutes.addRetailer, { body })).status).toBe(200);
    const here = await comparedBy(await personIn('NZ'));
    expect(here).toEqual(['woolworths-nz', 'new-world', 'moore-wilsons']);
    expect(await comparedBy(await personIn('AU'))).toEqual(['woolworths', 'coles']);
  });
});
