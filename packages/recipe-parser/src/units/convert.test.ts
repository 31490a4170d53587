import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measuresOptions } from './measures';
import type { Measures } from './measures';
import { fromGrams, fromMillilitres, grams, millilitres, toGrams, toMillilitres } from './convert';
import { unitTable } from './unit-table';
import { isMassUnit, isVolumeUnit } from './units';
import type { UnitId, VolumeUnitId } from './units';

const unitIds = Object.keys(unitTable) as UnitId[];

describe('toMillilitres', () => {
  it.each<[VolumeUnitId, Measures, number]>([
    ['tbsp', 'au', 20],
    ['tsp', 'au', 5],
    ['cup', 'au', 250],
    ['tbsp', 'us', 14.787],
    ['tsp', 'us', 4.929],
    ['cup', 'us', 236.588],
    ['pt', 'us', 473.176],
    ['fl oz', 'us', 29.574],
    ['qt', 'us', 946.353],
    ['tbsp', 'uk', 15],
    ['pt', 'uk', 568.261],
    ['fl oz', 'uk', 28.413],
    ['gal', 'uk', 4546.09],
    ['tbsp', 'metric', 15],
    ['cup', 'metric', 250],
    ['l', 'us', 1000],
    ['metric cup', 'us', 250],
    ['us cup', 'au', 236.588],
    ['teacup', 'au', 142.065],
    ['teacup', 'us', 142.065],
    ['breakfast cup', 'uk', 227.3045],
    ['wineglass', 'metric', 56.826],
  ])('one unit %s in %s holds %d mL', (unit, measures, expected) => {
    expect(toMillilitres(1, unit, measures)).toBeCloseTo(expected, 3);
  });

  it('the parts of a gallon are consistent in every dialect', () => {
    for (const measures of measuresOptions) {
      const gallon = toMillilitres(1, 'gal', measures);
      expect(toMillilitres(8, 'pt', measures)).toBeCloseTo(gallon, 6);
      expect(toMillilitres(4, 'qt', measures)).toBeCloseTo(gallon, 6);
      expect(toMillilitres(32, 'gill', measures)).toBeCloseTo(gallon, 6);
      expect(toMillilitres(measures === 'us' ? 128 : 160, 'fl oz', measures)).toBeCloseTo(
        gallon,
        6,
      );
    }
  });
});

describe('toGrams', () => {
  it('a conversion to grams is exact for ounces and pounds', () => {
    expect(toGrams(1, 'lb')).toBe(453.59237);
    expect(toGrams(16, 'oz')).toBe(453.59237);
    expect(toGrams(1.5, 'kg')).toBe(1500);
  });
});

describe('there and back', () => {
  it('an amount converted there and back is the same', () => {
    const amount = fc.double({ min: 0.001, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...unitIds),
        fc.constantFrom(...measuresOptions),
        (value, unit, measures) => {
          if (isMassUnit(unit)) expect(fromGrams(toGrams(value, unit), unit)).toBeCloseTo(value, 6);
          if (!isVolumeUnit(unit)) return;
          const volume = toMillilitres(value, unit, measures);
          expect(fromMillilitres(volume, unit, measures)).toBeCloseTo(value, 6);
        },
      ),
    );
  });

  it('an amount declared in the base unit can be converted', () => {
    expect(fromGrams(grams(1500), 'kg')).toBe(1.5);
    expect(fromMillilitres(millilitres(500), 'cup', 'au')).toBe(2);
  });
});
