import { describe, expect, it } from 'vitest';
import { unitSpellings } from './unit-spellings';
import { findUnit, unitsBySpelling } from './find-unit';
import { dimensionOf, isUnitOption, notationFor, unitLabel, unitOptions } from './units';
import type { UnitId } from './units';

describe('unitOptions', () => {
  it('the unit options are the 17 of the specification in their order', () => {
    expect(unitOptions.map((option) => option.value).join('|')).toBe(
      '|g|kg|lb|oz|tbsp|tsp|cup|whole|bunch|clove|fl oz|ml|l|pt|qt|gal',
    );
    const labels = unitOptions.map((option) => option.label);
    expect(labels).toEqual(unitOptions.map(({ value }) => value || 'None'));
  });

  it('every unit option but the empty one has a unit behind it', () => {
    for (const { value } of unitOptions.slice(1)) {
      expect(findUnit(value)).toBe(value);
      expect(isUnitOption(value as UnitId)).toBe(true);
    }
    expect(isUnitOption('tin')).toBe(false);
  });
});

describe('findUnit', () => {
  it.each([
    ['Tablespoons', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['T.', 'tbsp'],
    ['fl. oz.', 'fl oz'],
    ['fluid  ounces', 'fl oz'],
    ['GRAMS', 'g'],
    ['grammes', 'g'],
    ['Litres', 'l'],
    ['leaves', 'leaf'],
    ['pkt', 'packet'],
    ['EL', 'tbsp'],
    ['Päckchen', 'packet'],
    ['cuillères à soupe', 'tbsp'],
    ['c. à c.', 'tsp'],
    ['cucharadita', 'tsp'],
    ['spicchi', 'clove'],
    ['tspn', 'tsp'],
    ['tspns.', 'tsp'],
    ['tblspn', 'tbsp'],
    ['Tbspns', 'tbsp'],
    ['tblspns', 'tbsp'],
    ['dessertspn', 'dsp'],
    ['dstspns', 'dsp'],
    ['ctn', 'carton'],
    ['metric cups', 'metric cup'],
    ['U.S. cup', 'us cup'],
    ['US cups', 'us cup'],
    ['teacupful', 'teacup'],
    ['breakfastcupful', 'breakfast cup'],
    ['wineglassful', 'wineglass'],
    ['wine glass', 'wineglass'],
    ['TL', 'tsp'],
    ['Bund', 'bunch'],
    ['Zehe', 'clove'],
    ['cuillère à soupe', 'tbsp'],
    ['cucharada', 'tbsp'],
    ['cucchiaio', 'tbsp'],
    ['eetlepels', 'tbsp'],
    ['theelepel', 'tsp'],
    ['teentjes', 'clove'],
    ['snufje', 'pinch'],
  ])('the unit %j is known', (text, id) => {
    expect(findUnit(text)).toBe(id);
  });

  it.each(['', 'elephant', 'chili', 'constructor'])('the text %j is no known unit', (text) => {
    expect(findUnit(text)).toBeUndefined();
  });
});

describe('units', () => {
  it('each spelling of a unit belongs to one unit only', () => {
    const owners = new Map<string, string>();
    for (const [id, spellings] of Object.entries(unitSpellings)) {
      for (const spelling of spellings.split(', ').filter(Boolean)) {
        expect(owners.get(spelling) ?? id, spelling).toBe(id);
        expect(unitsBySpelling.get(spelling)).toBe(id);
        owners.set(spelling, id);
      }
    }
  });

  it('a unit has its dimension, plural and notation', () => {
    expect(dimensionOf('cup')).toBe('volume');
    expect(unitLabel('leaf', 2)).toBe('leaves');
    expect(unitLabel('cup', 0.5)).toBe('cup');
    expect(notationFor('kg')).toBe('decimal');
    expect(notationFor('cup')).toBe('fraction');
    expect(notationFor(undefined)).toBe('fraction');
  });
});
