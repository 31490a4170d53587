/** TIFF: how it begins, and pixels written as one, so that a colour profile goes with them. */

/** Little or big end first; the large kind counts as well. */
export function isTiff(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return /^(?:II[*+]\0|MM\0[*+])$/.test(head);
}

export interface TiffContent {
  width: number;
  height: number;
  /** Red, green, blue: 8 bits each. */
  pixels: Uint8Array;
  /** ICC. */
  profile: Uint8Array;
}

/**
 * One uncompressed strip.
 *
 * Source: TIFF 6.0, sections 2 and 6; tag 34675 of ICC.1, annex B.4.
 */
export function uncompressedTiff({ width, height, pixels, profile }: TiffContent): Buffer {
  const entries = 11;
  const bitsAt = 8 + 2 + entries * 12 + 4;
  const profileAt = bitsAt + 6;
  const pixelsAt = profileAt + profile.length + (profile.length % 2);
  const file = Buffer.alloc(pixelsAt + pixels.length);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries, 8);
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, bitsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, pixels.length],
    [284, short, 1, 1],
    [34675, bytes, profile.length, profileAt],
  ];
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  for (const at of [0, 2, 4]) file.writeUInt16LE(8, bitsAt + at);
  file.set(profile, profileAt);
  file.set(pixels, pixelsAt);
  return file;
}

/** Types of values. */
const short = 3;
const long = 4;
const bytes = 7;
