/** Voting without an account: who makes links, what they show, and when they end. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { addDays, mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { voteLinkDays } from '@saltbush/domain/plan/votes/vote-links';
import { voteId } from '@saltbush/domain/plan/rows/vote-rows';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person, type Visitor } from '../../../testing/test-users';
import { households } from '../../../schema/households';
import { syncRows } from '../../../schema/plan/sync';
import { voteLinks } from '../../../schema/plan/votes';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let outsider: Person;
let visitor: Visitor;
let home: string;
let laksa: string;
let leo: string;
let tonight: string;
let device: SyncDevice;
let count = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = visitorOf(testApp.app);
});
afterAll(() => testApp.close());

const today = () => todayIn(new Date(), standInTimeZone);
const dinner = (id: string, more: object = {}) => ({
  id,
  date: today(),
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  recipeId: laksa,
  ...more,
});

beforeEach(async () => {
  count += 1;
  const { app, database } = testApp;
  [ann, ben, outsider] = [
    await registerUser(app, `Ann ${count}`),
    await registerUser(app, `Ben ${count}`),
    await registerUser(app, `Out ${count}`),
  ];
  home = await foundHousehold(ann, 'Number 7');
  await addHouseholdMember(database.db, home, ben);
  laksa = await createTestRecipe(ann, { title: 'Laksa', prepMinutes: 10, cookMinutes: 20 });
  await shareWith(database.db, laksa, home);
  [leo, tonight] = [randomUUID(), randomUUID()];
  device = openDevice(ann, { householdId: home });
  await device.sync([
    device.make('setEater', { id: leo, change: { name: 'Leo', portion: 0.5 } }),
    device.make('addMeal', dinner(tonight)),
  ]);
});

const make = (person: Visitor, eaterId = leo, householdId: string | undefined = home) =>
  person.ask(votesRoutes.makeLink, { body: { householdId, eaterId } });
const tokenOf = async (person = ann, eaterId = leo) =>
  (await make(person, eaterId)).body.url.split('/').at(-1)!;
const open = (token: string) => visitor.ask(votesRoutes.open, { params: { token } });
const vote = (token: string, answer: 'yes' | 'no' | null, asked: object = {}) =>
  visitor.ask(votesRoutes.vote, {
    params: { token },
    body: { mealId: tonight, recipeId: laksa, answer, ...asked },
  });
const links = (person: Visitor) =>
  person.ask(votesRoutes.listLinks, { query: { householdId: home } });
const remove = (person: Visitor) =>
  person.ask(votesRoutes.removeLink, {
    params: { eaterId: leo },
    query: { householdId: home },
  });
const voteOf = (eaterId: string) => {
  const id = voteId({ mealId: tonight, recipeId: laksa, eaterId });
  return device.rows.get(`votes/${id}`);
};

describe('whoever has the link', () => {
  test('whoever has the vote link sees the dinners ahead, says no, changes it and takes it back', async () => {
    const token = await tokenOf();
    const { body } = await open(token);
    expect(body).toEqual({
      name: 'Leo',
      expiresAt: expect.any(String),
      meals: [
        {
          _id: tonight,
          recipeId: laksa,
          date: today(),
          recipe: { title: 'Laksa', totalMinutes: 30, cover: expect.anything() },
        },
      ],
    });
    for (const answer of ['no', 'yes'] as const) {
      expect((await vote(token, answer)).status).toBe(204);
      expect((await open(token)).body.meals[0]?.answer).toBe(answer);
      await device.sync();
      expect(voteOf(leo)?.fields).toEqual({ week: mondayOf(today()), answer });
    }
    await vote(token, null);
    expect((await open(token)).body.meals[0]).not.toHaveProperty('answer');
  });

  test('whoever has the vote link learns nothing else of the household', async () => {
    const text = JSON.stringify((await open(await tokenOf())).body);
    for (const secret of [ann.email, ann.user._id, ann.user.username, 'Number 7', home, 'Ann']) {
      expect(text).not.toContain(secret);
    }
  });

  test('whoever has the vote link votes on dinners with a recipe from today on, and on nothing else', async () => {
    const other = [
      dinner(randomUUID(), { date: addDays(today(), -1) }),
      dinner(randomUUID(), { date: addDays(today(), voteLinkDays) }),
      dinner(randomUUID(), { meal: 'lunch' }),
      dinner(randomUUID(), { recipeId: undefined, note: 'Eating out' }),
      dinner(randomUUID(), { leftoverOf: tonight }),
    ];
    const last = randomUUID();
    await device.sync([
      device.make('addMeals', { meals: other }),
      device.make('addMeal', dinner(last, { date: addDays(today(), voteLinkDays - 1) })),
    ]);
    const token = await tokenOf();
    expect((await open(token)).body.meals.map(({ _id }) => _id)).toEqual([tonight, last]);
    for (const { id } of other) expect((await vote(token, 'no', { mealId: id })).status).toBe(404);
    expect((await vote(token, 'no', { mealId: randomUUID() })).status).toBe(404);
  });

  test('an answer to another recipe than the meal has now is not stored', async () => {
    const token = await tokenOf();
    const soup = await createTestRecipe(ann, { title: 'Soup' });
    await shareWith(testApp.database.db, soup, home);
    await vote(token, 'no');
    await device.sync([device.make('changeMeal', { id: tonight, change: { recipeId: soup } })]);
    expect((await vote(token, 'yes')).status).toBe(409);
    const [meal] = (await open(token)).body.meals;
    expect(meal).toMatchObject({ recipeId: soup });
    expect(meal).not.toHaveProperty('answer');
    await device.sync([device.make('removeMeal', { id: tonight })]);
    expect((await open(token)).body.meals).toEqual([]);
    expect((await vote(token, 'no', { recipeId: soup })).status).toBe(404);
  });

  test.each(['maybe', '', 1, { $ne: 'no' }])(
    'the answer %o by a vote link is refused',
    async (answer) => {
      expect((await vote(await tokenOf(), answer as never)).status).toBe(400);
    },
  );

  test.each(['nothing', "' or 1=1 --", '%00', '.', 'x'.repeat(99)])(
    'the token %o of a vote link is not found',
    async (token) => {
      expect((await open(encodeURIComponent(token))).status).toBe(404);
      expect((await vote(encodeURIComponent(token), 'no')).status).toBe(404);
    },
  );
});

describe('a link', () => {
  test('a vote link is a secret of 256 bits, of which only a digest is stored', async () => {
    const token = await tokenOf();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await testApp.database.db
      .select()
      .from(voteLinks)
      .where(eq(voteLinks.ownerId, home));
    expect(JSON.stringify([rows, (await links(ann)).body])).not.toContain(token);
    expect((await links(ben)).body.links).toEqual([{ eaterId: leo, expiresAt: expect.anything() }]);
  });

  test('a vote link ends when it is replaced, and when it is turned off', async () => {
    const first = await tokenOf();
    const second = await tokenOf(ben);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await remove(ann)).status).toBe(204);
    expect((await open(second)).status).toBe(404);
    expect((await vote(second, 'no')).status).toBe(404);
    expect((await links(ann)).body.links).toEqual([]);
  });

  test('a vote link ends after two weeks', async () => {
    const token = await tokenOf();
    const expiresAt = new Date(Date.now() - 1);
    await testApp.database.db
      .update(voteLinks)
      .set({ expiresAt })
      .where(eq(voteLinks.ownerId, home));
    expect((await open(token)).status).toBe(404);
    expect((await vote(token, 'no')).status).toBe(404);
    expect((await links(ann)).body.links).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['its person is removed', () => device.sync([device.make('removeEater', { id: leo })])],
    ['who made it leaves', () => ben.ask(householdsRoutes.leave, { params: { id: home } })],
    [
      'the household is closed',
      () =>
        testApp.database.db
          .update(households)
          .set({ closedAt: new Date() })
          .where(eq(households.id, home)),
    ],
  ])('a vote link ends when %s', async (_, change) => {
    const token = await tokenOf(ben);
    await change();
    expect((await open(token)).status).toBe(404);
    expect((await vote(token, 'no')).status).toBe(404);
  });

  test('a vote link goes with the household, and so do the votes', async () => {
    const { db } = testApp.database;
    await vote(await tokenOf(), 'no');
    await db.delete(households).where(eq(households.id, home));
    expect(await db.select().from(voteLinks).where(eq(voteLinks.ownerId, home))).toEqual([]);
    expect(await db.select().from(syncRows).where(eq(syncRows.ownerId, home))).toEqual([]);
  });

  test('a vote link of one’s own plan works without a household', async () => {
    const own = openDevice(ann);
    const guest = randomUUID();
    await own.sync([
      own.make('setEater', { id: guest, change: { name: 'Gus', portion: 1 } }),
      own.make('addMeal', dinner(randomUUID())),
    ]);
    const made = await ann.ask(votesRoutes.makeLink, { body: { eaterId: guest } });
    const { body } = await open(made.body.url.split('/').at(-1)!);
    expect([body.name, body.meals.length]).toEqual(['Gus', 1]);
    const { status } = await outsider.ask(votesRoutes.makeLink, { body: { eaterId: guest } });
    expect(status).toBe(404);
  });
});

describe('refused', () => {
  test('a vote link cannot be made by who is not in the household', async () => {
    expect((await make(outsider)).status).toBe(403);
    expect((await links(outsider)).status).toBe(403);
    expect((await remove(outsider)).status).toBe(403);
  });

  test('a vote link is refused to a visitor, and for a household that there is not', async () => {
    expect((await make(visitor)).status).toBe(401);
    expect((await make(ann, leo, randomUUID())).status).toBe(404);
  });

  test('a vote link cannot be made for a member, or for nobody', async () => {
    expect((await make(ann, ben.user._id)).status).toBe(404);
    expect((await make(ann, randomUUID())).status).toBe(404);
  });
});

describe('a member', () => {
  const subject = (eaterId: string) => ({
    mealId: tonight,
    recipeId: laksa,
    eaterId,
    week: mondayOf(today()),
  });

  test('a member votes for themselves and for a child, not for another member', async () => {
    const ours = openDevice(ben, { householdId: home });
    const { refused } = await ours.sync([
      ours.make('setVote', { ...subject(ben.user._id), answer: 'yes' }),
      ours.make('setVote', { ...subject(leo), answer: 'no' }),
      ours.make('setVote', { ...subject(ann.user._id), answer: 'no' }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(['FORBIDDEN']);
    await device.sync();
    expect([leo, ben.user._id, ann.user._id].map((id) => voteOf(id)?.fields)).toEqual([
      { week: mondayOf(today()), answer: 'no' },
      { week: mondayOf(today()), answer: 'yes' },
      undefined,
    ]);
  });

  test('a member does not change another’s vote by undoing it', async () => {
    await device.sync([device.make('setVote', { ...subject(ann.user._id), answer: 'yes' })]);
    const ours = openDevice(ben, { householdId: home });
    await ours.sync();
    const id = voteId(subject(ann.user._id));
    const back = { kind: 'votes', id, field: 'answer', value: 'no', ifStill: 'yes' } as const;
    const { refused } = await ours.sync([
      ours.make('setBack', back),
      ours.make('setBackAll', { fields: [back] }),
      ours.make('restoreRows', { rows: [{ kind: 'votes', id }] }),
      ours.make('restoreRows', { rows: [{ kind: 'votes', id: `x.y.' or 1=1` }] }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'MOVED_ON',
    ]);
  });

  test('a person who is not in the household votes for nobody', async () => {
    const theirs = openDevice(outsider, { householdId: home });
    const { status } = await theirs.call({
      operations: [theirs.make('setVote', { ...subject(leo), answer: 'no' })],
    });
    expect(status).toBe(403);
  });
});

test('a flood of tries of vote links is refused', async () => {
  const limited = await openTestApp({ hasRateLimits: true });
  const someone = visitorOf(limited.app);
  const codes: number[] = [];
  for (let n = 0; n < 121; n += 1) {
    codes.push((await someone.ask(votesRoutes.open, { params: { token: `try-${n}` } })).status);
  }
  await limited.close();
  expect([codes.at(-2), codes.at(-1)]).toEqual([404, 429]);
});
