/** The figures of a small history, worked out by hand; the table is in the comments. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyticsRoutes } from '@saltbush/contract/admin/analytics';
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { newId } from '../../../platform/ids';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { recordSeen } from '../../account/activity';
import { ensureSystemAccount, systemAccountId } from '../../book/sample-recipes';

const { analytics, topUsers } = analyticsRoutes;
const now = new Date();
const ago = (days: number, hours = 0) =>
  new Date(now.getTime() - (days * 24 + hours) * 3_600_000).toISOString();

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  await ensureSystemAccount(testApp.database.db, now);
  await writeHistory();
});
afterAll(() => testApp.close());

/**
 * | account | joined       | last seen    | visits (days ago)       | added (days ago, how)              | shared  | saved |
 * | Alex    | 400 days ago | 0.5 days ago | 0.5, 3, 20, 100, 390    | 399 typed, 390 file, 10 web page   | 10      | 5     |
 * | Priya   | 40 days ago  | 2 days ago   | 39.5, 35, 2             | 39.5 photo, 5 typed                | 5       |       |
 * | Tom     | 10 days ago  | 10 days ago  | 10                      |                                    |         | 3, 2  |
 * | Nobody  | 12 hours ago | 6 hours ago  | 0.25                    | 0.25 copy                          |         |       |
 *
 * Alex cooked 1 and 50 days ago. The system account joined today, added a recipe today and counts nowhere.
 */
async function writeHistory(): Promise<void> {
  const { db } = testApp.database;
  await db.execute(sql`delete from activity`);
  const joined: [Person, number, number][] = [
    [people.alex, 400, 0.5],
    [people.priya, 40, 2],
    [people.tom, 10, 10],
    [people.nobody, 0.5, 0.25],
  ];
  for (const [{ user }, days, seen] of joined) {
    await db.execute(sql`update users set created_at = ${ago(days)}, last_seen_at = ${ago(seen)}
      where id = ${user._id}`);
  }
  const write = (userId: string, kind: string, days: number[], origin: string | null = null) =>
    Promise.all(
      days.map((day) =>
        db.execute(sql`insert into activity (id, user_id, kind, happened_at, origin, recipe_id)
        values (${newId()}, ${userId}, ${kind}, ${ago(day)}, ${origin},
          ${kind === 'recipe-shared' ? newId() : null})`),
      ),
    );
  const { alex, priya, tom, nobody } = people;
  await write(alex.user._id, 'visit', [0.5, 3, 20, 100, 390]);
  await write(priya.user._id, 'visit', [39.5, 35, 2]);
  await write(tom.user._id, 'visit', [10]);
  await write(nobody.user._id, 'visit', [0.25]);
  await write(alex.user._id, 'recipe-added', [399], 'typed');
  await write(alex.user._id, 'recipe-added', [390], 'file');
  await write(alex.user._id, 'recipe-added', [10], 'web-page');
  await write(priya.user._id, 'recipe-added', [39.5], 'photo');
  await write(priya.user._id, 'recipe-added', [5], 'typed');
  await write(nobody.user._id, 'recipe-added', [0.25], 'copy');
  await write(alex.user._id, 'recipe-shared', [10]);
  await write(priya.user._id, 'recipe-shared', [5]);
  await write(alex.user._id, 'recipe-saved', [5]);
  await write(tom.user._id, 'recipe-saved', [3, 2]);
  await write(alex.user._id, 'cooking-mode', [1.01, 50]);
  await write(systemAccountId, 'recipe-added', [0.1], 'sample');
  await write(systemAccountId, 'visit', [0.1]);
}

/** The same for every period. */
const always = {
  totalUsers: 4,
  weeklyActiveUsers: 3,
  totalRecipesCreated: 6,
  averageRecipesPerUser: 1.5,
  totalRecipesShared: 2,
  averageSharedRecipesPerUser: 0.5,
  averageRecipeLibrarySize: 0,
};
const none = {
  typed: 0,
  'web-page': 0,
  text: 0,
  photo: 0,
  file: 0,
  sample: 0,
  copy: 0,
  unknown: 0,
};

