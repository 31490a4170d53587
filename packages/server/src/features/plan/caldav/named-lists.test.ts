import { afterAll, describe, expect, test } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { newId } from '../../../platform/ids';
import { openCaldavApp, toDoText, type CaldavApp } from '../../../testing/clients/caldav-app';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app } = testApp;

async function makeList(person: Person, name: string, householdId?: string): Promise<string> {
  const device = openDevice(person, householdId === undefined ? {} : { householdId });
  const id = newId();
  await device.sync([device.make('setNamedList', { id, change: { name, order: 'a0' } })]);
  return id;
}

/** A person with a list beside their plan's, and a calendar app. */
async function withList(name: string) {
  const person = await registerUser(app, name);
  const listId = await makeList(person, 'Hardware');
  const phone = await openCaldavApp(app, person);
  const at = (object: string) => `${phone.home}named-${listId}/${object}`;
  const put = (object: string, ...lines: string[]) =>
    phone.send('PUT', at(object), { body: toDoText(...lines) });
  const items = async (query: { listId?: string } = { listId }) =>
    (await person.ask(listItemsRoutes.list, { query })).body.items;
  return { person, listId, phone, at, put, items };
}

const titlesOf = async ({ home, send }: CaldavApp) => {
  const body = '<propfind xmlns="DAV:"><prop><displayname/></prop></propfind>';
  const answer = await send('PROPFIND', home, { body, headers: { depth: '1' } });
  return [...answer.body.matchAll(/<d:displayname>([^<]*)</g)].map(([, title]) => title);
};
const syncOf = async ({ send }: CaldavApp, url: string, token: string) => {
  const body = `<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`;
  const answer = await send('REPORT', url, { body, headers: { depth: '1' } });
  const next = /<d:sync-token>([^<]*)</.exec(answer.body)?.[1] ?? '';
  return { status: answer.status, body: answer.body, next };
};

