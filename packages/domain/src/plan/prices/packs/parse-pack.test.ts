import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePack } from './parse-pack';
import { processorMs } from '../../../../../recipe-parser/testing/growth';

const fixture = new URL('../../../../fixtures/pack-texts.txt', import.meta.url);
const cases = readFileSync(fixture, 'utf8')
  .split('\n')
  .filter((line) => line.includes('=> ') && !line.startsWith('#'))
  .map((line) => {
    const [text = '', expected = ''] = line.split('=> ');
    return [text.trimEnd(), expected] as const;
  });

/** The result as the fixture writes it. */
function written(text: string): string {
  const parsed = parsePack(text);
  if (!parsed) return '-';
  const { pack, offer } = parsed;
  return [
    `${Number(pack.amount.toFixed(3))} ${pack.unit}`,
    pack.count > 1 && `x${pack.count}`,
    pack.isApproximate && 'about',
    pack.isMinimum && 'least',
    pack.isLoose && 'loose',
    offer &&
      ('cents' in offer ? `${offer.count} for ${offer.cents}` : `${offer.count} pay ${offer.pay}`),
  ]
    .filter(Boolean)
    .join(' ');
}

describe('pack sizes as shops write them', () => {
  test('more than 200 pack sizes are tried', () => {
    expect(cases.length).toBeGreaterThan(200);
  });

  test.each(cases)('the pack size %s is read as %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  test('any text is read or refused as a pack size, and a size is a positive number', () => {
    const piece = fc.constantFrom(
      'x',
      '6',
      '375mL',
      'pack',
      '1.5kg',
      'for',
      '$5',
      'each',
      '-',
      '/',
      '½',
      'approx.',
      '(',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join(' ')),
        ),
        (text) => {
          const pack = parsePack(text)?.pack;
          if (!pack) return;
          expect(pack.amount).toBeGreaterThan(0);
          expect(pack.amount).toBeLessThanOrEqual(100_000);
          expect(pack.count).toBeGreaterThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a long text takes no longer to read as a pack size than a short one', () => {
    const long = ['1 x '.repeat(50_000), '('.repeat(200_000), '1-'.repeat(100_000)];
    expect(processorMs(() => long.map(parsePack))).toBeLessThan(1500);
  });
});
