import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yieldFrom } from './yields';

describe('yieldFrom', () => {
  it.each<[unknown, number | undefined, string | undefined]>([
    [4, 4, undefined],
    ['4', 4, undefined],
    ['4.0', 4, undefined],
    [['4', '4 servings'], 4, '4 servings'],
    ['Serves 4-6', 4, 'Serves 4-6'],
    ['Serves: 6', 6, 'Serves: 6'],
    ['Serves 4.0', 4, 'Serves 4.0'],
    ['serves four', 4, 'serves four'],
    ['3 to 4 servings', 3, '3 to 4 servings'],
    ['12 slices, serves 6', 6, '12 slices, serves 6'],
    ['Makes 24 biscuits', 24, 'Makes 24 biscuits'],
    ['1 slice = 12 pieces', 12, '1 slice = 12 pieces'],
    ['Für 4-6 Personen', 4, 'Für 4-6 Personen'],
    ['4 kleine Portionen', 4, '4 kleine Portionen'],
    ['Pour 8 personnes', 8, 'Pour 8 personnes'],
    ['6 porzioni', 6, '6 porzioni'],
    ['4 raciones', 4, '4 raciones'],
    ['Voor 2', 2, 'Voor 2'],
    ['4 portioner', 4, '4 portioner'],
    ['8 porcji', 8, '8 porcji'],
    ['4人分', 4, '4人分'],
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'servings' }, 6, '6 servings'],
    ['1 cake', undefined, '1 cake'],
    ['2 1/2 cups', undefined, '2 1/2 cups'],
    ['2½ cups', undefined, '2½ cups'],
    ['one 23 cm tin', undefined, 'one 23 cm tin'],
    ['a 9-inch pie', undefined, 'a 9-inch pie'],
    ['500 ml', undefined, '500 ml'],
    ['Plenty', undefined, 'Plenty'],
    ['About 3 dozen', 36, 'About 3 dozen'],
    ['2 dozen cookies', 24, '2 dozen cookies'],
    ['a dozen', 12, 'a dozen'],
    ['1 dozen muffins', 12, '1 dozen muffins'],
    ['half a dozen', 6, 'half a dozen'],
    ['1/2 dozen', 6, '1/2 dozen'],
    ['2½ dozen', 30, '2½ dozen'],
    ['2 1/2 dozen rolls', 30, '2 1/2 dozen rolls'],
    ['3-4 dozen', 36, '3-4 dozen'],
    ['3 doz.', 36, '3 doz.'],
    ['two dozens', 24, 'two dozens'],
    ['1 Dutzend Plätzchen', 12, '1 Dutzend Plätzchen'],
    ['2 douzaines', 24, '2 douzaines'],
    ['2 docenas', 24, '2 docenas'],
    [['2', '2 dozen'], 24, '2 dozen'],
    [['3', '3 dozen cookies'], 36, '3 dozen cookies'],
    [['1', '1 dozen'], 12, '1 dozen'],
    [['8', '8 servings, a dozen rolls'], 8, '8 servings, a dozen rolls'],
    ['2 dozen, serves 8', 8, '2 dozen, serves 8'],
    ['4 3/4', undefined, '4 3/4'],
    ['4½', undefined, '4½'],
    ['4.75', undefined, '4.75'],
    ['4-6', 4, '4-6'],
    ['~4', 4, undefined],
    ['5000', undefined, '5000'],
    ['2.000000 cups', undefined, '2 cups'],
    ['6.000000 servings', 6, '6 servings'],
    ['2.500000 cups', undefined, '2.5 cups'],
    [{ minValue: 4, maxValue: 6, unitText: 'servings' }, 4, '4-6 servings'],
    [{ minValue: 4, maxValue: 4 }, 4, undefined],
    [{ '@type': 'QuantitativeValue', value: '12', unitText: 'rolls' }, 12, '12 rolls'],
    [{ '@value': '8 serves' }, 8, '8 serves'],
    ['0 servings', undefined, '0 servings'],
    ['5000 servings', undefined, '5000 servings'],
    ['', undefined, undefined],
    [null, undefined, undefined],
    [{}, undefined, undefined],
    ['x'.repeat(300), undefined, undefined],
  ])('the yield %j serves %s', (value, serves, yieldText) => {
    expect(yieldFrom(value)).toEqual({ serves, yieldText });
  });

  it('any yield gives a whole number of people, or nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const serves = yieldFrom(value).serves ?? 1;
        expect(Number.isInteger(serves) && serves >= 1 && serves <= 1000).toBe(true);
      }),
    );
  });
});
