import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeImage } from './encode-image';

const plain = (width: number, height: number, background = '#a37c52') =>
  sharp({ create: { width, height, channels: 3, background } });

const widthsOf = async (bytes: Uint8Array) => {
  const { files } = await encodeImage(bytes);
  return Promise.all(files.map(async (file) => (await sharp(file.bytes).metadata()).width));
};

describe('what comes out', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'an image of the format %s becomes WebP',
    async (format) => {
      const { files } = await encodeImage(await plain(1600, 900).toFormat(format).toBuffer());
      for (const { bytes } of files) expect((await sharp(bytes).metadata()).format).toBe('webp');
    },
  );

  test.each([
    ['grey', plain(90, 60).greyscale().toColourspace('b-w').png()],
    ['16 bits a channel', plain(90, 60).toColourspace('rgb16').png()],
    ['made for print', plain(90, 60).toColourspace('cmyk').jpeg()],
  ])('an image of %s pixels has colours that a screen knows', async (_kind, image) => {
    const { files } = await encodeImage(await image.toBuffer());
    const { width, space, channels } = await sharp(files[0]!.bytes).metadata();
    expect({ width, space, channels }).toEqual({ width: 90, space: 'srgb', channels: 3 });
  });

  test('an image has three widths, of which the largest is returned', async () => {
    const bytes = await plain(2400, 1600).jpeg().toBuffer();
    expect(await widthsOf(bytes)).toEqual([400, 800, 1200]);
    expect(await encodeImage(bytes)).toMatchObject({ width: 1200, height: 800 });
  });

  test('a small picture is not enlarged', async () => {
    expect(await widthsOf(await plain(500, 300).png().toBuffer())).toEqual([400, 500, 500]);
  });

  test('a picture as tall as a tower is brought down to three times its width', async () => {
    const { width, height } = await encodeImage(await plain(300, 9000).png().toBuffer());
    expect(height).toBeLessThanOrEqual(3600);
    expect(width).toBe(120);
  });

  test('a picture lying on its side is set upright', async () => {
    const lying = await plain(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await encodeImage(lying)).toMatchObject({ width: 300, height: 600 });
  });

  test('the place where a picture was taken is removed from it', async () => {
    const located = await plain(600, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Priya' }, IFD3: { GPSLatitudeRef: 'S' } })
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const { files } = await encodeImage(located);
    for (const { bytes } of files) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('a moving picture stands still when it is encoded', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => plain(40, 40, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { files, colour } = await encodeImage(moving);
    expect((await sharp(files[0]!.bytes).metadata()).pages ?? 1).toBe(1);
    expect(Number.parseInt(colour.slice(1, 3), 16)).toBeGreaterThan(200);
  });

  test('the colour of an image is the one that fills it', async () => {
    const { colour } = await encodeImage(await plain(300, 300, '#2060a0').png().toBuffer());
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const [i, wanted] of [0x20, 0x60, 0xa0].entries()) {
      expect(Math.abs(channels[i]! - wanted)).toBeLessThan(16);
    }
  });

  test('an image with nothing behind it is white there', async () => {
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { files } = await encodeImage(await clear.png().toBuffer());
    expect((await sharp(files[0]!.bytes).stats()).channels[0]!.mean).toBeGreaterThan(250);
  });
});

describe('what is refused', () => {
  const broken = async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 300);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  test.each([
    ['text', async () => Buffer.from('two cups of flour')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a picture cut short', broken],
    ['SVG', async () => Buffer.from(svg)],
    ['PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>')],
    ['a small file that unpacks to 900 million pixels', async () => hugePng(30_000)],
  ])('an image is refused that is %s', async (_what, bytes) => {
    await expect(encodeImage(await bytes())).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });

  test('a picture that is too large is refused in words of its own', async () => {
    await expect(encodeImage(hugePng(30_000))).rejects.toMatchObject({
      details: expect.stringContaining('million pixels'),
    });
  });
});

/** A black square that claims `side` pixels, in a few kilobytes. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
