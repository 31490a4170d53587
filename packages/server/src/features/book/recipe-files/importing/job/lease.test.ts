import { eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../../../../platform/ids';
import { users } from '../../../../../schema/accounts';
import { recipeImports } from '../../../../../schema/book/recipe-files';
import { createTestDatabase } from '../../../../../testing/test-database';
import { addImport } from '../imports.store';
import { ImportStopped } from '../recipe/save-found-recipe';
import { importQueue, leaseMs, renewLeaseRegularly } from './lease';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const noon = new Date('2026-11-26T12:00:00Z');
const afterNoon = (ms: number) => new Date(noon.getTime() + ms);
const timeout = { timeout: 20_000 };

let id: string;
beforeEach(async () => {
  id = newId();
  const name = `cook-${id}`;
  const names = { username: name, displayUsername: name, email: `${name}@example.com` };
  await db.insert(users).values({ id, ...names, passwordHash: 'none' });
  await addImport(db, { id, ownerId: id, fileName: 'a', keepsDuplicates: false, createdAt: noon });
});

const claim = (now: Date) => importQueue.claim(db, now, { where: eq(recipeImports.id, id) });
const heldUntil = async () =>
  (await db.select().from(recipeImports).where(eq(recipeImports.id, id)))[0]!.heldUntil;

test('a lease that ended unrenewed is lost once another process has claimed the import', async () => {
  // The clock of a process that stood still.
  const lease = renewLeaseRegularly({ database, clock: () => noon }, (await claim(noon))!);
  // While the first renewal is stored, the row is left to it.
  const next = await vi.waitUntil(() => claim(afterNoon(leaseMs)), timeout);
  await vi.waitFor(() => expect(lease.signal.aborted).toBe(true), timeout);
  expect(lease.signal.reason).toBeInstanceOf(ImportStopped);
  await lease.release();
  expect(await heldUntil()).toEqual(next!.heldUntil);
});

/** A connection that breaks once: after a change is stored, and before the answer. */
function breakingOnce(): typeof db {
  let isBroken = false;
  const brokenUpdate = (table: typeof recipeImports) => ({
    set: (change: object) => ({
      where: (condition: SQL) => ({
        returning: async () => {
          await db.update(table).set(change).where(condition);
          throw new Error('The connection is lost.');
        },
      }),
    }),
  });
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'update' || isBroken) return Reflect.get(target, name) as unknown;
      isBroken = true;
      return brokenUpdate;
    },
  });
}

test('a lease whose renewal was stored without an answer is renewed on, and not lost', async () => {
  let seconds = 0;
  const clock = () => afterNoon((seconds += 1) * 1_000);
  const held = (await claim(noon))!;
  const lease = renewLeaseRegularly({ database: { ...database, db: breakingOnce() }, clock }, held);
  await vi.waitUntil(async () => (await heldUntil())! >= afterNoon(leaseMs + 2_000), timeout);
  expect(lease.signal.aborted).toBe(false);
  await lease.end();
});

test('an import whose lease is released is claimed by another process at once', async () => {
  const lease = renewLeaseRegularly({ database, clock: () => noon }, (await claim(noon))!);
  await lease.release();
  expect(await claim(noon)).toMatchObject({ id, heldUntil: afterNoon(leaseMs) });
  expect(lease.signal.aborted).toBe(false);
});

test('an import that nobody has claimed yet is claimed by one of several processes', async () => {
  const claims = await Promise.all([claim(noon), claim(noon), claim(noon)]);
  expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
});
