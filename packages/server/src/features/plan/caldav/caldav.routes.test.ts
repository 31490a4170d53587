import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { callerKey } from '../../../platform/http/limits/caller';
import {
  basic,
  openCaldavApp,
  sender,
  toDoText,
  type CaldavApp,
} from '../../../testing/clients/caldav-app';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app } = testApp;

let count = 0;
let ann: Person;
let phone: CaldavApp;
beforeEach(async () => {
  count += 1;
  ann = await registerUser(app, `Ann ${count}`);
  phone = await openCaldavApp(app, ann);
});

/** The day where people live who set no other time zone, which is a day ahead of London's in its evening. */
const today = () => todayIn(testApp.deps.clock(), standInTimeZone);
const address = (name: string) => `${phone.home}list/${name}`;
const put = (name: string, text: string, headers: Record<string, string> = {}) =>
  phone.send('PUT', address(name), {
    body: text,
    headers: { 'content-type': 'text/calendar', ...headers },
  });
const getText = async (name: string) => (await phone.send('GET', address(name))).body;
const etagOf = async (name: string) =>
  (await phone.send('GET', address(name))).headers['etag'] as string;
const linesOf = async (person: Person) =>
  (await person.ask(listItemsRoutes.list, { query: {} })).body.items;
const propfind = (url: string, depth: string, properties: string) =>
  phone.send('PROPFIND', url, {
    body: `<propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"
      xmlns:S="http://calendarserver.org/ns/"><prop>${properties}</prop></propfind>`,
    headers: { depth, 'content-type': 'application/xml' },
  });
const report = (url: string, body: string) =>
  phone.send('REPORT', url, {
    body: body.replace('>', ' xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">'),
    headers: { depth: '1', 'content-type': 'application/xml' },
  });
const namesIn = (xml: string) =>
  [...xml.matchAll(/<d:displayname>([^<]*)</g)].map(([, name]) => name);
const hrefsIn = (xml: string) => [...xml.matchAll(/<d:href>([^<]*)</g)].map(([, href]) => href!);

/** Pancakes with 500 mL of milk are cooked today. */
async function planPancakes(person: Person): Promise<string> {
  const recipe = await createTestRecipe(person, {
    title: 'Pancakes',
    serves: 4,
    ingredients: [{ name: 'milk', amount: '500', unit: 'ml' }],
  });
  const { body } = await person.ask(mealsRoutes.add, {
    body: { date: today(), entry: { recipe } },
  });
  return body._id;
}

describe('a token for one community', () => {
  it('a token for one community opens the calendars of that community alone, and its name is in the history', async () => {
    const householdId = await foundHousehold(ann, 'Number 7');
    const scopes: TokenScope[] = ['list', 'plan:read'];
    const { home, send } = await openCaldavApp(app, ann, scopes, householdId);
    const body = '<propfind xmlns="DAV:"><prop><displayname/></prop></propfind>';
    const answer = await send('PROPFIND', home, { body, headers: { depth: '1' } });
    const calendars = hrefsIn(answer.body).filter((href) => href !== home);
    expect(calendars.toSorted()).toEqual([
      `${home}list-${householdId}/`,
      `${home}meals-${householdId}/`,
    ]);
    const sent = { body: toDoText('UID:x', 'SUMMARY:milk') };
    expect((await send('PUT', `${home}list/x.ics`, sent)).status).toBe(404);
    expect((await send('PUT', `${home}list-${householdId}/x.ics`, sent)).status).toBe(201);
    const { changes } = (await ann.ask(syncRoutes.history, { query: { householdId } })).body;
    expect(changes).toMatchObject([{ name: 'addItems', program: 'Calendar' }]);
  });
});

