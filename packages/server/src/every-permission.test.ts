/**
 * Whatever can be asked by every role, on things of the owner: a refusal changes nothing at all, and no answer has a
 * text that is not for its caller.
 *
 * - What the server answers beside the contract is listed here. Pages of shared recipes:
 *   `features/recipe/sharing/shared-pages.test.ts`.
 * - Operations of synchronisation on the owner's household are refused; those on one's own plan reach nothing of it.
 * - Of every call of the contract the status is that of the table.
 *
 * One cast for all, since making it takes seconds: the owner comes last, who changes what the others are refused.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { openCast, secret, shared, type Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { operationsOn } from './testing/permissions/operations';
import { calls, sendAs, type Call } from './testing/permissions/requests';
import { readTables, type Role } from './testing/permissions/table';
import { openDevice } from './testing/sync-device';
import { visitorOf } from './testing/test-users';

const table = readTables();
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

test('every call of the contract has a line in the tables of permissions, and no other has', () => {
  expect([...table.keys()].toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

test('a visitor is answered 401 wherever someone must be signed in, and only admins get into calls of admins', () => {
  for (const { name, route } of calls) {
    const { visitor, admin: _admin, ...others } = table.get(name)!;
    if (route.access !== 'anyone') expect(visitor, name).toBe(401);
    if (route.access === 'admin') expect(Object.values(others), name).toEqual(Array(6).fill(403));
  }
});

const id = '0193595e-2000-7000-8000-000000000000';
const besideTheContract: Record<string, { url: string; method?: 'POST'; status: number }> = {
  '/api/sync/stream': { url: '/api/sync/stream', status: 401 },
  '/api/mcp': { url: '/api/mcp', method: 'POST', status: 401 },
  // There is no such address until payments are set up; then it demands a signature.
  '/api/subscriptions/webhook': {
    url: '/api/subscriptions/webhook',
    method: 'POST',
    status: 404,
  },
  // In the forms of OAuth.
  '/api/oauth/token': { url: '/api/oauth/token', method: 'POST', status: 415 },
  '/api/oauth/revoke': { url: '/api/oauth/revoke', method: 'POST', status: 415 },
  '/api/oauth/register': { url: '/api/oauth/register', method: 'POST', status: 400 },
  '/.well-known/oauth-authorization-server': {
    url: '/.well-known/oauth-authorization-server',
    status: 200,
  },
  '/.well-known/oauth-protected-resource': {
    url: '/.well-known/oauth-protected-resource',
    status: 200,
  },
  '/.well-known/oauth-protected-resource/api/mcp': {
    url: '/.well-known/oauth-protected-resource/api/mcp',
    status: 200,
  },
  '/api/openapi.json': { url: '/api/openapi.json', status: 200 },
  '/api/docs': { url: '/api/docs', status: 200 },
  '/calendar/:token(^[\\w-]+).ics': { url: `/calendar/${'a'.repeat(43)}.ics`, status: 404 },
  '/images/:id/:width(^\\d+).webp': { url: `/images/${id}/800.webp`, status: 404 },
  '/robots.txt': { url: '/robots.txt', status: 200 },
  '/sitemap.xml': { url: '/sitemap.xml', status: 200 },
  '/sitemaps/:name': { url: '/sitemaps/recipes-1.xml', status: 404 },
};

test('every address of the API is one of the contract or listed here, and what is listed is there', () => {
  const ofContract = calls.map(({ route }) => `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`);
  const paths = pathsOf(cast.testApp.app.printRoutes({ commonPrefix: false }));
  const listed = Object.keys(besideTheContract);
  const known = [...ofContract, ...listed];
  expect(paths.filter((path) => path.startsWith('/api') && !known.includes(path))).toEqual([]);
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(Object.entries(besideTheContract))(
  'the address %s tells a visitor nothing of anyone',
  async (_path, { url, method = 'GET', status }) => {
    const payload = method === 'POST' ? { payload: {} } : {};
    const answer = await cast.testApp.app.inject({ method, url, ...payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(new RegExp(`${secret}|${shared}`));
  },
);

test('the address of a calendar reads the plan', async () => {
  const { pathname } = new URL(cast.callers.visitor.things['calendar']!);
  const answer = await cast.testApp.app.inject({ url: pathname });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(secret);
});

const others = ['outsider', 'reader', 'removed', 'admin', 'lent', 'bin'] as const;
const canRead = (role: (typeof others)[number]) => role === 'reader' || role === 'lent';

describe.each(others)('the %s', (role) => {
  test('a caller neither changes nor reads anything of a foreign household by any operation', async () => {
    const { person, things } = cast.callers[role];
    const { db } = cast.testApp.database;
    const before = await readRows(db);
    const device = openDevice(person!, { householdId: things['household']! });
    for (const operation of operationsOn(things, device)) {
      const { status, error } = await device.call({ operations: [operation] });
      expect(status, operation.name).toBe(403);
      expect(JSON.stringify(error)).not.toMatch(new RegExp(`${secret}|${shared}`));
    }
    expect(difference(before, await readRows(db))).toEqual([]);
  });

  test('a caller neither changes nor reads what others have by an operation on the own plan', async () => {
    const { person, things } = cast.callers[role];
    const { db } = cast.testApp.database;
    const before = await readRows(db);
    const device = openDevice(person!);
    const answer = await device.sync(operationsOn(things, device));
    const history = await person!.ask(syncRoutes.history, {});
    const secrets = new RegExp(canRead(role) ? secret : `${secret}|${shared}`);
    expect(JSON.stringify([...device.rows.values(), answer, history.body])).not.toMatch(secrets);
    expect(difference(before, await readRows(db)).filter(isOfOwner)).toEqual([]);
  });
});

test('a visitor synchronises nothing', async () => {
  const { things } = cast.callers.visitor;
  const device = openDevice(visitorOf(cast.testApp.app), { householdId: things['household']! });
  for (const operation of operationsOn(things, device))
    expect((await device.call({ operations: [operation] })).status).toBe(401);
});

/** Without the owner. What an admin changes the others do not need. */
const order = ['visitor', 'outsider', 'removed', 'bin', 'reader', 'lent', 'admin'] as const;
const isRefused = ({ name }: Call, role: Role) => table.get(name)![role] >= 400;

