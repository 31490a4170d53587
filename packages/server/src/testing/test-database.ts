/** A database for one test file: today's tables, no rows, nobody else in it. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openPool } from '../platform/db/connect';
import { makeLog } from '../platform/logging/log';
import { databaseUrlFor, dropDatabase, withClient } from './test-server';

export interface TestDatabase extends Database {
  url: string;
}

/**
 * @example
 * const database = await createTestDatabase();
 * afterAll(() => database.close()); // Drops it, too.
 */
export async function createTestDatabase(
  from: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const { url: serverUrl, prefix, template } = inject('testServer');
  const name = prefix + randomBytes(6).toString('hex');
  const source = from === 'migrated' ? template : 'template0';
  await withClient(serverUrl, (client) =>
    // Copying files beats writing them through the log, as the server's are tiny and unflushed.
    client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`),
  );
  const url = databaseUrlFor(serverUrl, name);
  const database = openPool({ connectionString: url, max: 5, min: 0 }, makeLog('warn'));
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await withClient(serverUrl, (client) => dropDatabase(client, name));
    },
  };
}