describe('the figures of each period are those worked out by hand', () => {
  test.each([
    {
      period: 'day' as const,
      cutoffDate: ago(1),
      activeUsers: 2, // Alex and Nobody
      newUsersInPeriod: 1, // Nobody
      activationRate: 1,
      averageTimeToFirstRecipe: 6, // Nobody: 12 hours ago to 6 hours ago
      averageSessionFrequency: 1, // 2 visits of 2 people
      cookingModeActivations: 0,
      recipesCreatedInPeriod: 1,
      recipesSharedInPeriod: 0,
      uploadMethodBreakdown: { ...none, copy: 1 },
      // Joined 1 to 2, 7 to 8, 30 to 31 days ago: nobody.
      retentionRates: { day1: null, day7: null, day30: null },
    },
    {
      period: 'week' as const,
      cutoffDate: ago(7),
      activeUsers: 3, // all but Tom
      newUsersInPeriod: 1,
      activationRate: 1,
      averageTimeToFirstRecipe: 6,
      averageSessionFrequency: 4 / 3, // 0.5, 3, 2, 0.25
      cookingModeActivations: 1,
      recipesCreatedInPeriod: 2, // 5 and 0.25
      recipesSharedInPeriod: 1,
      uploadMethodBreakdown: { ...none, typed: 1, copy: 1 },
      // Joined 1 to 8 days ago: nobody; 7 to 14: Tom, who never came back; 30 to 37: nobody.
      retentionRates: { day1: null, day7: 0, day30: null },
    },
    {
      period: 'month' as const,
      cutoffDate: ago(30),
      activeUsers: 4,
      newUsersInPeriod: 2, // Tom and Nobody
      activationRate: 0.5,
      averageTimeToFirstRecipe: 6,
      averageSessionFrequency: 6 / 4, // 0.5, 3, 20, 2, 10, 0.25
      cookingModeActivations: 1,
      recipesCreatedInPeriod: 3, // 10, 5, 0.25
      recipesSharedInPeriod: 2,
      uploadMethodBreakdown: { ...none, typed: 1, 'web-page': 1, copy: 1 },
      // 1 to 31 days ago: Tom, no; 7 to 37: Tom, no; 30 to 60: Priya, seen 38 days after joining.
      retentionRates: { day1: 0, day7: 0, day30: 1 },
    },
    {
      period: 'year' as const,
      cutoffDate: ago(365),
      activeUsers: 4,
      newUsersInPeriod: 3, // all but Alex
      activationRate: 2 / 3,
      averageTimeToFirstRecipe: 9, // Priya 12, Nobody 6
      averageSessionFrequency: 9 / 4, // all but the one 390 days ago
      cookingModeActivations: 2,
      recipesCreatedInPeriod: 4, // all but 399 and 390
      recipesSharedInPeriod: 2,
      uploadMethodBreakdown: { ...none, typed: 1, photo: 1, 'web-page': 1, copy: 1 },
      // 1 to 366: Priya yes, Tom no; 7 to 372: the same; 30 to 395: Priya yes.
      retentionRates: { day1: 0.5, day7: 0.5, day30: 1 },
    },
  ])('the figures of each $period are those worked out by hand', async ({ period, ...figures }) => {
    testApp.setTime(now);
    const { status, body } = await people.alex.ask(analytics, { query: { period } });
    const { history, ...answered } = body;
    expect(status).toBe(200);
    const rounded = JSON.parse(
      JSON.stringify(answered, (_key, value) =>
        typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
      ),
    );
    const expected = { period, ...always, ...figures };
    expect({ ...rounded, cutoffDate: figures.cutoffDate }).toEqual({
      ...expected,
      averageSessionFrequency: Math.round(figures.averageSessionFrequency * 1e6) / 1e6,
      activationRate: Math.round(figures.activationRate * 1e6) / 1e6,
    });
    expect(Math.abs(Date.parse(answered.cutoffDate) - Date.parse(figures.cutoffDate))).toBeLessThan(
      5_000,
    );
    const sum = (key: 'newUsers' | 'recipesCreated') =>
      history.reduce((total, part) => total + part[key], 0);
    expect(history.length).toBe({ day: 24, week: 7, month: 30, year: 52 }[period]);
    expect(sum('newUsers')).toBe(figures.newUsersInPeriod);
    expect(sum('recipesCreated')).toBe(figures.recipesCreatedInPeriod);
  });
});

