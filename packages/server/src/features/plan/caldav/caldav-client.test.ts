/** A client library of others, over a real connection. */
import type { AddressInfo } from 'node:net';
import { DAVClient, type DAVCalendar } from 'tsdav';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { openCaldavApp, toDoText } from '../../../testing/clients/caldav-app';
import { foundHousehold } from '../../../testing/households';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
const { app } = testApp;
let ann: Person;
let client: DAVClient;
let calendars: DAVCalendar[];

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  ann = await registerUser(app, 'Ann', { timeZone: 'America/Toronto' });
  await foundHousehold(ann, 'Number 7');
  const { token } = await openCaldavApp(app, ann);
  const { port } = app.server.address() as AddressInfo;
  client = new DAVClient({
    // Nothing but the host: the rest is found from the well-known address.
    serverUrl: `http://127.0.0.1:${port}`,
    credentials: { username: ann.email, password: token },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  });
  await client.login();
  calendars = await client.fetchCalendars();
});
afterAll(() => testApp.close());

const linesOf = async () => (await ann.ask(listItemsRoutes.list, { query: {} })).body.items;
const list = () => calendars.find(({ displayName }) => displayName === 'Shopping')!;
const toDos = (calendar: DAVCalendar) =>
  client.fetchCalendarObjects({
    calendar,
    filters: [
      {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': { _attributes: { name: 'VTODO' } },
        },
      },
    ],
  });

describe('a client library', () => {
  it('the library finds the calendars from the name of the host', () => {
    expect(calendars.map(({ displayName, components }) => [displayName, components])).toEqual([
      ['Shopping', ['VTODO']],
      ['Meals', ['VEVENT']],
      ['Shopping, Number 7', ['VTODO']],
      ['Meals, Number 7', ['VEVENT']],
    ]);
    expect(list().reports).toEqual(
      expect.arrayContaining(['calendarQuery', 'calendarMultiget', 'syncCollection']),
    );
  });

  it('the library adds, renames, ticks, unticks and deletes a to-do, and the app shows it', async () => {
    const created = await client.createCalendarObject({
      calendar: list(),
      filename: 'soap.ics',
      iCalString: toDoText('UID:soap', 'SUMMARY:soap'),
    });
    expect(created.status).toBe(201);
    expect(await linesOf()).toMatchObject([{ key: 'soap', isTicked: false }]);
    for (const [summary, status] of [
      ['2 L milk', 'NEEDS-ACTION'],
      ['2 L milk', 'COMPLETED'],
      ['2 L milk', 'NEEDS-ACTION'],
    ] as const) {
      const [object] = await toDos(list());
      const data = toDoText('UID:soap', `SUMMARY:${summary}`, `STATUS:${status}`);
      const { status: answer } = await client.updateCalendarObject({
        calendarObject: { ...object!, data },
      });
      expect(answer).toBe(204);
      const isTicked = status === 'COMPLETED';
      expect(await linesOf()).toMatchObject([{ key: 'milk', amount: '2 L', isTicked }]);
    }
    const [object] = await toDos(list());
    expect(object!.data).toContain('SUMMARY:2 L milk');
    const late = await client.deleteCalendarObject({
      calendarObject: { ...object!, etag: '"old"' },
    });
    expect(late.status).toBe(412);
    const { status } = await client.deleteCalendarObject({ calendarObject: object! });
    expect(status).toBe(204);
    expect(await linesOf()).toEqual([]);
    expect(await toDos(list())).toEqual([]);
  });

  it('the library sees by the tag of a collection and by its token that something has changed', async () => {
    const before = list();
    await ann.ask(listItemsRoutes.add, { body: { text: 'candles' } });
    const { isDirty } = await client.isCollectionDirty({ collection: before });
    expect(isDirty).toBe(true);
    const synced = await client.smartCollectionSync({
      collection: {
        ...before,
        objects: [],
        objectMultiGet: (asked) => client.calendarMultiGet(asked),
      },
      method: 'webdav',
    });
    const changed = (synced.objects as { data?: string }[]).map(({ data }) => data);
    expect(changed).toEqual([expect.stringContaining('SUMMARY:candles')]);
  });

  it('the library gets the meals of some days, as days in the time zone of the plan', async () => {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(
      testApp.deps.clock(),
    );
    await ann.ask(mealsRoutes.add, { body: { date, entry: { note: 'Fish and chips' } } });
    const calendar = calendars.find(({ displayName }) => displayName === 'Meals')!;
    const during = async (start: string, end: string) =>
      (await client.fetchCalendarObjects({ calendar, timeRange: { start, end } })).map(
        ({ data }) => data as string,
      );
    const [meal] = await during(`${date}T12:00:00Z`, `${date}T13:00:00Z`);
    expect(meal).toContain('SUMMARY:Dinner: Fish and chips');
    expect(meal).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
    // Before the sun has come from Europe, it is still the day before.
    expect(await during(`${date}T00:00:00Z`, `${date}T03:59:00Z`)).toEqual([]);
  });

  it('the library is refused with the password of the account', async () => {
    const other = new DAVClient({
      serverUrl: client.serverUrl,
      credentials: { username: ann.email, password: ann.password },
      authMethod: 'Basic',
      defaultAccountType: 'caldav',
    });
    await expect(other.login()).rejects.toThrow(/credentials|principalUrl/);
  });
});
