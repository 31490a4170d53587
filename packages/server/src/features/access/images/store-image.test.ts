import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Deps } from '../../../deps';
import { newId } from '../../../platform/ids';
import { endlessDisk } from '../../../platform/disk/disk';
import { diskImageStore } from '../../../outside/image-store';
import { encoderInProcess } from '../../../testing/workers/encoder-in-process';
import { storeImage } from './store-image';

const grey = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } });

/** @returns the folders of images that are left when the row could not be written for this reason */
async function leftAfter(reason: Error): Promise<string[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-images-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const insert = () => ({ values: () => Promise.reject(reason) });
  const deps = {
    imageStore: diskImageStore(dataFolder),
    database: { db: { insert } },
    disk: endlessDisk,
    clock: () => new Date(),
    imageEncoder: encoderInProcess,
  };
  const image = { ownerId: newId(), bytes: await grey.png().toBuffer() };
  const storing = storeImage(deps as unknown as Deps, image);
  await expect(storing).rejects.toBe(reason);
  return readdir(join(dataFolder, 'images'));
}

test('a refused image row takes its files with it', async () => {
  const refused = Object.assign(new Error('no such owner'), { code: '23503' });
  expect(await leftAfter(refused)).toEqual([]);
});

test('an image row that may have been written keeps its files', async () => {
  expect(await leftAfter(new Error('Connection terminated unexpectedly'))).toHaveLength(1);
});
