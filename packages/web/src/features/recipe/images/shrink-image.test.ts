import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkImage } from './shrink-image';

const large = new Blob([new Uint8Array(500 * 1024)], { type: 'image/png' });
const smaller = new Blob(['smaller'], { type: 'image/jpeg' });

/** The canvas of each redrawing, which jsdom has not. */
const drawn: { width: number; height: number; quality: unknown }[] = [];
beforeEach(() => {
  drawn.length = 0;
  const image = { width: 3_600, height: 2_700, close: () => {} };
  vi.stubGlobal('createImageBitmap', async () => image);
  const drawing = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    onBlob,
    _type,
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, quality });
    onBlob(smaller);
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a desk', false, 0.9],
  ['a phone', true, 0.7],
])('a large picture is sent smaller on %s (Spec 9: image quality)', async (_, isPhone, quality) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  expect(await shrinkImage(large)).toBe(smaller);
  expect(drawn).toEqual([{ width: 1_800, height: 1_350, quality }]);
});

test('a small picture file, and one that cannot be read, are sent as they are', async () => {
  const small = new Blob(['small']);
  expect(await shrinkImage(small)).toBe(small);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  expect(await shrinkImage(large)).toBe(large);
  expect(drawn).toEqual([]);
});
