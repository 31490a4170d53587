import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storageFigures, storageText } from './storage-figures';

test.each([
  [0, '0 MB'],
  [1, 'less than 0.1 MB'],
  [49_999, 'less than 0.1 MB'],
  [50_000, '0.1 MB'],
  [1_250_000, '1.3 MB'],
  [42_420_000, '42.4 MB'],
  [999_940_000, '999.9 MB'],
  [999_950_000, '1 GB'],
  [1_940_000_000, '1.94 GB'],
  [2_000_000_000, '2 GB'],
  [1_234_567_890_000, '1,234.568 GB'],
])('a size of %i bytes is shown as %s', (bytes, text) => {
  expect(storageText(bytes)).toBe(text);
});

test('storage parts that would each be rounded up share what the total has', () => {
  const figureOf = storageFigures({ recipes: 150_000, versions: 150_000, pictures: 150_000 });
  expect([figureOf('recipes'), figureOf('versions'), figureOf('pictures')]).toEqual([
    '0.2 MB',
    '0.2 MB',
    '0.1 MB',
  ]);
  expect(figureOf('recipes', 'versions', 'pictures')).toBe(storageText(450_000));
});

const anyBytes = fc.oneof(
  fc.constant(0),
  fc.nat(200_000),
  fc.nat(20_000_000),
  fc.nat(2_000_000_000),
  fc.maxSafeNat().map((bytes) => bytes % 5_000_000_000_000),
);
const anyParts = fc.record({ a: anyBytes, b: anyBytes, c: anyBytes, d: anyBytes, e: anyBytes });

test('storage figures of parts add up to that of the total, however the parts are put together', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const figureOf = storageFigures(parts);
      const total = figureOf('a', 'b', 'c', 'd', 'e');
      const { a, b, c, d, e } = parts;
      expect(total).toBe(storageText(a + b + c + d + e));
      const single = [figureOf('a'), figureOf('b'), figureOf('c'), figureOf('d'), figureOf('e')];
      const joined = [figureOf('a', 'c'), figureOf('b'), figureOf('d', 'e')];
      expect(sumOf(single)).toBe(bytesOf(total));
      expect(sumOf(joined)).toBe(bytesOf(total));
    }),
    { numRuns: 1_000 },
  );
});

test('a storage figure is at most one step from what it stands for, and never nothing for something', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const figureOf = storageFigures(parts);
      const step = parts.a + parts.b + parts.c + parts.d + parts.e < 999_950_000 ? 1e5 : 1e6;
      for (const part of ['a', 'b', 'c', 'd', 'e'] as const) {
        expect(Math.abs(bytesOf(figureOf(part)) - parts[part])).toBeLessThanOrEqual(step);
        expect(figureOf(part) === '0 MB').toBe(parts[part] === 0);
      }
    }),
    { numRuns: 1_000 },
  );
});

const sumOf = (figures: readonly string[]): number =>
  figures.reduce((sum, figure) => sum + bytesOf(figure), 0);

/** Whole bytes, so that nothing is lost in adding; "less than" one step adds nothing. */
function bytesOf(figure: string): number {
  if (figure.startsWith('less than')) return 0;
  const [value = '', unit] = figure.replaceAll(',', '').split(' ');
  return Math.round(Number(value) * (unit === 'GB' ? 1e9 : 1e6));
}
