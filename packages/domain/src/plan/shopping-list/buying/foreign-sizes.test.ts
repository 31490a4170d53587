import { describe, expect, test } from 'vitest';
import { asSold, isForeignSize } from './foreign-sizes';

const tins = [400, 800].map((amount) => ({ amount, unit: 'g' as const, name: 'tin' as const }));
const packets = [{ amount: 375, unit: 'g' as const, name: 'packet' as const }];
const of = (amount: number, unit: string) => ({
  unit,
  packageSize: { amount, unit: 'g' as const },
});

describe('a package of another country', () => {
  test.each([
    [397, 400],
    [411, 400],
    [425, 400],
    [454, 400],
    [794, 800],
    [400, 400],
    [210, 210],
  ])('a foreign tin of %i g is one of ours of %i g', (size, sold) => {
    expect(asSold(of(size, 'tin'), tins).packageSize.amount).toBe(sold);
  });

  test.each([
    ['two packets of 9 oz are bought in packs', of(255, 'packet'), packets, true],
    ['a packet of ours is one', of(375, 'packet'), packets, false],
    ['a tin near one of ours is one', of(425, 'tin'), tins, false],
    ['a metric size stays', of(500, 'packet'), packets, false],
    ['a food without packs stays', of(255, 'packet'), [], false],
  ])('a package of another country is found by its size: %s', (_, sum, packs, isForeign) => {
    expect(isForeignSize(sum, packs)).toBe(isForeign);
  });
});
