/** The country of people and households: who proposes it, whose it is, and who changes it. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const ofHousehold = async (person: Person, id: string) =>
  (await person.ask(householdsRoutes.get, { params: { id } })).body.country;

async function registerWith(ofBrowser: object) {
  const email = `${randomUUID()}@example.com`;
  const account = { username: `Ben ${randomUUID()}`, email, password: 'plum jam on toast' };
  return visitorOf(testApp.app).ask(accountsRoutes.register, {
    body: { ...account, ...ofBrowser } as never,
  });
}

test.each([
  ['Australia/Hobart', 'en-AU', 'AU', 'AUD', 'monday', 'written'],
  ['Pacific/Auckland', 'en-NZ', 'NZ', 'NZD', 'monday', 'metric'],
  ['Europe/London', 'en-GB', 'GB', 'GBP', 'monday', 'metric'],
  ['Europe/Berlin', 'de-DE', 'DE', 'EUR', 'monday', 'metric'],
  ['America/Chicago', 'en-US', 'US', 'USD', 'sunday', 'us'],
  ['Europe/Paris', 'en-GB', 'GB', 'GBP', 'monday', 'metric'],
])(
  'a person who registers in %s with the language %s lives in %s, with %s, weeks from %s and recipes %s',
  async (timeZone, language, country, currency, firstWeekday, defaultMeasures) => {
    const { status, body } = await registerWith({ timeZone, language });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ country, firstWeekday, defaultMeasures });
    expect(body.user.homeCountry).toEqual(homeCountryOf(country));
    expect(body.user.homeCountry.currency).toBe(currency);
  },
);

test.each([
  ['Asia/Tokyo', 'ja-JP'],
  ['UTC', 'en-US'],
  ['\u0000', 'not a language'],
])(
  'a person who registers in %j with the language %j has chosen no country, and has that of Australia',
  async (timeZone, language) => {
    const { status, body } = await registerWith({ timeZone, language });
    expect([status, body.user.country, body.user.firstWeekday]).toEqual([200, null, null]);
    expect(body.user.homeCountry).toEqual(homeCountryOf('AU'));
    expect(body.user.defaultMeasures).toBe('written');
  },
);

test('the first weekday of a browser comes before that of the country', async () => {
  const ofBrowser = { timeZone: 'Europe/London', language: 'en-GB', firstWeekday: 'saturday' };
  expect((await registerWith(ofBrowser)).body.user.firstWeekday).toBe('saturday');
});

test('a household has the country of the browser it was founded in, else that of its founder', async () => {
  const ann = await newPerson();
  await ann.ask(profileRoutes.updateProfile, { body: { country: 'NZ' } });
  expect(await ofHousehold(ann, await foundHousehold(ann))).toBe('NZ');
  const body = { name: 'Cottage', timeZone: 'Europe/London', language: 'en-NZ' };
  const founded = (await ann.ask(householdsRoutes.create, { body })).body;
  expect([founded.country, founded.homeCountry.currency]).toEqual(['GB', 'GBP']);
});

test('a person changes their country and keeps the rest', async () => {
  const ann = await newPerson();
  const changed = await ann.ask(profileRoutes.updateProfile, { body: { country: 'US' } });
  expect(changed.body).toMatchObject({ country: 'US', firstWeekday: 'sunday' });
  expect((await ann.ask(accountsRoutes.me)).body.homeCountry).toEqual(homeCountryOf('US'));
  const week = await ann.ask(profileRoutes.updateProfile, { body: { firstWeekday: 'monday' } });
  expect(week.body).toMatchObject({ country: 'US', firstWeekday: 'monday' });
});

test('the country of a household is changed for everybody by its admin, and by no other member', async () => {
  const [ann, ben, outsider] = [await newPerson(), await newPerson(), await newPerson()];
  const id = await foundHousehold(ann);
  await addHouseholdMember(testApp.database.db, id, ben);
  const change = { params: { id }, body: { country: 'DE' } } as const;
  for (const person of [ben, outsider]) {
    expect((await person.ask(householdsRoutes.changeSettings, change)).status).toBe(403);
  }
  expect(await ofHousehold(ben, id)).toBeNull();
  expect((await ann.ask(householdsRoutes.changeSettings, change)).status).toBe(200);
  expect(await ofHousehold(ben, id)).toBe('DE');
});

test.each(['AQ', 'au', '', 6, null])(
  'a country that someone chooses and that is not listed is refused: %j',
  async (country) => {
    const ann = await newPerson();
    const id = await foundHousehold(ann);
    const body = { country } as never;
    const answers = [
      await ann.ask(profileRoutes.updateProfile, { body }),
      await ann.ask(householdsRoutes.changeSettings, { params: { id }, body }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(400);
      expect(error.details).toEqual([expect.objectContaining({ field: 'country' })]);
    }
    expect(await ofHousehold(ann, id)).toBeNull();
  },
);
