import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { workerProgram } from '../platform/worker-pool/worker-program';
import { openPhotoReader, type PhotoReader, type PhotoReaderOptions } from './photo-reader';

const program = workerProgram('../testing/workers/fake-photo.worker', import.meta.url);
/** What becomes of a photo of this width; see the program. */
const widths = { endless: 31, broken: 32, fatal: 33 };

let reader: PhotoReader;
afterEach(() => reader.close());

const open = (options: PhotoReaderOptions = {}) => {
  reader = openPhotoReader({ program, ...options });
};
const photoOf = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const priya = { userId: 'priya', signal: new AbortController().signal };

test('photos are read by the reader in their order', async () => {
  open();
  const pages = await reader.read([await photoOf(30), await photoOf(60)], priya);
  expect(pages.map(({ words }) => words[0]?.text)).toEqual(['30', '60']);
});

test('photos become JPEGs in their order', async () => {
  open();
  const jpegs = await reader.makeJpegs([await photoOf(30), await photoOf(60)], priya);
  const described = await Promise.all(jpegs.map((jpeg) => sharp(jpeg).metadata()));
  expect(described).toMatchObject([
    { format: 'jpeg', width: 30 },
    { format: 'jpeg', width: 60 },
  ]);
});

describe('a reading ends', () => {
  test('a reading of photos ends when its time is up', async () => {
    open({ timeLimitMs: 400 });
    const reading = reader.read([await photoOf(widths.endless)], priya);
    await expect(reading).rejects.toMatchObject({ code: 'PHOTO_TIMED_OUT' });
  });

  test('a reading of photos ends when the caller goes away, and the next one is read', async () => {
    open();
    const connection = new AbortController();
    const caller = { userId: 'tom', signal: connection.signal };
    const [endless, photo] = [await photoOf(widths.endless), await photoOf(30)];
    const given = Promise.allSettled([reader.read([endless], caller)]);
    const next = reader.read([photo], priya);
    connection.abort(new Error('gone'));
    expect(await given).toMatchObject([{ reason: { message: 'gone' } }]);
    expect(await next).toHaveLength(1);
  });

  test('a reading of photos ends when the server stops', async () => {
    open();
    const reading = reader.read([await photoOf(widths.endless)], priya);
    await Promise.all([
      expect(reading).rejects.toMatchObject({ code: 'STARTING_OR_STOPPING' }),
      reader.close(),
    ]);
  });

  test.each(['broken', 'fatal'] as const)(
    'a reading of photos ends when a photo is %s, and the log says so',
    async (why) => {
      const warn = vi.fn();
      open({ log: { warn } });
      const reading = reader.read([await photoOf(widths[why])], priya);
      await expect(reading).rejects.toMatchObject({ code: 'PHOTO_NOT_READ' });
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});

test.each([
  ['a text', Buffer.from('two cups of flour')],
  ['nothing', Buffer.alloc(0)],
])('a file of %s is no photo, and none is read', async (_what, bytes) => {
  open({ timeLimitMs: 100 });
  const reading = reader.read([await photoOf(widths.endless), bytes], priya);
  await expect(reading).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
});
