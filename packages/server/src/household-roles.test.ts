/**
 * Roles of a household that may change less than a member: what every call and every operation of synchronisation
 * answers them, and that a change of a role counts at once, for devices with changes that wait too.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import type { Route } from '@saltbush/contract/route';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { newId } from './platform/ids';
import { openCaldavApp, toDoText } from './testing/clients/caldav-app';
import { foundHousehold, inviteTo } from './testing/households';
import type { Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { readLimitedRoles } from './testing/permissions/limited-roles';
import { operationsOn } from './testing/permissions/operations';
import { makeThings, type Things } from './testing/permissions/owners-things';
import { calls, sendAs } from './testing/permissions/requests';
import { openDevice } from './testing/sync-device';
import { openTestApp, type TestApp } from './testing/test-app';
import { registerUser, withToken, type Person } from './testing/test-users';
import { inputSchemaOf } from './testing/values/contract-inputs';

const limited = ['shopper', 'viewer'] as const;
type Limited = (typeof limited)[number];

let testApp: TestApp;
let owner: Person;
let people: Record<Limited | 'member' | 'outsider', Person>;
let things: Things;
let household: string;

const setRole = (person: Person, role: GivenRole) =>
  owner.ask(householdsRoutes.changeRole, {
    params: { id: household, userId: person.user._id },
    body: { role },
  });

beforeAll(async () => {
  testApp = await openTestApp();
  owner = await registerUser(testApp.app, 'Olive');
  people = {
    shopper: await registerUser(testApp.app, 'Sho'),
    viewer: await registerUser(testApp.app, 'Vi'),
    member: await registerUser(testApp.app, 'Mem'),
    outsider: await registerUser(testApp.app, 'Out'),
  };
  // Another session is one of the things that a call can name.
  const { email, password } = owner;
  await withToken(testApp.app, undefined).ask(accountsRoutes.login, { body: { email, password } });
  const { shopper, viewer, member } = people;
  const others = { reader: member, lent: member, members: [shopper, viewer, member] };
  const words = { secret: 'quokka', shared: 'numbat' };
  things = { ...(await makeThings(testApp, owner, others, words)), guest: member.user._id };
  household = things['household']!;
  for (const role of limited) await setRole(people[role], role);
});
afterAll(() => testApp.close());

/** The calls are those of the other tables, which name things of the owner. */
const cast = () =>
  ({
    testApp,
    owner,
    outsider: people.outsider,
    callers: { owner: { person: owner, things } },
  }) as unknown as Cast;

