import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import type { ImageEncoder } from '../../../../../outside/image-encoder';
import { encoderInProcess } from '../../../../../testing/workers/encoder-in-process';
import { openTestApp, type TestApp } from '../../../../../testing/test-app';
import { registerUser } from '../../../../../testing/test-users';
import { imageFinder } from './find-image';

let testApp: TestApp;
let ownerId: string;
let dataFolder: string;
let file: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-find-image-'));
  file = join(dataFolder, 'image');
  const red = sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } });
  await writeFile(file, await red.png().toBuffer());
  testApp = await openTestApp({ dataFolder });
  ownerId = (await registerUser(testApp.app, 'Kim')).user._id;
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** With an encoder that fails with these errors, one after the other, before it works. */
function find(...errors: Error[]) {
  const encode: ImageEncoder['encode'] = async (...image) => {
    const error = errors.shift();
    if (error) throw error;
    return encoderInProcess.encode(...image);
  };
  const deps = { ...testApp.deps, imageEncoder: { ...encoderInProcess, encode } };
  const imageDownloader = {
    read: () => Promise.reject(new Error('offline')),
    close: async () => {},
  };
  const { signal } = new AbortController();
  const finder = imageFinder(deps, { ownerId, imageDownloader, signal });
  const source = { kind: 'file', path: file } as const;
  return finder.find({ sources: [source, source], isAnyUnusable: false });
}

test.each(['IMAGE_UNREADABLE', 'WORKERS_BUSY'] as const)(
  'an image that ends with %s is left out, and the next one is tried',
  async (code) => {
    const imageUrl = expect.stringMatching(/^\/images\//);
    expect(await find(new AppError(code))).toEqual({ imageUrl, isMissing: false });
    expect(await find(new AppError(code), new AppError(code))).toEqual({ isMissing: true });
  },
);

test('a recipe is not saved without its image because the server stops', async () => {
  const stopping = new AppError('STARTING_OR_STOPPING');
  await expect(find(stopping)).rejects.toBe(stopping);
});
