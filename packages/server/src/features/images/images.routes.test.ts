import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageIdOf, imagesRoutes, maxImageBytes } from '@saltbush/contract/images';
import { gatherCast, type Cast } from '../../testing/people';
import { openTestApp, type TestApp } from '../../testing/test-app';

let house: TestApp;
let cast: Cast;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-pictures-'));
  house = await openTestApp({ dataFolder });
  cast = await gatherCast(house.app);
});
afterAll(async () => {
  await house.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const photo = async () => {
  const background = '#a37c52';
  const bytes = sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg();
  return new Blob([new Uint8Array(await bytes.toBuffer())], { type: 'image/jpeg' });
};
const upload = (file: Blob, person: Pick<Cast['priya'], 'ask'> = cast.priya) =>
  person.ask(imagesRoutes.upload, { file });

test('a picture is kept and handed out in three widths, for good', async () => {
  const { status, body } = await upload(await photo());
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 900, height: 600 });
  expect(body.colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const [width, real] of [
    [400, 400],
    [800, 800],
    [1200, 900],
  ]) {
    const answer = await house.app.inject(body.imageUrl.replace('800', String(width)));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(real);
  }
});

test.each([
  '/images/00000000-0000-4000-8000-000000000000/800.webp',
  '/images/not-an-id/800.webp',
  '/images/..%2f..%2fpackage/800.webp',
])('%s is not there', async (url) => {
  const answer = await house.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a width we do not make is not there', async () => {
  const { body } = await upload(await photo());
  expect((await house.app.inject(body.imageUrl.replace('800', '801'))).statusCode).toBe(404);
});

test('a text file is no picture, and nothing is kept of it', async () => {
  const before = await readdir(join(dataFolder, 'images'));
  const { status, error } = await upload(new Blob(['two cups of flour'], { type: 'image/png' }));
  expect([status, error.code]).toEqual([415, 'IMAGE_UNREADABLE']);
  expect(await readdir(join(dataFolder, 'images'))).toEqual(before);
});

test('a file beyond the limit is refused', async () => {
  const { status, error } = await upload(new Blob([new Uint8Array(maxImageBytes + 1)]));
  expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('a visitor is asked to sign in', async () => {
  const { status, error } = await upload(await photo(), cast.visitor);
  expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
});

test('a request without a file names the field', async () => {
  const form = new Response(new FormData());
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/images',
    headers: {
      authorization: `Bearer ${cast.priya.token}`,
      'content-type': form.headers.get('content-type')!,
    },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ details: [{ field: 'image' }] });
});

test('JSON in place of a file is refused', async () => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/images',
    headers: { authorization: `Bearer ${cast.priya.token}` },
    payload: { image: 'none' },
  });
  expect(answer.statusCode).toBe(415);
});

test('a row that cannot be kept leaves no files', async () => {
  const { storeImage } = await import('./index');
  const before = await readdir(join(dataFolder, 'images'));
  const bytes = new Uint8Array(await (await photo()).arrayBuffer());
  const stranger = '00000000-0000-4000-8000-000000000000';
  await expect(storeImage(house.deps, stranger, bytes)).rejects.toThrow();
  expect(await readdir(join(dataFolder, 'images'))).toEqual(before);
  const kept = await storeImage(house.deps, cast.priya.user._id, bytes);
  expect(await readdir(join(dataFolder, 'images'))).toContain(imageIdOf(kept.imageUrl));
});