describe('signing in to calendars', () => {
  const ask = (authorization?: string) =>
    sender(app, authorization === undefined ? {} : { authorization })('PROPFIND', phone.home, {
      headers: { depth: '0' },
    });

  it('the password is an API token, whatever the user name is', async () => {
    expect((await ask(basic(ann.email, phone.token))).status).toBe(207);
    expect((await ask(basic('anything', phone.token))).status).toBe(207);
  });

  it('the password of an account, a session and nothing at all are refused with what is asked for', async () => {
    for (const authorization of [
      basic(ann.email, ann.password),
      basic(ann.email, ann.token),
      `Bearer ${phone.token}`,
      'Basic !',
      undefined,
    ]) {
      const { status, headers } = await ask(authorization);
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Basic realm="/);
    }
  });

  it('a token that was removed, and one that has ended, let nobody in', async () => {
    const { apiTokens } = (await ann.ask(apiTokensRoutes.list)).body;
    expect((await ask(basic('', phone.token))).status).toBe(207);
    await ann.ask(apiTokensRoutes.remove, { params: { id: apiTokens[0]!._id } });
    expect((await ask(basic('', phone.token))).status).toBe(401);
    const { body } = await ann.ask(apiTokensRoutes.create, {
      body: { name: 'Short', scopes: ['list'], days: 30 },
    });
    expect((await ask(basic('', body.token))).status).toBe(207);
    testApp.setTime(new Date(testApp.deps.clock().getTime() + 31 * 86_400_000));
    expect((await ask(basic('', body.token))).status).toBe(401);
  });

  it('the well-known address leads to the calendars', async () => {
    for (const method of ['GET', 'PROPFIND', 'OPTIONS']) {
      const { status, headers } = await sender(app, {})(method, '/.well-known/caldav');
      expect([status, headers['location']]).toEqual([301, '/caldav/']);
    }
  });

  it('the options say what the server can do, also to who has not signed in', async () => {
    const { status, headers } = await sender(app, {})('OPTIONS', '/caldav/');
    expect([status, headers['dav']]).toEqual([200, '1, calendar-access']);
    expect(headers['allow']).toContain('REPORT');
  });

  it('calls of calendar apps count for the programs of their person', async () => {
    const counted: string[] = [];
    const counting = vi.spyOn(app.limits, 'countCall').mockImplementation(async (request) => {
      counted.push(callerKey(request));
    });
    await ask(basic('', phone.token));
    await ask(basic('', ann.password));
    counting.mockRestore();
    expect(counted).toEqual([`programs of ${ann.user._id}`]);
  });
});

