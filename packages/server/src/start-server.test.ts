import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config';
import { curatedImages } from './features/access/curated-images/library';
import { makeLog } from './platform/logging/log';
import { startServer } from './start-server';
import { createTestDatabase } from './testing/test-database';

async function settings(port: number) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-start-'));
  const database = await createTestDatabase('empty');
  onTestFinished(async () => {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return {
    ...readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'error' }),
    port,
    dataFolder,
    databaseUrl: database.url,
  };
}

async function takePort(): Promise<number> {
  const rival = createServer();
  await new Promise<void>((listening) => rival.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void rival.close());
  return (rival.address() as AddressInfo).port;
}

test('a port in use is explained, and the database let go', async () => {
  const port = await takePort();
  await expect(startServer(await settings(port), makeLog('silent'))).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
});

test('a started server has the curated library', async () => {
  const config = await settings(0);
  const server = await startServer(config, makeLog('silent'));
  const pool = new Pool({ connectionString: config.databaseUrl });
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM images');
  await pool.end();
  await server.stop();
  expect(rows).toEqual([{ count: curatedImages.length }]);
});
