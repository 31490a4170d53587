import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findOutage } from '../platform/outages';
import { openS3Server, type S3Server } from '../testing/servers/s3-server';
import { diskImageStore } from './image-store';
import { openBucket, type Bucket } from './object-storage/bucket';
import { openImageStore } from './open-image-store';

let folder: string;
let s3: S3Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-images-'));
  s3 = await openS3Server();
});
afterEach(async () => {
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['our disk', 'object storage'])('images on %s', (place) => {
  const open = () =>
    openImageStore({
      dataFolder: folder,
      s3: place === 'our disk' ? undefined : s3.settings,
    });

  test(`an image that is stored on ${place} is found again`, async () => {
    const store = await open();
    await store.put('one/800.webp', Buffer.from('picture'));
    expect((await store.find('one/800.webp'))?.toString()).toBe('picture');
  });

  test(`an image that was never stored on ${place} is not found`, async () => {
    expect(await (await open()).find('none/800.webp')).toBeUndefined();
  });

  test(`a folder of images on ${place} is removed with its files, and a missing one is no mistake`, async () => {
    const store = await open();
    await store.put('one/800.webp', Buffer.from('picture'));
    await store.put('one-more/800.webp', Buffer.from('picture'));
    await store.removeFolder('one');
    await store.removeFolder('one');
    expect(await store.find('one/800.webp')).toBeUndefined();
    expect(await store.find('one-more/800.webp')).toBeDefined();
  });

  test(`all images on ${place} are listed with their sizes, however many there are`, async () => {
    s3.pageSize = 2;
    const store = await open();
    expect(await store.list()).toEqual([]);
    const keys = ['a/400.webp', 'a/800.webp', 'b/400.webp', 'b/800.webp', 'c/400.webp'];
    for (const key of keys) await store.put(key, Buffer.from(key.repeat(2)));
    expect(await store.list()).toEqual(keys.map((key) => ({ key, bytes: 20 })));
  });
});

test('an image on our disk leaves nothing unfinished', async () => {
  const store = diskImageStore(folder);
  await store.put('one/800.webp', Buffer.from('picture'));
  expect(await readdir(join(folder, 'images/one'))).toEqual(['800.webp']);
  await writeFile(join(folder, 'images/one/0196.unfinished'), 'half');
  expect((await store.list()).map(({ key }) => key)).toEqual(['one/800.webp']);
});

test('a failed write of an image leaves nothing behind and says so', async () => {
  const store = diskImageStore(folder);
  await store.put('one/800.webp', Buffer.from('picture'));
  // A file where a folder should be.
  await writeFile(join(folder, 'images/two'), '');
  await expect(store.put('two/800.webp', Buffer.from('picture'))).rejects.toThrow();
  expect(await readdir(join(folder, 'images'))).toEqual(['one', 'two']);
});

describe('object storage', () => {
  const bucket = (): Bucket => openBucket(s3.settings, 'images');

  test('an image in object storage lies below the prefix of the settings', async () => {
    await bucket().put('one/800.webp', Buffer.from('picture'));
    expect([...s3.objects.keys()]).toEqual(['home/images/one/800.webp']);
  });

  test('a client of object storage that has another secret is refused, and its error names no secret', async () => {
    const store = openBucket({ ...s3.settings, secretAccessKey: 'open-sesame' }, 'images');
    const failed = await store.put('one/800.webp', Buffer.from('x')).catch((error: Error) => error);
    expect(failed).toMatchObject({ message: 'S3: SignatureDoesNotMatch' });
    expect(JSON.stringify(failed)).not.toContain('open-sesame');
    expect(s3.objects.size).toBe(0);
  });

  test.each(['503 SlowDown', '507 StorageFull'])(
    'a call that object storage answers with %s is an outage of it, not of the database, and works again later',
    async (failure) => {
      const store = bucket();
      await store.put('one/800.webp', Buffer.from('picture'));
      s3.failure = failure;
      for (const call of [
        () => store.put('two/800.webp', Buffer.from('x')),
        () => store.find('one/800.webp'),
        () => store.list(),
        () => store.removeFolder('one'),
      ]) {
        const failed = await call().catch((error: unknown) => error);
        expect(findOutage(failed)).toBe('OBJECT_STORAGE_UNAVAILABLE');
      }
      s3.failure = undefined;
      expect((await store.find('one/800.webp'))?.toString()).toBe('picture');
    },
    60_000,
  );

  test('object storage that is not there is an outage of it', async () => {
    const store = bucket();
    s3.close();
    const failed = await store.find('one/800.webp').catch((error: unknown) => error);
    expect(findOutage(failed)).toBe('OBJECT_STORAGE_UNAVAILABLE');
  });

  test('a large file goes to object storage in parts and comes back whole, and one that is broken off leaves none', async () => {
    const path = join(folder, 'kitchen.saltbush');
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'jam');
    await writeFile(path, bytes);
    const store = bucket();
    await store.putFile('kitchen.saltbush', path);
    expect(s3.objects.get('home/images/kitchen.saltbush')?.equals(bytes)).toBe(true);
    const parts: Buffer[] = [];
    for await (const part of (await store.open('kitchen.saltbush'))!) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    await store.remove('kitchen.saltbush');
    expect(s3.objects.size).toBe(0);

    await expect(store.putFile('other', path, AbortSignal.abort())).rejects.toThrow('S3');
    s3.failure = '507 StorageFull';
    await expect(store.putFile('other', path)).rejects.toThrow('S3: StorageFull');
    s3.failure = undefined;
    expect([s3.objects.size, s3.openUploads()]).toEqual([0, 0]);
  });
});
