/** What is done to an image before it is read, on images drawn here pixel by pixel. */
import { describe, expect, it, test } from 'vitest';
import { componentsOf } from './components';
import { isLightOnDark, normaliseIllumination } from './normalise-illumination';
import { cutOut, inverted, quarterTurned, toPgm, type GreyImage } from './grey-image';
import { withoutRules } from './ruled-lines';
import { textDirection } from './text-angle';

const drawn = (rows: string[]): GreyImage => ({
  width: rows[0]!.length,
  height: rows.length,
  pixels: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 0 : 255)),
});
const shown = ({ width, height, pixels }: GreyImage) =>
  Array.from({ length: height }, (_, y) =>
    Array.from(pixels.subarray(y * width, (y + 1) * width), (value) =>
      value < 128 ? '#' : '.',
    ).join(''),
  );

const corner = drawn(['##.', '#..']);

it.each([
  [0, ['##.', '#..']],
  [1, ['##', '.#', '..']],
  [2, ['..#', '.##']],
  [3, ['..', '#.', '##']],
  [-1, ['..', '#.', '##']],
])('a picture turned %i times has its pixels turned', (turns, rows) => {
  expect(shown(quarterTurned(corner, turns))).toEqual(rows);
});

test('a part of a picture is cut out, also one that reaches over the edge', () => {
  expect(shown(cutOut(corner, { left: 1, top: 0, width: 5, height: 1 }))).toEqual(['#.']);
  expect(cutOut(corner, { left: 9, top: 0, width: 5, height: 1 })).toMatchObject({ width: 0 });
});

test('a picture has a negative and can be written as a file', () => {
  expect(shown(inverted(corner))).toEqual(['..#', '.##']);
  expect(toPgm(corner).toString('latin1')).toBe('P5\n3 2\n255\n\0\0\xff\0\xff\xff');
});

test('patches of a picture hang together by a corner, too', () => {
  const parts = componentsOf(drawn(['#...#', '.#...', '....#']), 128);
  expect(
    parts.map(({ left, top, width, height, size }) => [left, top, width, height, size]),
  ).toEqual([
    [0, 0, 2, 2, 2],
    [4, 0, 1, 1, 1],
    [4, 2, 1, 1, 1],
  ]);
});

describe('the rules of ruled paper', () => {
  const blank = Array.from({ length: 300 }, () => '.'.repeat(120));
  const ruled = (rows: Record<number, string>) =>
    drawn(blank.map((row, y) => (rows[y] ?? '').padEnd(row.length, '.')));

  test('the rules of ruled paper go, with their holes, and a letter that crosses them stays', () => {
    const image = ruled({
      9: '....##',
      10: '....##',
      11: '####################..##########',
      12: '....##',
      13: '....##',
    });
    expect(
      shown(withoutRules(image))
        .slice(8, 15)
        .map((row) => row.slice(0, 32)),
    ).toEqual([
      '................................',
      '....##..........................',
      '....##..........................',
      '....##..........................',
      '....##..........................',
      '....##..........................',
      '................................',
    ]);
  });

  test('a dash is no rule of ruled paper, nor is a dark picture', () => {
    const dash = ruled({ 11: '..#####' });
    expect(withoutRules(dash)).toBe(dash);
    const dark = drawn(Array.from({ length: 40 }, () => '#'.repeat(60)));
    expect(withoutRules(dark)).toBe(dark);
  });
});

/** Upright strokes like letters, in lines that sink by `slope` pixels from left to right. */
function lines(width: number, height: number, slope: number): GreyImage {
  const pixels = new Uint8Array(width * height).fill(235);
  let seed = 7;
  const dice = (sides: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 8) % sides;
  };
  for (let line = 40; line < height - 40; line += 30) {
    for (let x = 40 + dice(9); x < width - 40; x += dice(6) === 0 ? 15 : 6 + dice(5)) {
      const top = Math.round(line + x * slope);
      for (let y = Math.max(0, top); y < Math.min(height, top + 12); y += 1) {
        pixels.fill(20, y * width + x, y * width + x + 3);
      }
    }
  }
  return { width, height, pixels };
}

describe('the direction of the lines', () => {
  it.each([-6, -2.5, 0, 1, 4, 8])(
    'the direction of lines tilted by %f degrees is found',
    (tilt) => {
      const slope = Math.tan((-tilt * Math.PI) / 180);
      const found = textDirection(lines(700, 900, slope));
      expect(found.isSideways).toBe(false);
      expect(Math.abs(found.tilt - tilt)).toBeLessThan(0.35);
    },
  );

  it.each([1, 3])('the direction of lines on a page turned by %i quarters is found', (turns) => {
    expect(textDirection(quarterTurned(lines(700, 900, 0), turns))).toMatchObject({
      isSideways: true,
    });
  });

  it('the direction of a page without text is as it lies', () => {
    const blank = { width: 90, height: 90, pixels: new Uint8Array(8_100).fill(255) };
    expect(textDirection(blank).isSideways).toBe(false);
  });
});

describe('light', () => {
  const page = lines(900, 700, 0);
  const dimmed = (share: (x: number, y: number) => number): GreyImage => ({
    ...page,
    pixels: page.pixels.map((value, at) =>
      Math.round(value * share(at % page.width, Math.floor(at / page.width))),
    ),
  });
  const paperOf = ({ pixels }: GreyImage) => {
    const paper = pixels.filter((_value, at) => page.pixels[at] === 235);
    return paper.filter((value) => value < 200).length / paper.length;
  };
  const inkOf = ({ pixels }: GreyImage) => {
    const ink = pixels.filter((_value, at) => page.pixels[at] === 20);
    return ink.filter((value) => value > 90).length / ink.length;
  };

  it.each<[string, (x: number, y: number) => number]>([
    ['full', () => 1],
    ['weak', () => 0.3],
    ['from one side', (x) => 1 - (x / 900) * 0.75],
    ['of a lamp in a corner', (x, y) => 1 - Math.hypot(x, y) / 1_600],
    ['under a shadow', (x) => (x < 420 ? 1 : 0.5)],
  ])('light that is %s becomes even', (_what, share) => {
    const even = normaliseIllumination(dimmed(share));
    expect(paperOf(even)).toBeLessThan(0.05);
    expect(inkOf(even)).toBeLessThan(0.02);
  });

  it('light on a dark page is turned round', () => {
    expect(isLightOnDark(page)).toBe(false);
    expect(isLightOnDark(inverted(page))).toBe(true);
    const even = normaliseIllumination(inverted(page));
    expect(paperOf(even)).toBeLessThan(0.05);
    expect(inkOf(even)).toBeLessThan(0.02);
  });

  it('light around a page on a dark table leaves the page as it is', () => {
    const framed = dimmed((x, y) => (x < 60 || y < 30 || x > 840 || y > 670 ? 0.2 : 1));
    expect(isLightOnDark(framed)).toBe(false);
  });
});
