import { afterEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { workerProgram } from '../platform/worker-pool/worker-program';
import { encoderInProcess } from '../testing/workers/encoder-in-process';
import { openImageEncoder, type ImageEncoder, type ImageEncoderOptions } from './image-encoder';

const fake = workerProgram('../testing/workers/fake-encoder.worker', import.meta.url);
/** What the fake encoder does with an image of this content. */
const image = (what: 'endless' | 'memory' | 'crash' | 'mistake') => Buffer.from(what);
const unreadable = { code: 'IMAGE_UNREADABLE' };

const warn = vi.fn();
let encoder: ImageEncoder;
afterEach(() => encoder.close());
const open = (options: ImageEncoderOptions = {}) => {
  warn.mockClear();
  encoder = openImageEncoder({ warn }, options);
};
const openFake = (options: ImageEncoderOptions = {}) => open({ program: fake, ...options });

test('an image is encoded as in this process', async () => {
  open();
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a37c52' } });
  const bytes = await photo.jpeg().toBuffer();
  expect(await encoder.encode(bytes, 'priya')).toEqual(await encoderInProcess.encode(bytes, ''));
});

test('a file that is no image is refused, and the next image is encoded', async () => {
  open();
  await expect(encoder.encode(Buffer.from('flour'), 'priya')).rejects.toMatchObject(unreadable);
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await encoder.encode(bytes, 'priya')).toMatchObject({ width: 9, height: 6 });
});

describe('a hostile image is refused, and the log names the reason', () => {
  test('a hostile image that is never done is refused, and the log names the reason', async () => {
    openFake({ timeLimitMs: 300 });
    await expect(encoder.encode(image('endless'), 'priya')).rejects.toMatchObject({
      ...unreadable,
      details: expect.stringContaining('too much time or memory'),
    });
    expect(warn.mock.lastCall?.[0]).toEqual({ reason: expect.stringContaining('time limit') });
  });

  test('a hostile image that fills the memory is refused, and the log names the reason', async () => {
    openFake({ memoryMegabytes: 200 });
    await expect(encoder.encode(image('memory'), 'priya')).rejects.toMatchObject({
      ...unreadable,
      details: expect.stringContaining('too much time or memory'),
    });
    expect(warn.mock.lastCall?.[0]).toEqual({ reason: expect.stringContaining('memory limit') });
  });

  test('a hostile image that crashes the decoder is refused, and the log names the reason', async () => {
    openFake();
    await expect(encoder.encode(image('crash'), 'priya')).rejects.toMatchObject(unreadable);
    expect(warn.mock.lastCall?.[0]).toEqual({ reason: expect.stringContaining('lost') });
  });
});

test('a mistake of ours is not blamed on the image', async () => {
  openFake();
  await expect(encoder.encode(image('mistake'), 'priya')).rejects.toMatchObject({
    reason: 'task error',
  });
});

test('encoding ends when the client disconnects, and when the server stops', async () => {
  openFake();
  const client = new AbortController();
  const left = encoder.encode(image('endless'), 'priya', client.signal);
  client.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const stopped = encoder.encode(image('endless'), 'priya');
  await Promise.all([
    expect(stopped).rejects.toMatchObject({ code: 'STARTING_OR_STOPPING' }),
    encoder.close(),
  ]);
});

test('one person has a few images waiting, one more is refused', async () => {
  openFake({ maxWaitingPerOwner: 1 });
  const encode = () => encoder.encode(image('endless'), 'priya');
  const ended = Promise.allSettled([encode(), encode()]);
  await expect(encode()).rejects.toMatchObject({ code: 'WORKERS_BUSY' });
  await encoder.close();
  const stopped = { status: 'rejected', reason: { code: 'STARTING_OR_STOPPING' } };
  expect(await ended).toMatchObject([stopped, stopped]);
});
