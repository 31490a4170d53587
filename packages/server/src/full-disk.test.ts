/** A disk that is really full: a small file system in memory, which only root may mount. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type PoolConfig } from 'pg';
import sharp from 'sharp';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { expect, test, vi } from 'vitest';
import { connectDatabase } from './platform/db/connect';
import { makeLog } from './platform/logging/log';
import { bigRecipe, fillWith, mountSmallDisk } from './testing/storage/small-disk';
import { openOn, save, titlesOf, untilSaved } from './testing/during-outage';

vi.setConfig({ testTimeout: 120_000 });

const log = makeLog('silent');
/** A new cluster takes 48 MB, of which 16 are the first file of its log. */
const folder = await mountSmallDisk('128m');

test.runIf(folder)('a full disk answers 507; with room again, everything works', async () => {
  const dataFolder = join(folder!, 'data');
  const database = await connectDatabase({ dataFolder, log });
  const { priya } = await openOn(database, dataFolder);
  await save(priya, 'Before');
  const image = new Blob([await noisyImage()]);
  const ballast = join(folder!, 'ballast');
  await fillWith(ballast);

  const upload = await priya.ask(imagesRoutes.upload, { file: image });
  expect(upload).toMatchObject({ status: 507, error: { code: 'DISK_FULL' } });
  expect(upload.error.error).toContain('disk of the server');

  const file = new Blob([JSON.stringify({ '@type': 'Recipe', name: 'Toast' })]);
  const sent = await priya.ask(recipeFilesRoutes.importFile, { file });
  expect(sent).toMatchObject({ status: 507, error: { code: 'DISK_FULL' } });
  for (let round = 0; round < 5; round += 1) {
    const { status, error } = await priya.ask(recipesRoutes.create, { body: bigRecipe });
    expect({ status, code: error.code }).toEqual({ status: 507, code: 'DISK_FULL' });
  }
  expect(await titlesOf(priya)).toEqual(['Before']);

  await crashForWantOfSpace(database.pool.options);
  const answers = [];
  for (let round = 0; round < 300; round += 1) {
    const { status, error } = await priya.ask(recipesRoutes.create, { body: { title: 'Small' } });
    answers.push(status === 200 ? 'saved' : error.code);
  }
  expect(answers).toContain('DATABASE_UNAVAILABLE');
  const others = answers.filter((code) => !/^saved$|^DISK_FULL$|^DATABASE_UNAV/.test(code));
  expect(others).toEqual([]);

  await rm(ballast);
  await untilSaved(priya, 'Afterwards');
  expect((await priya.ask(imagesRoutes.upload, { file: image })).status).toBe(200);
  expect(await titlesOf(priya)).toContain('Before');
});

/** Asks PostgreSQL for new files of its log, which it makes ahead; without one it cannot go on. */
async function crashForWantOfSpace(options: PoolConfig): Promise<void> {
  const superuser = new Client({ ...options, user: 'postgres', database: 'postgres' });
  superuser.on('error', () => undefined);
  await superuser.connect();
  const write = 'CREATE TEMP TABLE IF NOT EXISTS t (); DROP TABLE t; SELECT pg_switch_wal()';
  for (let files = 0; files < 20; files += 1) {
    const isUp = await superuser.query(write).then(
      () => true,
      () => false,
    );
    if (!isUp) return;
  }
  throw new Error('PostgreSQL still had room for its log');
}

/** Noise does not get smaller when it is encoded. */
async function noisyImage(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
