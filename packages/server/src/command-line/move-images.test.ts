import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../config';
import { diskImageStore } from '../outside/image-store';
import { openS3Server, type S3Server } from '../testing/servers/s3-server';
import { moveImages } from './move-images';

let dataFolder: string;
let s3: S3Server;
let config: Config;
let said: string[];
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-move-'));
  s3 = await openS3Server();
  config = { ...readConfig({ NODE_ENV: 'test' }), dataFolder, s3: s3.settings };
  said = [];
});
afterEach(async () => {
  s3.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const move = (direction: string, isRemoving = false, given = config) =>
  moveImages({ direction, isRemoving }, given, (text) => said.push(text));
const disk = () => diskImageStore(dataFolder);
async function fill(images: number): Promise<void> {
  for (let image = 0; image < images; image += 1)
    for (const width of [400, 800])
      await disk().put(`${1000 + image}/${width}.webp`, Buffer.from(`picture ${image} ${width}`));
}

test('images move from our disk to object storage and back, and are the same', async () => {
  await fill(60);
  const before = await disk().list();
  await move('to-s3', true);
  expect(said).toEqual([
    '100 of 120 picture files\n',
    'Copied 120 of 120 picture files; the others were there.\n',
    'Removed 60 pictures where they were.\n',
  ]);
  expect(s3.objects.size).toBe(120);
  expect(await disk().list()).toEqual([]);
  await move('to-disk', true);
  expect(s3.objects.size).toBe(0);
  expect(await disk().list()).toEqual(before);
  expect((await disk().find('1007/800.webp'))?.toString()).toBe('picture 7 800');
});

test('images whose move broke off stay where they were, and the next move copies what is missing', async () => {
  await fill(5);
  s3.failure = '507 StorageFull';
  await expect(move('to-s3', true)).rejects.toThrow('S3: StorageFull');
  expect(await disk().list()).toHaveLength(10);
  s3.failure = undefined;
  await move('to-s3');
  s3.objects.delete('home/images/1003/800.webp');
  s3.objects.set('home/images/1004/800.webp', Buffer.from('half'));
  said = [];
  await move('to-s3');
  expect(said).toEqual(['Copied 2 of 10 picture files; the others were there.\n']);
  expect(await disk().list()).toHaveLength(10);
  expect(s3.objects.get('home/images/1004/800.webp')?.toString()).toBe('picture 4 800');
});

test('a move of images without a direction or without object storage says what is missing', async () => {
  await expect(move('up')).rejects.toThrow('to-s3');
  await expect(move('to-s3', false, { ...config, s3: undefined })).rejects.toThrow('S3_BUCKET');
});
