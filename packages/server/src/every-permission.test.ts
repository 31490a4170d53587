/**
 * Every call of the contract by every role, on things of the owner: the status is that of the table, a refusal
 * changes nothing at all, and no answer has a text that is not for its caller.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, secret, shared, type Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { calls, sendAs, type Call } from './testing/permissions/requests';
import { readTables, type Role } from './testing/permissions/table';

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

/** The owner last, who changes what the others are refused; what an admin changes the others do not need. */
const order = [
  'visitor',
  'outsider',
  'removed',
  'bin',
  'reader',
  'lent',
  'admin',
  'owner',
] as const;
const isRefused = ({ name }: Call, role: Role) => table.get(name)![role] >= 400;

/** Whoever has the token may read. */
const byToken = ['shareLinks.open', 'votes.open'];

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
  test('is refused what the table says, and a refusal changes nothing and tells nothing', async () => {
    const { db } = cast.testApp.database;
    const before = await readRows(db);
    const refused = calls.filter((call) => isRefused(call, role));
    expect(await send(role, refused)).toEqual([]);
    expect(difference(before, await readRows(db))).toEqual([]);
  });

  test('may do what the table says, which reads and changes nothing that is not for them', async () => {
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
});

/** A vote by the link, the count of a link's visits; what admins do to recipes and conversations. */
const mayChangeOthers = ({ name, route }: Call) =>
  [...byToken, 'votes.vote'].includes(name) || route.access === 'admin';

const isOfOwner = (row: string) =>
  [secret, shared, cast.owner.user._id].some((word) => row.includes(word));

/** Of the recipe that they may read. */
const isOwnCopy = (role: Role, row: string) =>
  row.startsWith('new: recipes (') && row.includes(cast.callers[role].person!.user._id);
