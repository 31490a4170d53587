/** Pictures that we cannot decode are refused in words that say what to do. */
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { decodeImage } from './decode-image';

const frame = (...brands: string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(200)]);
};

it.each([
  ['heic', 'mif1', 'heic'],
  ['mif1', 'mif1', 'heic', 'hevc'],
  ['heix', 'mif1', 'heix'],
  ['msf1', 'hevc'],
])('a HEIC file of the brands %s, %s is refused by its name', async (...brands) => {
  await expect(decodeImage(frame(...brands))).rejects.toMatchObject({
    code: 'IMAGE_UNREADABLE',
    details: expect.stringMatching(/HEIC.*JPEG/),
  });
});

it('an AVIF file, which has the same frame, is opened', async () => {
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  await expect(decodeImage(avif)).resolves.toBeDefined();
});

it.each([['two cups of flour'], [''], ['ftyp']])(
  'a text (%j) is not called a HEIC file',
  async (text) => {
    await expect(decodeImage(Buffer.from(text))).rejects.not.toMatchObject({
      details: expect.stringMatching(/HEIC/),
    });
  },
);
