import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPhotoReader, type PhotoReader, type PhotoReaderOptions } from './photo-reader';

/** Programs in the place of the reading process. */
const programs = {
  silent: 'process.on("message", () => {});',
  prompt: `process.on("message", ({ id, photo }) => process.send({
    id, page: { words: [{ text: String(photo.width), confidence: 90, left: 0, top: 0, right: 9, bottom: 9 }], quarterTurns: 0 },
  }));`,
  failing: 'process.on("message", ({ id }) => process.send({ id, failure: "spilt" }));',
  dying: 'process.on("message", () => process.exit(3));',
};

let folder: string;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-reader-'));
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(folder, `${name}.mjs`), text);
  }
  photo = await photoOf(60);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let reader: PhotoReader;
afterEach(() => reader.close());

const open = (program: keyof typeof programs, options: PhotoReaderOptions = {}) => {
  reader = openPhotoReader({ program: join(folder, `${program}.mjs`), ...options });
  return reader;
};
const photoOf = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const stay = new AbortController().signal;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilStarted = () => vi.waitFor(() => expect(reader.pid).toBeDefined());
const untilGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false));

test('photos are read in their order, by one process', async () => {
  open('prompt');
  const pages = await reader.read([await photoOf(30), photo], stay);
  expect(pages.map(({ words }) => words[0]?.text)).toEqual(['30', '60']);
  const first = reader.pid;
  await reader.read([photo], stay);
  expect(reader.pid).toBe(first);
});

test('a process without work ends, and the next photo starts another', async () => {
  open('prompt', { idleMs: 1 });
  await reader.read([photo], stay);
  await vi.waitFor(() => expect(reader.pid).toBeUndefined());
  expect(await reader.read([photo], stay)).toHaveLength(1);
});

describe('a reading ends', () => {
  test('when its time is up, and so does the process', async () => {
    open('silent', { timeLimitMs: 400 });
    const reading = reader.read([photo], stay);
    await untilStarted();
    const pid = reader.pid!;
    await expect(reading).rejects.toMatchObject({ code: 'PHOTO_TIMED_OUT' });
    await untilGone(pid);
  });

  test('when the caller goes away', async () => {
    open('silent');
    const caller = new AbortController();
    const reading = reader.read([photo], caller.signal);
    await untilStarted();
    const pid = reader.pid!;
    caller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await untilGone(pid);
  });

  test('when the server stops', async () => {
    open('silent');
    const reading = reader.read([photo], stay);
    await untilStarted();
    const pid = reader.pid!;
    await Promise.all([
      expect(reading).rejects.toMatchObject({ code: 'STARTING_OR_STOPPING' }),
      reader.close(),
    ]);
    await untilGone(pid);
  });

  test.each(['failing', 'dying'] as const)('when the process is %s', async (program) => {
    const warn = vi.fn();
    open(program, { log: { warn } });
    await expect(reader.read([photo], stay)).rejects.toMatchObject({ code: 'PHOTO_NOT_READ' });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the line', () => {
  test('is short: one more is told to come back', async () => {
    open('silent', { mostWaiting: 1 });
    const callers = [new AbortController(), new AbortController()];
    const readings = callers.map(({ signal }) => reader.read([photo], signal));
    await untilStarted();
    await expect(reader.read([photo], stay)).rejects.toMatchObject({ code: 'PHOTO_READER_BUSY' });
    for (const caller of callers) caller.abort(new Error('gone'));
    expect(await Promise.allSettled(readings)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
  });

  test('goes on when someone in it leaves', async () => {
    open('prompt');
    const leaver = new AbortController();
    const [first, left, last] = [
      reader.read([photo], stay),
      reader.read([photo], leaver.signal),
      reader.read([await photoOf(30)], stay),
    ];
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await first).toHaveLength(1);
    expect((await last)[0]?.words[0]?.text).toBe('30');
  });
});

test.each([
  ['a text', Buffer.from('two cups of flour')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photo, and starts no process', async (_what, bytes) => {
  open('prompt');
  await expect(reader.read([photo, bytes], stay)).rejects.toMatchObject({
    code: 'IMAGE_UNREADABLE',
  });
  expect(reader.pid).toBeUndefined();
});
