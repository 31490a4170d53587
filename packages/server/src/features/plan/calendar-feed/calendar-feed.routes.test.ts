import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { addDays, mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { households } from '../../../schema/households';
import { calendarFeeds } from '../../../schema/plan/calendar-feed';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let outsider: Person;
let home: string;
let count = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
  outsider = await registerUser(testApp.app, `Out ${count}`);
  home = await foundHousehold(ann, 'Number 7');
  await addHouseholdMember(testApp.database.db, home, ben);
});

const startDate = mondayOf(todayIn(new Date(), standInTimeZone));
const make = (person: Person, householdId?: string) =>
  person.ask(calendarFeedRoutes.create, { body: { householdId } });
const addressOf = async (person: Person, householdId?: string) =>
  new URL((await make(person, householdId)).body.url).pathname;
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers });
const plan = (person: Person, entries: { recipe?: string; note?: string; meal?: string }[]) =>
  person.ask(mealPlansRoutes.create, {
    body: { startDate, days: { wednesday: entries } } as never,
  });

/** By a parser that refuses what the format does not allow. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isWholeDay: event.startDate.isDate,
      url: component.getFirstPropertyValue('url'),
    };
  });
}

test('the calendar gives a strict parser the meals, with links to the recipes', async () => {
  const title = 'Fish; chips, peas \\ “mushy” 🐟 '.repeat(4).trim();
  const recipe = await createTestRecipe(ann, { title });
  const { status } = await plan(ann, [{ recipe }, { note: 'Eating out', meal: 'lunch' }]);
  expect(status).toBe(200);
  const answer = await fetchFeed(await addressOf(ann));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const [start, end] = [addDays(startDate, 2), addDays(startDate, 3)];
  expect(eventsIn(answer.body)).toEqual([
    {
      summary: `Dinner: ${title}`,
      start,
      end,
      isWholeDay: true,
      url: `https://saltbush.test/recipes/${recipe}`,
    },
    { summary: 'Lunch: Eating out', start, end, isWholeDay: true, url: null },
  ]);
});

test.each([
  ['Australia/Sydney', '2026-10-03', '18:30', '2026-10-03T08:30:00Z'],
  ['Australia/Sydney', '2026-10-04', '18:30', '2026-10-04T07:30:00Z'],
  ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00Z'],
  ['Europe/London', '2026-10-24', '18:30', '2026-10-24T17:30:00Z'],
  ['Europe/London', '2026-10-25', '18:30', '2026-10-25T18:30:00Z'],
  ['Australia/Lord_Howe', '2026-10-03', '18:30', '2026-10-03T08:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '18:30', '2026-10-04T07:30:00Z'],
])('dinner in %s on %s at %s is in the calendar at %s', async (timeZone, date, at, expected) => {
  testApp.setTime(new Date('2026-09-28T02:00:00Z'));
  const person = await registerUser(testApp.app, `Zoe ${count}`, { timeZone });
  await person.ask(mealsRoutes.add, { body: { date, entry: { note: 'Pie' } } });
  await person.ask(mealsRoutes.add, { body: { date, entry: { note: 'Toast', meal: 'brunch' } } });
  const device = openDevice(person);
  const mealTimes = [{ meal: 'dinner', at }];
  await device.sync([device.make('setEaterSettings', { change: { mealTimes } })]);
  const { body } = await fetchFeed(await addressOf(person));
  const end = new Date(Date.parse(expected) + 60 * 60_000).toISOString().replace('.000', '');
  expect(eventsIn(body)).toMatchObject([
    { summary: 'Dinner: Pie', start: expected, end, isWholeDay: false },
    { summary: 'Brunch: Toast', start: date, end: addDays(date, 1), isWholeDay: true },
  ]);
});

test('a calendar is sent again once meals are at other times', async () => {
  await plan(ann, [{ note: 'Eating out' }]);
  const url = await addressOf(ann);
  const { etag } = (await fetchFeed(url)).headers as { etag: string };
  const device = openDevice(ann);
  const mealTimes = [{ meal: 'dinner', at: '19:00' }];
  await device.sync([device.make('setEaterSettings', { change: { mealTimes } })]);
  expect((await fetchFeed(url, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an unchanged calendar is not sent again', async () => {
  await plan(ann, [{ note: 'Eating out' }]);
  const url = await addressOf(ann);
  const { etag } = (await fetchFeed(url)).headers as { etag: string };
  testApp.advance(60_000);
  const again = await fetchFeed(url, { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  await plan(ben, []);
  expect((await fetchFeed(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('the address of a calendar is a secret of which only a digest is stored', async () => {
  const { body } = await make(ann);
  const token = body.url.split('/').at(-1)!.replace('.ics', '');
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = await testApp.database.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, ann.user._id));
  expect(JSON.stringify(rows)).not.toContain(token);
  const { body: known } = await ann.ask(calendarFeedRoutes.get, { query: {} });
  expect(JSON.stringify(known)).not.toContain(token);
  expect(known.createdAt).not.toBeNull();
});

test('a new calendar address ends the one before, and turning it off ends it', async () => {
  const first = await addressOf(ann);
  const second = await addressOf(ann);
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  await ann.ask(calendarFeedRoutes.remove, { query: {} });
  expect((await fetchFeed(second)).statusCode).toBe(404);
  const { body } = await ann.ask(calendarFeedRoutes.get, { query: {} });
  expect(body.createdAt).toBeNull();
});

test.each(['/calendar/nothing.ics', `/calendar/${'x'.repeat(99)}.ics`, '/calendar/.ics'])(
  'the calendar address %s is not found',
  async (url) => expect((await fetchFeed(url)).statusCode).toBe(404),
);

describe('of a household', () => {
  test('each member has their own calendar address of a household, with its name', async () => {
    const [anns, bens] = [await addressOf(ann, home), await addressOf(ben, home)];
    expect(anns).not.toBe(bens);
    expect((await fetchFeed(bens)).body).toContain(String.raw`X-WR-CALNAME:Meals\, Number 7`);
    await ben.ask(householdsRoutes.leave, { params: { id: home } });
    expect((await fetchFeed(bens)).statusCode).toBe(404);
    expect((await fetchFeed(anns)).statusCode).toBe(200);
  });

  test('a person outside the household is refused its calendar', async () => {
    expect((await make(outsider, home)).status).toBe(403);
    const query = { householdId: home };
    expect((await outsider.ask(calendarFeedRoutes.get, { query })).status).toBe(403);
    expect((await outsider.ask(calendarFeedRoutes.remove, { query })).status).toBe(403);
    const { status } = await visitorOf(testApp.app).ask(calendarFeedRoutes.create, { body: {} });
    expect(status).toBe(401);
  });

  test.each([
    ['closed', { closedAt: new Date() }],
    ['without meal planning', { enableMealPlanning: false }],
  ])('the calendar of a household that is %s ends', async (_, change) => {
    const url = await addressOf(ben, home);
    await testApp.database.db.update(households).set(change).where(eq(households.id, home));
    expect((await fetchFeed(url)).statusCode).toBe(404);
  });
});

test('a flood of requests for calendars is refused', async () => {
  const limited = await openTestApp({ hasRateLimits: true });
  const url = '/calendar/nothing.ics';
  const codes: number[] = [];
  for (let n = 0; n < 61; n += 1) {
    codes.push((await limited.app.inject({ method: 'GET', url })).statusCode);
  }
  await limited.close();
  expect(codes.at(-2)).toBe(404);
  expect(codes.at(-1)).toBe(429);
});
