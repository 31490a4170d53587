import { afterAll, expect, it } from 'vitest';
import type { TooManyRequests } from '../../../../platform/http/too-many-requests';
import { createTestDatabase } from '../../../../testing/test-database';
import { attempts } from '../../../../schema/accounts';
import { countAttempt, forgetAttempts, type AttemptLimit } from './attempts';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;

const noon = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const limit: AttemptLimit = { purpose: 'test', max: 2, windowMs: 60_000 };
const tryAt = (subject: string, seconds: number) =>
  countAttempt(db, limit, subject, after(seconds)).then(
    () => 'counted',
    (error: unknown) => (error as TooManyRequests).retryAfterSeconds,
  );

it('attempts are counted for each subject, in windows that refused attempts do not lengthen', async () => {
  expect(await tryAt('a', 0)).toBe('counted');
  expect(await tryAt('a', 10)).toBe('counted');
  expect(await tryAt('a', 20)).toBe(40);
  expect(await tryAt('a', 59.5)).toBe(1);
  expect(await tryAt('b', 20)).toBe('counted');
  expect(await tryAt('a', 60)).toBe('counted');
});

it('attempts of a subject begin at zero when they are forgotten', async () => {
  await tryAt('c', 0);
  await tryAt('c', 0);
  await forgetAttempts(db, limit, 'c');
  expect(await tryAt('c', 0)).toBe('counted');
});

it('attempts store no subject readably, and no window that has ended', async () => {
  await tryAt('d@example.com', 0);
  await tryAt('e@example.com', 3_600);
  const saved = await db.select().from(attempts);
  expect(saved).toHaveLength(1);
  expect(saved[0]!.id).toMatch(/^[\w-]{43}$/);
});
