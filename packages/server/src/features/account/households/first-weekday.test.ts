/** The weekday that weeks start on: whose it is, and who changes it. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const ofHousehold = async (person: Person, id: string) =>
  (await person.ask(householdsRoutes.get, { params: { id } })).body.firstWeekday;

async function registerWith(firstWeekday: unknown) {
  const email = `${randomUUID()}@example.com`;
  const account = { username: `Ben ${randomUUID()}`, email, password: 'plum jam on toast' };
  return visitorOf(testApp.app).ask(accountsRoutes.register, {
    body: { ...account, firstWeekday } as never,
  });
}

test('a person has the first weekday of the browser they registered in, until they change it', async () => {
  expect((await registerWith('sunday')).body.user.firstWeekday).toBe('sunday');
  const ann = await newPerson();
  expect(ann.user.firstWeekday).toBeNull();
  const changed = await ann.ask(profileRoutes.updateProfile, { body: { firstWeekday: 'friday' } });
  expect(changed.body.firstWeekday).toBe('friday');
  expect((await ann.ask(accountsRoutes.me)).body.firstWeekday).toBe('friday');
});

test('a household has the first weekday of its founder, unless another is given', async () => {
  const ann = await newPerson();
  expect(await ofHousehold(ann, await foundHousehold(ann))).toBeNull();
  await ann.ask(profileRoutes.updateProfile, { body: { firstWeekday: 'saturday' } });
  const body = { name: 'Beach house', firstWeekday: 'sunday' };
  expect((await ann.ask(householdsRoutes.create, { body })).body.firstWeekday).toBe('sunday');
  expect(await ofHousehold(ann, await foundHousehold(ann))).toBe('saturday');
});

test('the first weekday of a household is changed for everybody by its admin, and by no other member', async () => {
  const [ann, ben, outsider] = [await newPerson(), await newPerson(), await newPerson()];
  const id = await foundHousehold(ann);
  await addHouseholdMember(testApp.database.db, id, ben);
  const change = { params: { id }, body: { firstWeekday: 'saturday' } } as const;
  for (const person of [ben, outsider]) {
    expect((await person.ask(householdsRoutes.changeSettings, change)).status).toBe(403);
  }
  expect(await ofHousehold(ben, id)).toBeNull();
  expect((await ann.ask(householdsRoutes.changeSettings, change)).status).toBe(200);
  expect(await ofHousehold(ben, id)).toBe('saturday');
});

test.each(['Samstag', 'SUNDAY', '', '\u0000'])(
  'a first weekday that a browser names is absent if there is none of that name: %j',
  async (firstWeekday) => {
    const { status, body } = await registerWith(firstWeekday);
    expect([status, body.user.firstWeekday]).toEqual([200, null]);
  },
);

test.each(['Samstag', '', 6, null])(
  'a first weekday that someone chooses and that does not exist is refused: %j',
  async (firstWeekday) => {
    const ann = await newPerson();
    const id = await foundHousehold(ann);
    const body = { firstWeekday } as never;
    const answers = [
      await ann.ask(profileRoutes.updateProfile, { body }),
      await ann.ask(householdsRoutes.changeSettings, { params: { id }, body }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(400);
      expect(error.details).toEqual([expect.objectContaining({ field: 'firstWeekday' })]);
    }
    expect(await ofHousehold(ann, id)).toBeNull();
  },
);