describe('lists beside the plan’s in calendar apps', () => {
  test('each named list is a list of to-dos with its name, also of a community', async () => {
    const { person, phone } = await withList('Ann');
    const householdId = await foundHousehold(person, 'Number 7');
    await makeList(person, 'Party', householdId);
    expect((await titlesOf(phone)).toSorted()).toEqual(
      [
        'Saltbush',
        'Shopping',
        'Meals',
        'Hardware',
        ...['Shopping', 'Meals', 'Party'].map(in7),
      ].toSorted(),
    );
    const mealsOnly = await openCaldavApp(app, person, ['plan:read']);
    expect(await titlesOf(mealsOnly)).not.toContain('Hardware');
  });

  test('a to-do that an app puts on a named list is on that list alone, and changes and goes there', async () => {
    const { phone, at, put, items } = await withList('Ben');
    expect((await put('a.ics', 'UID:a', 'SUMMARY:screws', 'DESCRIPTION:40 mm')).status).toBe(201);
    expect(await items()).toMatchObject([{ text: 'screws', note: '40 mm', isTicked: false }]);
    expect(await items({})).toEqual([]);
    const done = await put('a.ics', 'UID:a', 'SUMMARY:nails', 'STATUS:COMPLETED');
    expect(done.status).toBe(204);
    const [item] = await items();
    expect(item).toMatchObject({ text: 'nails', isTicked: true });
    expect(item).not.toHaveProperty('note');
    const { body } = await phone.send('GET', at('a.ics'));
    expect(body).toMatch(/UID:a\r\n[^]*SUMMARY:nails[^]*STATUS:COMPLETED\r\nCOMPLETED:\d{8}T/);
    expect((await phone.send('DELETE', at('a.ics'))).status).toBe(204);
    expect((await phone.send('DELETE', at('a.ics'))).status).toBe(404);
    expect(await items()).toEqual([]);
    expect((await put('a.ics', 'UID:a', 'SUMMARY:screws')).status).toBe(201);
    expect(await items()).toMatchObject([{ text: 'screws', isTicked: false }]);
  });

  test('an item of each list may have the same name in the app', async () => {
    const { person, phone, put, items } = await withList('Cat');
    const other = await makeList(person, 'Party');
    await put('a.ics', 'UID:a', 'SUMMARY:screws');
    const body = toDoText('UID:a', 'SUMMARY:hats');
    for (const collection of [`named-${other}`, 'list']) {
      const { status } = await phone.send('PUT', `${phone.home}${collection}/a.ics`, { body });
      expect(status).toBe(201);
    }
    expect(await items()).toMatchObject([{ text: 'screws' }]);
    expect(await items({ listId: other })).toMatchObject([{ text: 'hats' }]);
    expect(await items({})).toMatchObject([{ items: [expect.any(String)] }]);
  });

  test('an item that was typed in the app is a to-do, and one that moves to another list moves here', async () => {
    const { person, listId, phone, at, items } = await withList('Dan');
    const other = await makeList(person, 'Party');
    const added = await person.ask(listItemsRoutes.add, { body: { text: 'hats', listId } });
    const id = added.body.added[0]!._id;
    expect((await phone.send('GET', at(`${id}.ics`))).body).toContain('SUMMARY:hats');
    const moved = `${phone.home}named-${other}/${id}.ics`;
    const body = toDoText(`UID:${id}`, 'SUMMARY:hats');
    expect((await phone.send('PUT', moved, { body })).status).toBe(201);
    expect(await items()).toEqual([]);
    expect(await items({ listId: other })).toMatchObject([{ text: 'hats' }]);
  });

  test('a client learns what has changed on a named list since it asked last, and nothing of other lists', async () => {
    const { phone, at, put } = await withList('Eve');
    await put('a.ics', 'UID:a', 'SUMMARY:screws');
    const { next } = await syncOf(phone, at(''), '');
    await put('b.ics', 'UID:b', 'SUMMARY:nails');
    await phone.send('DELETE', at('a.ics'));
    const { status, body } = await syncOf(phone, at(''), next);
    expect(status).toBe(207);
    expect(body).toMatch(/b\.ics[^]*200 OK/);
    expect(body).toMatch(/a\.ics[^]*404 Not Found/);
    expect((await syncOf(phone, `${phone.home}list/`, next)).status).toBe(403);
  });

  test('conditions and UIDs of a to-do on a named list hold, also of two changes at once', async () => {
    const { phone, at, put } = await withList('Fay');
    await put('a.ics', 'UID:a', 'SUMMARY:screws');
    expect((await put('b.ics', 'UID:a', 'SUMMARY:nails')).status).toBe(403);
    const etag = (await phone.send('GET', at('a.ics'))).headers['etag'] as string;
    const both = await Promise.all(
      ['nails', 'bolts'].map((text) =>
        phone.send('PUT', at('a.ics'), {
          body: toDoText('UID:a', `SUMMARY:${text}`),
          headers: { 'if-match': etag },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 412]);
  });

  test('a named list of somebody else, and one that was removed, are not found', async () => {
    const { person, listId, phone, at, put } = await withList('Gus');
    const outsider = await openCaldavApp(app, await registerUser(app, 'Hal'));
    const body = toDoText('UID:a', 'SUMMARY:gift');
    const theirs = `${outsider.home}named-${listId}/a.ics`;
    expect((await outsider.send('PUT', theirs, { body })).status).toBe(404);
    expect((await outsider.send('GET', at('a.ics'))).status).toBe(404);
    const device = openDevice(person);
    await device.sync([device.make('removeNamedList', { id: listId, items: [] })]);
    expect((await put('a.ics', 'UID:a', 'SUMMARY:screws')).status).toBe(404);
    expect(await titlesOf(phone)).not.toContain('Hardware');
  });

  test('a shopper completes a to-do of a named list and changes nothing else of it, and a viewer changes nothing', async () => {
    const owner = await registerUser(app, 'Ida');
    const householdId = await foundHousehold(owner, 'Number 9');
    const listId = await makeList(owner, 'Hardware', householdId);
    await owner.ask(listItemsRoutes.add, { body: { text: 'screws', listId, householdId } });
    const query = { listId, householdId };
    const [item] = (await owner.ask(listItemsRoutes.list, { query })).body.items;
    const uid = item!.uid;
    const joined = async (role: 'shopper' | 'viewer') => {
      const person = await registerUser(app, role);
      await addHouseholdMember(testApp.database.db, householdId, person, role);
      const { home, send } = await openCaldavApp(app, person, ['list']);
      const url = `${home}named-${listId}/${uid}.ics`;
      return async (...lines: string[]) =>
        (await send('PUT', url, { body: toDoText(`UID:${uid}`, ...lines) })).status;
    };
    const [shopper, viewer] = [await joined('shopper'), await joined('viewer')];
    expect(await viewer('SUMMARY:screws', 'STATUS:COMPLETED')).toBe(403);
    expect(await shopper('SUMMARY:nails')).toBe(403);
    expect(await shopper('SUMMARY:screws', 'STATUS:COMPLETED')).toBe(204);
    const { body } = await owner.ask(listItemsRoutes.list, { query });
    expect(body.items).toMatchObject([{ text: 'screws', isTicked: true }]);
  });
});

const in7 = (title: string) => `${title}, Number 7`;
