/**
 * Vitest's global setup for the server: one PostgreSQL for the whole run, and in it a database
 * with today's tables, from which `createTestDatabase` makes copies.
 *
 * It is a built-in server of its own in a temporary folder, or, with DATABASE_URL, the server
 * named there; databases of that server are neither read nor changed.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type DatabaseError, type PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../platform/db/connect';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { migrateDatabase } from '../platform/db/migrate';
import { makeLog } from '../platform/logging/log';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestServer {
  /** Of a database from which others can be made. */
  url: string;
  /** Every database of this run begins with it. */
  prefix: string;
  template: string;
}

export async function setup(project: TestProject): Promise<void> {
  const { url, stop } = await startServer();
  const prefix = `saltbush_test_${randomBytes(4).toString('hex')}_`;
  undo = async () => {
    await withClient(url, (client) => dropAll(client, prefix));
    await stop();
  };
  try {
    const template = await makeTemplate(url, prefix);
    project.provide('testServer', { url, prefix, template });
  } catch (error) {
    await undo(); // A set-up that fails is not torn down.
    throw error;
  }
}

export const teardown = (): Promise<void> => undo();

let undo = () => Promise.resolve();

async function makeTemplate(url: string, prefix: string): Promise<string> {
  const template = `${prefix}template`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${template}`));
  const database = openPool({ connectionString: databaseUrlFor(url, template) }, log);
  await migrateDatabase(database, log).finally(() => database.close());
  return template;
}

const log = makeLog('warn');

export function databaseUrlFor(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  config: PoolConfig = {},
): Promise<Result> {
  const client = new Client({ connectionString: url, ...config });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };

  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-test-'));
  const server = await startEmbeddedPostgres({ dataFolder, log, isThrowaway: true });
  const { host, port, password, user } = server.connection;
  const superuser = { ...server.connection, user: 'postgres', database: 'postgres' };
  await withClient('', (client) => client.query(`ALTER ROLE ${user} CREATEDB`), superuser);
  const url = new URL(`postgres://${user}@localhost:${port}/saltbush`);
  if (typeof password === 'string') url.password = password;
  if (host) url.searchParams.set('host', host);
  return {
    url: url.href,
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await dropDatabase(client, name);
}

/**
 * Ends who is still in it; plain DROP alone also sends off the server's own cleaner (autovacuum). It waits some seconds
 * for connections that are closing: one that is ended from outside while it closes has nobody to take its error.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  for (const how of ['', 'WITH (FORCE)']) {
    try {
      await client.query(`DROP DATABASE ${name} ${how}`);
      return;
    } catch (error) {
      const { code } = error as Partial<DatabaseError>;
      if (how !== '' || code !== inUse) throw error;
    }
  }
}

const inUse = '55006';