/** Whoever has the token may read. */
const byToken = ['shareLinks.open', 'votes.open', 'kitchen.open'];

function leaksTo(role: Role, { name, route }: Call, status: number, text: string): boolean {
  const mayRead = role === 'reader' || role === 'lent';
  const others = mayRead && status < 400 ? secret : `${secret}|${shared}`;
  const isMeant =
    status < 400 &&
    (role === 'owner' || byToken.includes(name) || (role === 'admin' && route.access === 'admin'));
  return !isMeant && new RegExp(others, 'i').test(text);
}

/** @returns what is not as it should be */
async function send(role: Role, chosen: Call[]): Promise<string[]> {
  const faults: string[] = [];
  for (const call of chosen) {
    const { status, text } = await sendAs(cast, role, call);
    const expected = table.get(call.name)![role];
    if (status !== expected)
      faults.push(`${call.name}: ${status} instead of ${expected}: ${text.slice(0, 200)}`);
    if (leaksTo(role, call, status, text)) faults.push(`${call.name}: has ${text.slice(0, 500)}`);
  }
  return faults;
}

describe.each(order)('the %s', (role) => {
  testCallsOf(role);
});

test('the owner may run every operation that the others are refused', async () => {
  const { things } = cast.callers.owner;
  const device = openDevice(cast.owner, { householdId: things['household']! });
  const operations = operationsOn(things, device);
  const { refused } = await device.sync(operations);
  const name = (id: string) => operations.find((one) => one.id === id)!.name;
  expect(refused.map(({ id, code }) => `${name(id)}: ${code}`)).toEqual([]);
});

describe('the owner', () => {
  testCallsOf('owner');
});

function testCallsOf(role: Role): void {
  test('a caller is refused what the table says, and a refusal changes nothing and tells nothing', async () => {
    const { db } = cast.testApp.database;
    const before = await readRows(db);
    const refused = calls.filter((call) => isRefused(call, role));
    expect(await send(role, refused)).toEqual([]);
    expect(difference(before, await readRows(db))).toEqual([]);
  });

  test('a caller may do what the table says, and changes nothing that is not for them', async () => {
    const { db } = cast.testApp.database;
    const allowed = calls.filter((call) => !isRefused(call, role));
    const isMeant = (call: Call) => role === 'owner' || mayChangeOthers(call);
    expect(await send(role, allowed.filter(isMeant))).toEqual([]);
    const before = await readRows(db);
    expect(
      await send(
        role,
        allowed.filter((call) => !isMeant(call)),
      ),
    ).toEqual([]);
    const changed = difference(before, await readRows(db));
    expect(changed.filter((row) => isOfOwner(row) && !isOwnCopy(role, row))).toEqual([]);
  });
}

/** A vote by the link, the count of a link's visits; what admins do to recipes and conversations. */
const mayChangeOthers = ({ name, route }: Call) =>
  [...byToken, 'votes.vote'].includes(name) || route.access === 'admin';

const isOfOwner = (row: string) =>
  [secret, shared, cast.owner.user._id].some((word) => row.includes(word));

/** Of the recipe that they may read. */
const isOwnCopy = (role: Role, row: string) =>
  row.startsWith('new: recipes (') && row.includes(cast.callers[role].person!.user._id);

/** From the tree that Fastify prints. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const depth = found[1]!.length / 4;
    const path = (parents[depth - 1] ?? '') + found[2]!;
    parents[depth] = path;
    return found[3] === undefined ? [] : [path];
  });
}
