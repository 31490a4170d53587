/** What an older instance has stored of accounts gets the columns that came later. */
import { afterAll, expect, test } from 'vitest';
import { nameSkeleton } from '@saltbush/domain/account/accounts/name-skeleton';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { newId } from '../ids';
import { ensureExtensions, inMigration } from './migrate';
import { applyMigrations, readMigrations } from './migration-steps';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** @param last the end of the name of the last migration that it has not taken */
async function openBefore(last: string): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  databases.push(database);
  const migrations = await readMigrations();
  const place = migrations.findIndex(({ tag }) => tag.endsWith(last));
  expect(place).toBeGreaterThan(0);
  await inMigration(database.pool, async (client) => {
    await ensureExtensions(client);
    await applyMigrations(client, migrations.slice(0, place));
  });
  return database;
}

async function bringUpToDate({ pool }: TestDatabase): Promise<void> {
  const migrations = await readMigrations();
  await inMigration(pool, (client) => applyMigrations(client, migrations));
}

async function addUser({ pool }: TestDatabase, username: string, createdAt: string) {
  const id = newId();
  await pool.query(
    `insert into users (id, username, display_username, email, password_hash, created_at)
     values ($1, $2, $2, $3, '', $4)`,
    [id, username, `${id}@example.com`, createdAt],
  );
  return id;
}

test('a name of an older instance gets its skeleton, and of those that look alike the oldest', async () => {
  const database = await openBefore('_username-skeletons');
  const own = ['priya sharma', 'иван', 'zoë', 'αλέξης', 'արամ', '山田', 'o’brien', 'x', 'tom 2'];
  for (const name of own) await addUser(database, name, '2026-02-01T00:00:00Z');
  // Cyrillic "с", "о" and "р", and the same in Latin; the one in Latin is older.
  await addUser(database, 'сор', '2026-03-02T00:00:00Z');
  await addUser(database, 'cop', '2026-03-01T00:00:00Z');
  // And one whose older name is the one that imitates.
  await addUser(database, 'ѕam', '2026-01-01T00:00:00Z');
  await addUser(database, 'sam', '2026-04-01T00:00:00Z');

  await bringUpToDate(database);
  const { rows } = await database.pool.query<{ username: string; skeleton: string | null }>(
    'select username, username_skeleton as skeleton from users',
  );
  const skeletons = Object.fromEntries(rows.map(({ username, skeleton }) => [username, skeleton]));
  expect(skeletons).toEqual({
    ...Object.fromEntries(own.map((name) => [name, nameSkeleton(name)])),
    cop: 'cop',
    сор: null,
    ѕam: 'sam',
    sam: null,
  });
});

test('a session of an older instance ends when it did: 90 days after it began', async () => {
  const database = await openBefore('_refresh-tokens');
  const userId = await addUser(database, 'priya', '2026-01-01T00:00:00Z');
  await database.pool.query(
    `insert into sessions (id, user_id, created_at, expires_at)
     values ('one', $1, '2026-10-01T01:02:03Z', '2026-11-20T00:00:00Z')`,
    [userId],
  );
  await bringUpToDate(database);
  const { rows } = await database.pool.query(
    `select rotated_at = created_at as is_unused, refresh_token_digest, is_rotation_confirmed
     from sessions`,
  );
  expect(rows).toEqual([
    { is_unused: true, refresh_token_digest: null, is_rotation_confirmed: true },
  ]);
});
