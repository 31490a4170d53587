/** Dishes that a household is asked about before its week is planned: by links, and by members with each role. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { voteId } from '@saltbush/domain/plan/rows/vote-rows';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

const week = '2026-11-23';
let testApp: TestApp;
let ann: Person;
let home: string;
let laksa: string;
let leo: string;
let dish: string;
let device: SyncDevice;
let count = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const propose = (until: number) =>
  device.make('proposeDishes', {
    start: week,
    week,
    until,
    dishes: [{ id: dish, recipeId: laksa }],
    ended: [],
  });

beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  home = await foundHousehold(ann, 'Number 7');
  laksa = await createTestRecipe(ann, { title: 'Laksa' });
  [leo, dish] = [randomUUID(), randomUUID()];
  device = openDevice(ann, { householdId: home });
  await device.sync([device.make('setEater', { id: leo, change: { name: 'Leo', portion: 0.5 } })]);
});

async function linkOfLeo() {
  const { body } = await ann.ask(votesRoutes.makeLink, {
    body: { householdId: home, eaterId: leo },
  });
  const params = { token: body.url.split('/').at(-1)! };
  const visitor = visitorOf(testApp.app);
  return {
    dishes: async () => (await visitor.ask(votesRoutes.open, { params })).body.dishes,
    vote: (answer: 'yes' | 'no' | null, more: object = {}) =>
      visitor.ask(votesRoutes.vote, {
        params,
        body: { mealId: dish, recipeId: laksa, answer, ...more },
      }),
  };
}

test('a link shows the dishes that are asked about with its person’s answers, and stores a love', async () => {
  await device.sync([propose(Date.now() + 60_000)]);
  const { dishes, vote } = await linkOfLeo();
  expect(await dishes()).toMatchObject([{ _id: dish, recipe: { title: 'Laksa' } }]);
  expect((await vote('yes', { isLoved: true })).status).toBe(204);
  expect(await dishes()).toMatchObject([{ answer: 'love' }]);
  expect((await vote('no')).status).toBe(204);
  expect(await dishes()).toMatchObject([{ answer: 'no' }]);
  await device.sync();
  const id = voteId({ mealId: dish, recipeId: laksa, eaterId: leo });
  expect(device.rows.get(`votes/${id}`)?.fields).toEqual({ week, answer: 'no' });
});

test('a link has no dishes and takes no answer when nobody is asked any more', async () => {
  const { dishes, vote } = await linkOfLeo();
  expect(await dishes()).toBeUndefined();
  expect((await vote('yes')).status).toBe(404);
  await device.sync([propose(Date.now() - 1)]);
  expect(await dishes()).toBeUndefined();
  expect((await vote('yes')).status).toBe(404);
  await device.sync([device.make('endProposedDishes', { ids: [dish] })]);
  expect((await vote('yes')).status).toBe(404);
});

test('an answer by a link to another recipe than the dish has is refused', async () => {
  await device.sync([propose(Date.now() + 60_000)]);
  const { vote } = await linkOfLeo();
  expect((await vote('yes', { recipeId: randomUUID() })).status).toBe(409);
});

test('a member may ask and answer, a shopper only answers, and a viewer does neither', async () => {
  const { app, database } = testApp;
  await device.sync([propose(Date.now() + 60_000)]);
  for (const role of ['member', 'shopper', 'viewer'] as const) {
    const person = await registerUser(app, `${role} ${count}`);
    await addHouseholdMember(database.db, home, person, role);
    const theirs = openDevice(person, { householdId: home });
    await theirs.sync();
    expect(theirs.rows.has(`proposedDishes/${dish}`)).toBe(true);
    const eaterId = person.user._id;
    const said = { mealId: dish, recipeId: laksa, week, answer: 'yes', isLoved: true } as const;
    const id = randomUUID();
    const { body } = await theirs.call({
      operations: [
        theirs.make('setVote', { ...said, eaterId }),
        theirs.make('setVote', { ...said, eaterId: ann.user._id }),
        theirs.make('proposeDishes', {
          start: week,
          week,
          until: 1,
          dishes: [{ id, recipeId: laksa }],
          ended: [],
        }),
        theirs.make('endProposedDishes', { ids: [id] }),
      ],
    });
    const refused = { member: [2], shopper: [2, 3, 4], viewer: [1, 2, 3, 4] };
    expect(body.refused.map(({ seq }) => seq)).toEqual(refused[role]);
  }
});

test('a recipe that nobody of the household may read can’t be proposed', async () => {
  const other = await registerUser(testApp.app, `Other ${count}`);
  const secret = await createTestRecipe(other, { title: 'Secret' });
  const { body } = await device.call({
    operations: [
      device.make('proposeDishes', {
        start: week,
        week,
        until: 1,
        dishes: [{ id: dish, recipeId: secret }],
        ended: [],
      }),
    ],
  });
  expect(body.refused).toHaveLength(1);
});