describe('collections', () => {
  it('the home has the lists and the meals of the person and of their communities', async () => {
    const household = await foundHousehold(ann, 'Number 7 & Co');
    const { status, body } = await propfind(phone.home, '1', '<displayname/><resourcetype/>');
    expect(status).toBe(207);
    expect(namesIn(body)).toEqual([
      'Saltbush',
      'Shopping',
      'Meals',
      'Shopping, Number 7 &amp; Co',
      'Meals, Number 7 &amp; Co',
    ]);
    expect(hrefsIn(body)).toContain(`${phone.home}list-${household}/`);
  });

  it.each([
    [['list'] as const, ['Saltbush', 'Shopping']],
    [['plan:write'] as const, ['Saltbush', 'Meals']],
    [['recipes:write'] as const, ['Saltbush']],
    [['everything'] as const, ['Saltbush', 'Shopping', 'Meals']],
  ])('a token with the scopes %j opens the collections %j', async (scopes, names) => {
    phone = await openCaldavApp(app, ann, [...scopes]);
    expect(namesIn((await propfind(phone.home, '1', '<displayname/>')).body)).toEqual(names);
    const list = await propfind(`${phone.home}list/`, '0', '<displayname/>');
    expect(list.status).toBe(names.includes('Shopping') ? 207 : 404);
    const added = await put('x.ics', toDoText('UID:x', 'SUMMARY:milk'));
    expect(added.status).toBe(names.includes('Shopping') ? 201 : 404);
  });

  it('calendars of other people, and of communities one is not in, are not found', async () => {
    const ben = await registerUser(app, `Ben ${count}`);
    const household = await foundHousehold(ben, 'Elsewhere');
    const bens = await openCaldavApp(app, ben);
    await bens.send('PUT', `${bens.home}list/x.ics`, { body: toDoText('UID:x', 'SUMMARY:milk') });
    for (const url of [
      bens.home,
      `${bens.home}list/`,
      `${bens.home}list/x.ics`,
      `${phone.home}list-${household}/`,
      `${phone.home}meals-${household}/`,
      `/caldav/principals/${ben.user._id}/`,
    ]) {
      expect((await propfind(url, '0', '<displayname/>')).status).toBe(404);
      expect(
        (await phone.send('PUT', url, { body: toDoText('UID:y', 'SUMMARY:y') })).status,
      ).not.toBe(201);
      expect((await phone.send('DELETE', url)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await linesOf(ben)).toMatchObject([{ key: 'milk' }]);
  });

  it('a collection says what may be done with it, and what is not known of it', async () => {
    const asked = `<current-user-privilege-set/><C:supported-calendar-component-set/>
      <S:getctag/><sync-token/><S:unheard-of/><quota xmlns="urn:other"/>`;
    const list = (await propfind(`${phone.home}list/`, '0', asked)).body;
    expect(list).toContain('<d:privilege><d:write-content/></d:privilege>');
    expect(list).toContain('<c:comp name="VTODO"/>');
    expect(list).toMatch(/<cs:getctag>[\w-]{43}</);
    expect(list).toMatch(/<d:sync-token>https:\/\/saltbush\.test\//);
    expect(list).toMatch(
      /<d:prop><x:unheard-of xmlns:x="http:\/\/calendarserver.org\/ns\/"\/><x:quota xmlns:x="urn:other"\/><\/d:prop><d:status>HTTP\/1.1 404/,
    );
    const meals = (await propfind(`${phone.home}meals/`, '0', asked)).body;
    expect(meals).toContain('<c:comp name="VEVENT"/>');
    expect(meals).toContain('<d:privilege><d:read/></d:privilege>');
    expect(meals).not.toContain('<d:write');
  });

  it('all names and all values of a collection are answered when they are asked for', async () => {
    const url = `${phone.home}list/`;
    const headers = { depth: '0' };
    const names = await phone.send('PROPFIND', url, {
      headers,
      body: '<a:propfind xmlns:a="DAV:"><a:propname/></a:propfind>',
    });
    expect(names.body).toContain('<d:displayname/>');
    const values = await phone.send('PROPFIND', url, { headers });
    expect(values.body).toContain('<d:displayname>Shopping</d:displayname>');
    const endless = await phone.send('PROPFIND', url, { headers: { depth: 'infinity' } });
    expect([endless.status, endless.body]).toEqual([
      403,
      expect.stringContaining('propfind-finite-depth'),
    ]);
  });

  it.each(['MKCALENDAR', 'PROPPATCH', 'MOVE', 'POST'])(
    'the method %s is answered with those that there are',
    async (method) => {
      const { status, headers } = await phone.send(method, `${phone.home}list/`);
      expect(status).toBe(405);
      expect(headers['allow']).toContain('PROPFIND');
    },
  );

  it('addresses below a path have that path, and are understood with and without it', async () => {
    const below = await openTestApp({ publicUrl: 'https://home.test/recipes' });
    const person = await registerUser(below.app, 'Below');
    const { send, home } = await openCaldavApp(below.app, person);
    const ask = (url: string) =>
      send('PROPFIND', url, {
        headers: { depth: '1' },
        body: '<propfind xmlns="DAV:"><prop><current-user-principal/></prop></propfind>',
      });
    const { body } = await ask(`/recipes${home}`);
    expect(hrefsIn(body)).toContain(`/recipes${home}list/`);
    expect(hrefsIn(body)).toContain(`/recipes/caldav/principals/${person.user._id}/`);
    expect((await ask(home)).body).toBe(body);
    const { headers } = await send('GET', '/.well-known/caldav');
    expect(headers['location']).toBe('/recipes/caldav/');
    await below.close();
  });
});

describe('to-dos of typed items', () => {
  it('a new to-do becomes an item, and keeps its address and its UID', async () => {
    const uid = 'C1B2A3D4-0000-4000-8000-0123456789AB';
    const text = toDoText(`UID:${uid}`, 'SUMMARY:2 L milk', 'DESCRIPTION:full cream', 'PRIORITY:5');
    const answer = await put(`${uid}.ics`, text, { 'if-none-match': '*' });
    expect([answer.status, answer.headers['etag']]).toEqual([201, undefined]);
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', amount: '2 L', isTicked: false }]);
    const stored = await getText(`${uid}.ics`);
    expect(stored).toContain(`UID:${uid}\r\n`);
    expect(stored).toContain('SUMMARY:2 L milk\r\n');
    expect(stored).toContain('DESCRIPTION:full cream\r\n');
    expect((await put(`${uid}.ics`, text, { 'if-none-match': '*' })).status).toBe(412);
  });

  it.each([
    ['an id in small letters', '0f9b7c1e-5d0e-4c8e-9d3c-0123456789ab', undefined],
    ['a number', '4822678189205111', undefined],
    ['an address', '20261128T101112Z-1@phone.example', 'chosen by the app.ics'],
  ])('a UID that is %s survives, with the name of its object', async (_case, uid, chosen) => {
    const name = chosen ?? `${uid}.ics`;
    await put(encodeURIComponent(name), toDoText(`UID:${uid}`, 'SUMMARY:eggs'));
    expect(await getText(encodeURIComponent(name))).toContain(`UID:${uid}\r\n`);
    const { body } = await propfind(`${phone.home}list/`, '1', '<getetag/>');
    expect(hrefsIn(body)).toContain(address(encodeURIComponent(name)));
  });

  it('a to-do that is completed is ticked, and not renamed; one that is to do again is not', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:2 L milk'));
    const ticked = toDoText(
      'UID:a',
      'SUMMARY:2 L milk',
      'STATUS:COMPLETED',
      'PERCENT-COMPLETE:100',
    );
    expect((await put('a.ics', ticked)).status).toBe(204);
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', amount: '2 L', isTicked: true }]);
    const stored = await getText('a.ics');
    expect(stored).toMatch(/STATUS:COMPLETED\r\nCOMPLETED:\d{8}T\d{6}Z\r\n/);
    const { body } = await ann.ask(syncRoutes.history, {});
    expect(body.changes.map(({ name }) => name)).toEqual(['tick', 'addItems']);
    await put('a.ics', toDoText('UID:a', 'SUMMARY:2 L milk', 'STATUS:NEEDS-ACTION'));
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', isTicked: false }]);
  });

  it('a new summary renames the item, and its description is the note', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk', 'DESCRIPTION:any'));
    await put('a.ics', toDoText('UID:a', 'SUMMARY:6 eggs'));
    expect(await linesOf(ann)).toMatchObject([{ key: 'egg', amount: '6' }]);
    expect(await getText('a.ics')).not.toContain('DESCRIPTION');
  });

  it('a deleted to-do is off the list, and back when its client sends it again', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk'));
    expect((await phone.send('DELETE', address('a.ics'))).status).toBe(204);
    expect(await linesOf(ann)).toEqual([]);
    expect((await phone.send('GET', address('a.ics'))).status).toBe(404);
    expect((await phone.send('DELETE', address('a.ics'))).status).toBe(404);
    const { body } = await ann.ask(syncRoutes.history, {});
    expect(body.changes[0]).toMatchObject({ name: 'removeItem', by: { _id: ann.user._id } });
    expect((await put('a.ics', toDoText('UID:a', 'SUMMARY:2 L milk'))).status).toBe(201);
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', amount: '2 L' }]);
    expect(await getText('a.ics')).toContain('UID:a\r\n');
  });

  it('an item that was typed in the app is a to-do with the id of the item', async () => {
    const { body } = await ann.ask(listItemsRoutes.add, { body: { text: '6 eggs' } });
    const id = body.added[0]!._id;
    expect(await getText(`${id}.ics`)).toContain(`UID:${id}\r\n`);
    await put(`${id}.ics`, toDoText(`UID:${id}`, 'SUMMARY:6 eggs', 'STATUS:COMPLETED'));
    expect(await linesOf(ann)).toMatchObject([{ key: 'egg', isTicked: true }]);
  });

  it('an entity tag that is not that of the to-do any more is refused, also of two at once', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk'));
    const etag = await etagOf('a.ics');
    const again = await phone.send('GET', address('a.ics'), { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    const both = await Promise.all(
      ['2 L milk', '3 L milk'].map((text) =>
        put('a.ics', toDoText('UID:a', `SUMMARY:${text}`), { 'if-match': etag }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 412]);
    const late = await phone.send('DELETE', address('a.ics'), { headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
    expect((await put('b.ics', toDoText('UID:b', 'SUMMARY:b'), { 'if-match': '*' })).status).toBe(
      412,
    );
  });

  it('a UID that another to-do has, or that is not that of the to-do, is refused', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk'));
    const other = await put('b.ics', toDoText('UID:a', 'SUMMARY:eggs'));
    expect([other.status, other.body]).toEqual([403, expect.stringContaining('no-uid-conflict')]);
    expect((await put('a.ics', toDoText('UID:z', 'SUMMARY:milk'))).status).toBe(403);
  });

  it.each([
    ['nothing', '', 'valid-calendar-data'],
    ['no calendar', 'milk', 'valid-calendar-data'],
    ['a calendar that does not end', 'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n', 'valid-calendar-data'],
    ['an end without a beginning', 'END:VCALENDAR\r\nEND:VTODO', 'valid-calendar-data'],
    ['an event', toDoText('UID:a').replaceAll('VTODO', 'VEVENT'), 'supported-calendar-component'],
    ['no summary', toDoText('UID:a'), 'valid-calendar-object-resource'],
    ['no UID', toDoText('SUMMARY:milk'), 'valid-calendar-object-resource'],
    ['a long UID', toDoText(`UID:${'u'.repeat(256)}`, 'SUMMARY:milk'), 'valid-calendar-object'],
    ['a long summary', toDoText('UID:a', `SUMMARY:${'m'.repeat(201)}`), 'at most 200'],
    [
      'a long note',
      toDoText('UID:a', 'SUMMARY:milk', `DESCRIPTION:${'n'.repeat(301)}`),
      'at most 300',
    ],
  ])('a to-do with %s is refused', async (_case, text, reason) => {
    const { status, body } = await put('a.ics', text);
    expect([status, body]).toEqual([403, expect.stringContaining(reason)]);
    expect(await linesOf(ann)).toEqual([]);
  });

  it('odd values beside the text of a to-do are no reason to refuse it', async () => {
    const text = toDoText(
      'UID:odd',
      'DTSTAMP:never',
      'DUE;VALUE=DATE:20269999',
      'RRULE:FREQ=WEEKLY;BYDAY=SA',
      'X-APPLE-SORT-ORDER:1e99',
      'SUMMARY;LANGUAGE=en:salt\\, \u0000pepper',
      'PERCENT-COMPLETE:x',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
    );
    expect((await put('odd.ics', text)).status).toBe(201);
    expect(await getText('odd.ics')).toContain('SUMMARY:salt\\, pepper\r\n');
  });

  it('a body that is too large is refused, and so is a name that is no name', async () => {
    const large = toDoText('UID:a', 'SUMMARY:milk', `X-NOTE:${'x'.repeat(65_536)}`);
    expect((await put('a.ics', large)).status).toBe(413);
    for (const name of ['%00.ics', `${'n'.repeat(256)}.ics`, 'line.milk.ics']) {
      expect((await put(name, toDoText('UID:a', 'SUMMARY:milk'))).status).toBe(403);
    }
    expect((await put('a%2Fb.ics', toDoText('UID:s', 'SUMMARY:milk'))).status).toBe(201);
    expect((await put('%E0%A4%A.ics', toDoText('UID:a', 'SUMMARY:milk'))).status).toBeLessThan(500);
  });
});

describe('to-dos of what recipes need', () => {
  it('a line of recipes is a to-do of its own beside what was typed for it', async () => {
    await planPancakes(ann);
    await put('a.ics', toDoText('UID:a', 'SUMMARY:1 L milk'));
    expect(await getText('line.milk.ics')).toContain('SUMMARY:500 mL milk\r\n');
    expect(await getText('line.milk.ics')).toContain('CATEGORIES:Dairy\\, Eggs & Fridge\r\n');
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', amount: '1.5 L', isTicked: false }]);
    const uid = `milk.${ann.user._id}@saltbush`;
    const done = toDoText(`UID:${uid}`, 'SUMMARY:500 mL milk', 'STATUS:COMPLETED');
    expect((await put('line.milk.ics', done)).status).toBe(204);
    expect(await getText('line.milk.ics')).toContain('STATUS:COMPLETED\r\n');
    expect(await getText('a.ics')).toContain('STATUS:NEEDS-ACTION\r\n');
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', isTicked: false }]);
    await put('a.ics', toDoText('UID:a', 'SUMMARY:1 L milk', 'STATUS:COMPLETED'));
    expect(await linesOf(ann)).toMatchObject([{ key: 'milk', isTicked: true }]);
    await put('line.milk.ics', done.replace('COMPLETED', 'NEEDS-ACTION'));
    expect(await getText('line.milk.ics')).toContain('STATUS:NEEDS-ACTION\r\n');
    expect(await getText('a.ics')).toContain('STATUS:COMPLETED\r\n');
  });

  it('a new summary renames the line, or sets its amount, and a tick with an old amount does not', async () => {
    await planPancakes(ann);
    const uid = `UID:milk.${ann.user._id}@saltbush`;
    await put('line.milk.ics', toDoText(uid, 'SUMMARY:500 mL oat milk', 'DESCRIPTION:fresh'));
    expect(await linesOf(ann)).toMatchObject([
      { amount: '500 mL', name: 'oat milk', note: 'fresh' },
    ]);
    await put('line.milk.ics', toDoText(uid, 'SUMMARY:1 L oat milk', 'DESCRIPTION:fresh'));
    expect(await linesOf(ann)).toMatchObject([{ amount: '1 L', name: 'oat milk' }]);
    const stale = toDoText(uid, 'SUMMARY:200 mL oat milk', 'DESCRIPTION:fresh', 'STATUS:COMPLETED');
    await put('line.milk.ics', stale);
    expect(await linesOf(ann)).toMatchObject([{ amount: '1 L', isTicked: true }]);
  });

  it('a deleted line of recipes is at home, as when it is removed in the app, until more is needed', async () => {
    await planPancakes(ann);
    await put('a.ics', toDoText('UID:a', 'SUMMARY:1 L milk'));
    expect((await phone.send('DELETE', address('line.milk.ics'))).status).toBe(204);
    expect((await phone.send('GET', address('line.milk.ics'))).status).toBe(404);
    await phone.send('DELETE', address('a.ics'));
    expect(await linesOf(ann)).toEqual([]);
    const { body } = await ann.ask(shoppingListRoutes.ofDays, {});
    expect(body.shoppingList!.cleared).toMatchObject([{ key: 'milk' }]);
    const uid = `UID:milk.${ann.user._id}@saltbush`;
    const again = await put('line.milk.ics', toDoText(uid, 'SUMMARY:500 mL milk'));
    expect(again.status).toBe(403);
    for (let n = 0; n < 5; n += 1) await planPancakes(ann);
    expect(await getText('line.milk.ics')).toMatch(/SUMMARY:milk: need [\d.]+ L more\r\n/);
  });
});

describe('meals', () => {
  it('a meal is an event of a whole day, where its plan is', async () => {
    testApp.setTime(new Date('2026-11-25T20:00:00Z'));
    const zone = { timeZone: 'Australia/Perth' };
    ann = await registerUser(app, `West ${count}`, zone);
    phone = await openCaldavApp(app, ann);
    await ann.ask(mealsRoutes.add, { body: { date: '2026-11-26', entry: { note: 'Fish' } } });
    const during = async (start: string, end: string) => {
      const { status, body } = await report(
        `${phone.home}meals/`,
        `<C:calendar-query><D:prop><C:calendar-data/></D:prop><C:filter>
          <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
            <C:time-range start="${start}" end="${end}"/>
          </C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`,
      );
      expect(status).toBe(207);
      return hrefsIn(body).length;
    };
    // The day begins at 16:00 of the day before in UTC.
    expect(await during('20261125T155959Z', '20261125T160000Z')).toBe(0);
    expect(await during('20261125T155959Z', '20261125T160001Z')).toBe(1);
    expect(await during('20261126T155959Z', '20261127T000000Z')).toBe(1);
    expect(await during('20261126T160000Z', '20261127T000000Z')).toBe(0);
  });

  it('meals are read and not written, and those of a community are for its members', async () => {
    const id = await planPancakes(ann);
    const url = `${phone.home}meals/${id}.ics`;
    const { body, headers } = await phone.send('GET', url);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; component=VEVENT');
    expect(body).toContain('SUMMARY:Dinner: Pancakes\r\n');
    expect(body).not.toContain('METHOD');
    for (const [method, privilege] of [
      ['PUT', 'write-content'],
      ['DELETE', 'unbind'],
    ] as const) {
      const refused = await phone.send(method, url, { body: toDoText('UID:a', 'SUMMARY:b') });
      expect(refused.status).toBe(403);
      expect(refused.body).toContain('<d:need-privileges>');
      expect(refused.body).toContain(`<d:privilege><d:${privilege}/></d:privilege>`);
    }
    const household = await foundHousehold(ann);
    const ben = await registerUser(app, `Ben ${count}`);
    await addHouseholdMember(testApp.database.db, household, ben);
    await ann.ask(mealsRoutes.add, {
      body: { date: today(), entry: { note: 'Soup' }, householdId: household },
    });
    const bens = await openCaldavApp(app, ben);
    const shared = await bens.send('PROPFIND', `${bens.home}meals-${household}/`, {
      headers: { depth: '1' },
    });
    expect(hrefsIn(shared.body).filter((href) => href.endsWith('.ics'))).toHaveLength(1);
  });
});

describe('reports', () => {
  const ofStatus = (condition: string) =>
    `<C:calendar-query><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
      <C:comp-filter name="VTODO"><C:prop-filter name="STATUS">${condition}</C:prop-filter>
      </C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`;

  it.each([
    ['<C:text-match>needs-action</C:text-match>', ['b.ics']],
    ['<C:text-match collation="i;octet">needs-action</C:text-match>', []],
    ['<C:text-match negate-condition="yes">COMPLETED</C:text-match>', ['b.ics']],
    ['<C:is-not-defined/>', []],
    ['', ['a.ics', 'b.ics']],
  ])('a query by the condition %j finds %j', async (condition, names) => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk', 'STATUS:COMPLETED'));
    await put('b.ics', toDoText('UID:b', 'SUMMARY:eggs'));
    const { body } = await report(`${phone.home}list/`, ofStatus(condition));
    expect(hrefsIn(body).toSorted()).toEqual(names.map(address));
  });

  it.each([
    ['<C:param-filter name="X"/>', 403, 'supported-filter'],
    ['<C:text-match>', 400, ''],
    ['<!-- a comment -->', 207, ''],
  ])('a query with the condition %j is answered %i', async (condition, status, reason) => {
    const answer = await report(`${phone.home}list/`, ofStatus(condition));
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(reason);
  });

  it('several objects are got at once, and those that there are not are named', async () => {
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk'));
    const { body } = await report(
      `${phone.home}list/`,
      `<C:calendar-multiget><D:prop><D:getetag/><C:calendar-data/></D:prop>
        <D:href>https://saltbush.test${address('a.ics')}</D:href>
        <D:href>${address('gone.ics')}</D:href>
        <D:href>/caldav/calendars/other/list/a.ics</D:href></C:calendar-multiget>`,
    );
    expect(body).toContain('SUMMARY:milk');
    expect(body.match(/404 Not Found/g)).toHaveLength(2);
  });

  it('a client is sent what changed since its token, and asked to begin again with one that is unknown', async () => {
    const sync = (token: string) =>
      report(
        `${phone.home}list/`,
        `<D:sync-collection><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>
          <D:prop><D:getetag/></D:prop></D:sync-collection>`,
      );
    const tokenIn = (xml: string) => /<d:sync-token>([^<]*)</.exec(xml)![1]!;
    await put('a.ics', toDoText('UID:a', 'SUMMARY:milk'));
    await put('b.ics', toDoText('UID:b', 'SUMMARY:eggs'));
    const first = await sync('');
    expect(hrefsIn(first.body)).toHaveLength(2);
    const unchanged = await sync(tokenIn(first.body));
    expect(hrefsIn(unchanged.body)).toEqual([]);
    await phone.send('DELETE', address('a.ics'));
    await put('c.ics', toDoText('UID:c', 'SUMMARY:bread'));
    const second = await sync(tokenIn(first.body));
    expect(hrefsIn(second.body)).toEqual([address('c.ics'), address('a.ics')]);
    expect(second.body).toMatch(/a\.ics<\/d:href><d:status>HTTP\/1\.1 404/);
    for (const token of ['urn:unknown', tokenIn(second.body).replace('/list/', '/meals/')]) {
      const refused = await sync(token);
      expect([refused.status, refused.body]).toEqual([
        403,
        expect.stringContaining('<d:valid-sync-token/>'),
      ]);
    }
  });

  it.each([
    ['of an unknown kind', '<D:expand-property></D:expand-property>'],
    ['of nothing', '<C:calendar></C:calendar>'],
  ])('a report %s is refused', async (_case, body) => {
    const answer = await report(`${phone.home}list/`, body);
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.stringContaining('supported-report'),
    ]);
  });
});