test('top users come in the order of their counts, and the system account is none', async () => {
  testApp.setTime(now);
  const { body } = await people.alex.ask(topUsers, { query: { period: 'week' } });
  const named = (ranking: { user: { username: string }; count: number }[]) =>
    ranking.map(({ user, count }) => `${user.username} ${count}`);
  expect(body).toMatchObject({ timePeriod: 'week', days: 7 });
  expect(Math.abs(Date.parse(body.cutoffDate) - Date.parse(ago(7)))).toBeLessThan(60_000);
  expect(named(body.topRecipeCreators).toSorted()).toEqual(['Nobody 1', 'Priya 1']);
  expect(named(body.topActiveUsers)[0]).toBe('Alex 2');
  expect(named(body.topSharedUsers)).toEqual(['Priya 1']);
  expect(named(body.topRecipeCollectors)).toEqual(['Tom 2', 'Alex 1']);
  // Alex 2 visits and 1 saved; Priya 1 visit, 1 added, 1 shared; Tom 2 saved; Nobody 1 visit, 1 added.
  expect(named(body.overallTopUsers).toSorted()).toEqual([
    'Alex 3',
    'Nobody 2',
    'Priya 3',
    'Tom 2',
  ]);
});

test('analytics and top users are for admins', async () => {
  for (const route of [analytics, topUsers]) {
    expect((await people.priya.ask(route, { query: {} })).error.code).toBe('FORBIDDEN');
    expect((await people.visitor.ask(route, { query: {} })).status).toBe(401);
  }
  const bad = await people.alex.ask(analytics, { query: { period: 'decade' as never } });
  expect(bad.error.code).toBe('VALIDATION_FAILED');
});

describe('what people do is recorded', () => {
  const recorded = async ({ user }: Person) => {
    const { rows } = await testApp.database.db.execute<{ what: string }>(sql`
      select concat_ws(' ', kind, origin) as what from activity where user_id = ${user._id}
        and happened_at > now() - interval '1 hour' order by what`);
    return rows.map(({ what }) => what);
  };

  test('activity is recorded: recipes added, shared once however often, saved and cooked', async () => {
    const { priya, tom } = people;
    const params = { id: await createTestRecipe(priya, { title: 'Soup' }) };
    await createTestRecipe(priya, { title: 'Stew', origin: 'photo' });
    for (const mode of ['public', 'private', 'public'] as const) {
      const { status } = await priya.ask(sharingRoutes.update, {
        params,
        body: { sharingSettings: { mode } },
      });
      expect(status).toBe(200);
    }
    await tom.ask(savedRecipesRoutes.addToMyRecipes, { params, body: {} });
    await tom.ask(cookingRoutes.begin, { params, body: { _id: newId() } });
    // What Tom is left with, and did not add.
    await priya.ask(recipesRoutes.remove, { params });
    expect(await recorded(priya)).toEqual([
      'recipe-added photo',
      'recipe-added typed',
      'recipe-shared',
    ]);
    expect(await recorded(tom)).toEqual(['cooking-mode', 'recipe-saved']);
  });

  test('a visit begins after half an hour without use, whoever writes it', async () => {
    const { db } = testApp.database;
    const id = people.tom.user._id;
    const start = Date.now();
    const see = (minutes: number) =>
      recordSeen(db, new Map([[id, new Date(start + minutes * 60_000)]]));
    await see(0);
    await see(29);
    await Promise.all([see(60), see(60), see(61)]);
    await see(40);
    expect((await recorded(people.tom)).filter((what) => what === 'visit')).toHaveLength(2);
  });
});
