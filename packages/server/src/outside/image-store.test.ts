import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskImageStore } from './image-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an image that is stored is found again, and nothing unfinished lies about', async () => {
  const store = diskImageStore(folder);
  await store.put('one/800.webp', Buffer.from('picture'));
  expect((await store.find('one/800.webp'))?.toString()).toBe('picture');
  expect(await readdir(join(folder, 'images/one'))).toEqual(['800.webp']);
});

test('an image that was never stored is not found', async () => {
  expect(await diskImageStore(folder).find('none/800.webp')).toBeUndefined();
});

test('a failed write of an image leaves nothing behind and says so', async () => {
  const store = diskImageStore(folder);
  await store.put('one/800.webp', Buffer.from('picture'));
  // A file where a folder should be.
  await writeFile(join(folder, 'images/two'), '');
  await expect(store.put('two/800.webp', Buffer.from('picture'))).rejects.toThrow();
  expect(await readdir(join(folder, 'images'))).toEqual(['one', 'two']);
});

test('a folder of images is removed with its files, and a missing one is no mistake', async () => {
  const store = diskImageStore(folder);
  await store.put('one/800.webp', Buffer.from('picture'));
  await store.removeFolder('one');
  await store.removeFolder('one');
  expect(await store.find('one/800.webp')).toBeUndefined();
});
