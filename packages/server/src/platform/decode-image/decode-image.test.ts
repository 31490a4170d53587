/** Pictures of phones and scanners are opened in their colours; what cannot be read is refused in words. */
import { readFileSync } from 'node:fs';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkImage, decodeImage } from './decode-image';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** The colour of a pixel as a screen shows it. */
const colourAt = async (bytes: Uint8Array, left: number, top: number): Promise<number[]> => {
  const image = (await decodeImage(bytes)).autoOrient().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (top * info.width + left) * info.channels;
  return [...data.subarray(at, at + 3)];
};

const near = (wanted: readonly number[]): number[] =>
  wanted.map((channel) => expect.toSatisfy((found) => Math.abs(found - channel) < 12));

const frame = (...brands: string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(200)]);
};

describe('a HEIC picture', () => {
  it('a HEIC picture with the colour profile of a phone has the colours that were drawn', async () => {
    const bytes = fixture('dish-display-p3.heic');
    const { width, height } = await (await decodeImage(bytes)).metadata();
    expect([width, height]).toEqual([320, 200]);
    // The cloth, the orange and the greens of the drawing it was made from.
    expect(await colourAt(bytes, 5, 5)).toEqual(near([0x20, 0x60, 0xa0]));
    expect(await colourAt(bytes, 90, 100)).toEqual(near([0xe0, 0x78, 0x18]));
    expect(await colourAt(bytes, 250, 100)).toEqual(near([0x40, 0x80, 0x30]));
  });

  it('a HEIC picture that claims more pixels than a phone takes is refused before it is decoded', async () => {
    const bytes = Buffer.from(fixture('dish-display-p3.heic'));
    for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
      bytes.writeUInt32BE(30_000, at + 8);
      bytes.writeUInt32BE(30_000, at + 12);
    }
    await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });

  it.each([
    ['heic', 'mif1', 'heic'],
    ['mif1', 'mif1', 'heic', 'hevc'],
    ['msf1', 'hevc'],
  ])('a broken HEIC file of the brands %s, %s is refused by its name', async (...brands) => {
    await expect(decodeImage(frame(...brands))).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      details: expect.stringMatching(/HEIC.*JPEG/),
    });
  });

  it('a HEIC picture that was cut short is refused', async () => {
    const bytes = fixture('pikelets.heic');
    await expect(decodeImage(bytes.subarray(0, 2_000))).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
    });
  });

  it('a HEIC file is not decoded by a check', async () => {
    await expect(checkImage(frame('heic', 'mif1'))).resolves.toBeUndefined();
  });
});

describe('a picture of a scanner', () => {
  const drawn = () =>
    sharp({ create: { width: 12, height: 8, channels: 3, background: '#c03060' } });

  it('a BMP picture of 24 bits has its colours', async () => {
    const { data } = await drawn().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = [data[0]!, data[1]!, data[2]!];
    const abgr = Buffer.alloc(12 * 8 * 4, Buffer.from([255, blue, green, red]));
    const bytes = encode({ data: abgr, width: 12, height: 8, bitPP: 24 }).data;
    expect(await colourAt(bytes, 3, 3)).toEqual(near([0xc0, 0x30, 0x60]));
  });

  it('a BMP picture that claims a million rows is refused before it is decoded', async () => {
    const bytes = Buffer.alloc(100);
    bytes.write('BM');
    bytes.writeUInt32LE(40, 14);
    bytes.writeInt32LE(1_000_000, 18);
    bytes.writeInt32LE(-1_000_000, 22);
    await expect(decodeImage(bytes)).rejects.toMatchObject({
      details: expect.stringContaining('million pixels'),
    });
  });

  it('a BMP picture whose rows are missing is refused', async () => {
    const bytes = Buffer.alloc(60);
    bytes.write('BM');
    bytes.writeUInt32LE(40, 14);
    bytes.writeInt32LE(100, 18);
    bytes.writeInt32LE(100, 22);
    bytes.writeUInt16LE(24, 28);
    await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });

  it('a TIFF picture lying on its side is set upright', async () => {
    const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .tiff()
      .toBuffer();
    const { info } = await (
      await decodeImage(bytes)
    )
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 60]);
  });
});

it('an AVIF file, which has the frame of HEIC, is opened', async () => {
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  await expect(decodeImage(avif)).resolves.toBeDefined();
});

it.each([['two cups of flour'], [''], ['ftyp'], ['BM is no picture, whatever it begins with']])(
  'a text (%j) is no picture',
  async (text) => {
    const refusal = expect.objectContaining({
      code: 'IMAGE_UNREADABLE',
      details: expect.not.stringMatching(/HEIC.*as JPEG/),
    });
    await expect(decodeImage(Buffer.from(text))).rejects.toEqual(refusal);
    await expect(checkImage(Buffer.from(text))).rejects.toEqual(refusal);
  },
);
