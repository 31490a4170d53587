/**
 * Every operation of synchronisation by every role, with ids of the owner's rows and recipes: those on the owner's
 * household are refused; those on one's own plan reach nothing of the owner.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncRoutes } from '@saltbush/contract/sync';
import { openCast, secret, shared, type Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { operationsOn } from './testing/permissions/operations';
import { openDevice } from './testing/sync-device';
import { visitorOf } from './testing/test-users';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const others = ['outsider', 'reader', 'removed', 'admin', 'lent', 'bin'] as const;
const canRead = (role: (typeof others)[number]) => role === 'reader' || role === 'lent';

describe.each(others)('the %s', (role) => {
  test('neither changes nor reads anything of a household by any operation', async () => {
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

  test('neither changes nor reads what others have by an operation on the own plan that names it', async () => {
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

test('the owner may run every operation that the others are refused', async () => {
  const { things } = cast.callers.owner;
  const device = openDevice(cast.owner, { householdId: things['household']! });
  const operations = operationsOn(things, device);
  const { refused } = await device.sync(operations);
  const name = (id: string) => operations.find((one) => one.id === id)!.name;
  expect(refused.map(({ id, code }) => `${name(id)}: ${code}`)).toEqual([]);
});

const isOfOwner = (row: string) =>
  [secret, shared, cast.owner.user._id].some((word) => row.includes(word));
