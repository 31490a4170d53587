import { describe, expect, test } from 'vitest';
import { barsOf } from '../../../../testing/plan/barcode-bars';
import { readBarcode } from './read-barcode';

/** A photo of a package with these bars, each three pixels wide. */
function photoOf(code: string, { isTurned = false, noise = 0 } = {}) {
  const bars = barsOf(code).flatMap((bar) => [bar, bar, bar]);
  const [length, height] = [bars.length, 120];
  const data = new Uint8ClampedArray(length * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < length; x += 1) {
      const isBlack = bars[x]! && y > 10 && y < 110;
      const grey = (isBlack ? 20 : 235) + ((x * 7 + y * 13) % 11) * noise;
      const at = isTurned ? x * height + y : y * length + x;
      data.set([grey, grey, grey, 255], at * 4);
    }
  }
  const [width, tall] = isTurned ? [height, length] : [length, height];
  return { data, width, height: tall };
}

describe('reading a barcode from a photo', () => {
  test.each(['4006381333931', '9300605123458', '0036000291452'])(
    'the barcode %s is read from its bars',
    (code) => {
      const read = readBarcode(photoOf(code, { noise: 2 }));
      // A code with a 0 before it may be read as a UPC-A.
      expect(read?.padStart(13, '0')).toBe(code);
    },
  );

  test('a barcode that lies on its side is read too', () => {
    expect(readBarcode(photoOf('4006381333931', { isTurned: true }))).toBe('4006381333931');
  });

  test('a photo without a barcode has none', () => {
    const data = new Uint8ClampedArray(200 * 100 * 4).fill(200);
    expect(readBarcode({ data, width: 200, height: 100 })).toBeUndefined();
  });
});