test('every call that may name a household has a line in the table of limited roles', () => {
  const named = calls.filter(
    ({ route }) => takesHousehold(route.query) || takesHousehold(route.body),
  );
  const listed = new Set(readLimitedRoles().map(([name]) => name));
  expect(named.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

describe.each(limited)('the role %s', (role) => {
  test('a limited role is answered each call as its table says', async () => {
    const faults: string[] = [];
    for (const [name, forShopper, forViewer] of readLimitedRoles()) {
      const call = calls.find((one) => one.name === name)!;
      const { status, text } = await sendAs(cast(), 'owner', call, people[role].token);
      const expected = role === 'shopper' ? forShopper : forViewer;
      if (status !== expected) faults.push(`${name}: ${status}, not ${expected}: ${text}`);
    }
    expect(faults).toEqual([]);
  });

  test('a limited role may run no operation but ticks and votes, and a refused one changes nothing', async () => {
    const { db } = testApp.database;
    const device = openDevice(people[role], { householdId: household });
    await device.sync();
    const allowed = role === 'shopper' ? ['setVote', 'tick', 'tickNamedItems', 'untick'] : [];
    const ran: string[] = [];
    for (const operation of operationsOn(things, device)) {
      const before = await readRows(db);
      const { status, body } = await device.call({ operations: [operation] });
      expect(status, operation.name).toBe(200);
      const [refusal] = body.refused;
      if (!refusal) {
        ran.push(operation.name);
        continue;
      }
      expect(refusal.code, operation.name).toBe('FORBIDDEN');
      const changed = difference(before, await readRows(db));
      expect(
        changed.filter((row) => !isOfDevices(row)),
        operation.name,
      ).toEqual([]);
    }
    expect(ran.toSorted()).toEqual(allowed);
  });

  test('a limited role is sent the plan and the list as a member is', async () => {
    const mine = openDevice(people[role], { householdId: household });
    const theirs = openDevice(people.member, { householdId: household });
    await mine.sync();
    await theirs.sync();
    expect([...mine.rows.keys()].toSorted()).toEqual([...theirs.rows.keys()].toSorted());
    expect(mine.rows.size).toBeGreaterThan(5);
  });
});

const takesHousehold = (schema: Route['body']): boolean =>
  schema !== undefined && 'householdId' in (inputSchemaOf(schema).properties ?? {});

/** What a device has sent is remembered, and takes space, also of what was refused. */
const isOfDevices = (row: string): boolean =>
  /sync_devices|sync_operations|plan_owners|storage_use/.test(row);

describe('ticking', () => {
  const week = '2026-11-23';
  test('a shopper says that the shop has none of something, and nothing else of its line', async () => {
    const device = openDevice(people.shopper, { householdId: household });
    await device.sync();
    const change = (fields: object) =>
      device.make('changeLine', { week, key: 'milk', change: fields });
    const { body } = await device.call({ operations: [change({ notInShopOn: week })] });
    expect(body.refused).toEqual([]);
    const refused = await device.call({ operations: [change({ note: 'lite' })] });
    expect(refused.body.refused).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('a shopper ticks by the call for programs, and a viewer does not', async () => {
    const id = newId();
    const device = openDevice(owner, { householdId: household });
    await device.sync([device.make('addItems', { items: [{ id, text: 'candles', order: 'a9' }] })]);
    const { items } = (await owner.ask(listItemsRoutes.list, { query: { householdId: household } }))
      .body;
    const key = items.find(({ name }) => name.includes('andles'))!.key;
    const tick = (person: Person) =>
      person.ask(listItemsRoutes.change, {
        params: { key },
        body: { householdId: household, isTicked: true },
      });
    expect((await tick(people.viewer)).status).toBe(403);
    expect((await tick(people.shopper)).status).toBe(204);
    const noted = await people.shopper.ask(listItemsRoutes.change, {
      params: { key },
      body: { householdId: household, note: 'red' },
    });
    expect(noted.status).toBe(403);
  });

  test('a calendar app of a shopper ticks, and neither renames nor deletes; that of a viewer reads', async () => {
    const id = newId();
    const device = openDevice(owner, { householdId: household });
    await device.sync([device.make('addItems', { items: [{ id, text: 'matches', order: 'b0' }] })]);
    const [shopper, viewer] = [
      await openCaldavApp(testApp.app, people.shopper, ['list']),
      await openCaldavApp(testApp.app, people.viewer, ['list']),
    ];
    const list = (home: string) => `${home}list-${household}/`;
    const report =
      '<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>';
    const read = await shopper.send('REPORT', list(shopper.home), {
      body: report,
      headers: { depth: '1', 'content-type': 'application/xml' },
    });
    const object = read.body.split('<d:response>').find((part) => part.includes('atches'))!;
    const name = /<d:href>[^<]*\/([^/<]+)<\/d:href>/.exec(object)![1]!;
    const uid = /UID:(\S+)/.exec(object)![1]!;
    const put = (app: typeof shopper, ...lines: string[]) =>
      app.send('PUT', `${list(app.home)}${name}`, {
        body: toDoText(`UID:${uid}`, ...lines),
        headers: { 'content-type': 'text/calendar' },
      });
    const done = ['SUMMARY:matches', 'STATUS:COMPLETED'];
    expect((await put(viewer, ...done)).status).toBe(403);
    expect((await put(shopper, 'SUMMARY:lighters')).status).toBe(403);
    expect((await shopper.send('DELETE', `${list(shopper.home)}${name}`)).status).toBe(403);
    expect((await put(shopper, ...done)).status).toBe(204);
    const rights = async (app: typeof shopper) =>
      (
        await app.send('PROPFIND', list(app.home), {
          body: '<propfind xmlns="DAV:"><prop><current-user-privilege-set/></prop></propfind>',
          headers: { depth: '0' },
        })
      ).body;
    expect(await rights(viewer)).not.toContain('write');
    expect(await rights(shopper)).toContain('write');
  });
});

describe('a change of a role', () => {
  test('a change that waited on a device is refused once its person may do less, and runs again later', async () => {
    const { member } = people;
    const device = openDevice(member, { householdId: household });
    await device.sync();
    const id = newId();
    const waiting = device.make('addItems', { items: [{ id, text: 'salt', order: 'c0' }] });
    await setRole(member, 'viewer');
    const { body } = await device.call({ operations: [waiting] });
    expect(body.refused).toMatchObject([{ id: waiting.id, code: 'FORBIDDEN' }]);
    await setRole(member, 'member');
    const again = device.make('addItems', { items: [{ id, text: 'salt', order: 'c0' }] });
    expect((await device.call({ operations: [again] })).body.refused).toEqual([]);
  });

  test('a personal link for votes ends when who made it may no longer plan meals', async () => {
    const { member } = people;
    const { body } = await member.ask(votesRoutes.makeLink, {
      body: { householdId: household, eaterId: things['eater']! },
    });
    const open = () =>
      withToken(testApp.app, undefined).ask(votesRoutes.open, {
        params: { token: body.url.split('/').at(-1)! },
      });
    expect((await open()).status).toBe(200);
    await setRole(member, 'shopper');
    expect((await open()).status).toBe(404);
    await setRole(member, 'member');
  });

  test('the owner has no role that is changed, and someone outside has none either', async () => {
    expect((await setRole(owner, 'member')).error).toMatchObject({ code: 'OWNER_MUST_TRANSFER' });
    expect((await setRole(people.outsider, 'member')).error).toMatchObject({
      code: 'NOT_A_MEMBER',
    });
  });

  test('a role that is lowered ends the open invitations that give more, and no others', async () => {
    const home = await foundHousehold(owner, 'Number 9');
    const invite = (role: GivenRole) => inviteTo(owner, home, undefined, role);
    const [member, viewer] = [await invite('member'), await invite('viewer')];
    await acceptBy(people.member, member.token);
    const changed = await owner.ask(householdsRoutes.changeRole, {
      params: { id: home, userId: people.member.user._id },
      body: { role: 'viewer' },
    });
    expect(changed.status).toBe(200);
    expect((await acceptBy(people.outsider, member.token)).error).toMatchObject({
      code: 'INVITATION_ENDED',
    });
    expect((await acceptBy(people.outsider, viewer.token)).status).toBe(200);
    const { members } = (await owner.ask(householdsRoutes.get, { params: { id: home } })).body;
    expect(members.map(({ role }) => role)).toEqual(['owner', 'viewer', 'viewer']);
  });

  test('the admin hands over and leaves in one step, and who takes over may hand back', async () => {
    const home = await foundHousehold(owner, 'Number 11');
    const { token } = await inviteTo(owner, home, undefined, 'shopper');
    await acceptBy(people.shopper, token);
    const params = { id: home };
    const handOver = (person: Person, to: Person, andLeave?: boolean) =>
      person.ask(householdsRoutes.transferAdmin, {
        params,
        body: { userId: to.user._id, andLeave },
      });
    const toOneself = await handOver(owner, owner, true);
    expect(toOneself.error).toMatchObject({ code: 'NOT_A_MEMBER' });
    expect((await handOver(people.shopper, people.shopper, true)).status).toBe(403);
    const left = await handOver(owner, people.shopper, true);
    expect(left.body.members).toMatchObject([{ user: { username: 'Sho' }, role: 'owner' }]);
    expect((await owner.ask(householdsRoutes.get, { params })).status).toBe(403);
    expect((await people.shopper.ask(householdsRoutes.get, { params })).status).toBe(200);
  });
});

const acceptBy = (person: Person, token: string) =>
  person.ask(householdInvitationsRoutes.accept, { params: { id: token } });