describe('hostile documents', () => {
  it.each([
    [
      'with entities of its own',
      '<!DOCTYPE a [<!ENTITY b "c">]><propfind xmlns="DAV:">&b;</propfind>',
    ],
    ['with an unknown prefix', '<x:propfind/>'],
    ['that is not closed', '<propfind xmlns="DAV:"><prop>'],
    ['that closes another element', '<propfind xmlns="DAV:"><prop></propfind>'],
    ['that is deep', `<propfind xmlns="DAV:">${'<a>'.repeat(10_000)}`],
    [
      'with many elements',
      `<propfind xmlns="DAV:"><prop>${'<a/>'.repeat(9_000)}</prop></propfind>`,
    ],
    ['that is no XML', 'milk'],
    ['with two roots', '<propfind xmlns="DAV:"/><propfind xmlns="DAV:"/>'],
    ['with another root', '<multistatus xmlns="DAV:"/>'],
    ['with odd names', '<propfind xmlns="DAV:"><prop><a"b/></prop></propfind>'],
  ])('a document %s is refused', async (_case, body) => {
    const { status } = await phone.send('PROPFIND', phone.home, { body, headers: { depth: '0' } });
    expect(status).toBe(400);
  });

  it('a document of a megabyte is refused', async () => {
    const body = `<propfind xmlns="DAV:">${' '.repeat(1_000_000)}</propfind>`;
    const { status } = await phone.send('PROPFIND', phone.home, { body, headers: { depth: '0' } });
    expect(status).toBe(413);
  });
});
