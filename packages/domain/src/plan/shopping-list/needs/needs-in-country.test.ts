import { describe, expect, it, test } from 'vitest';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { unitTable } from '@saltbush/recipe-parser/units';
import { countries, countryOr } from '../../../account/countries/countries';
import type { CountryCode } from '../../../account/countries/country';
import { parsePackTable } from '../packs/packs-of-food';
import { needsOfItem } from './list-needs';
import { needsInCountry } from './needs-in-country';

const packsIn = (text: string, code: CountryCode) =>
  needsInCountry(needsOfItem(text), countryOr(code))[0]?.identity.food?.packs?.map(
    ({ amount, unit, name }) => `${amount} ${unit} ${name}`,
  );

describe('what shops sell', () => {
  it.each<[string, CountryCode, string[]]>([
    ['butter', 'AU', ['250 g block', '500 g block']],
    ['butter', 'NZ', ['250 g block', '500 g block']],
    ['butter', 'GB', ['250 g block', '500 g block']],
    ['butter', 'DE', ['250 g block']],
    ['butter', 'US', ['227 g box', '454 g box']],
    ['milk', 'AU', ['1000 ml bottle', '2000 ml bottle', '3000 ml bottle']],
    ['milk', 'NZ', ['1000 ml bottle', '2000 ml bottle', '3000 ml bottle']],
    ['milk', 'GB', ['568 ml bottle', '1136 ml bottle', '2272 ml bottle']],
    ['milk', 'DE', ['1000 ml carton']],
    ['milk', 'US', ['946 ml carton', '1893 ml carton', '3785 ml bottle']],
    ['plain flour', 'AU', ['1000 g packet', '2000 g packet']],
    ['plain flour', 'NZ', ['1500 g packet']],
    ['plain flour', 'GB', ['1500 g packet']],
    ['plain flour', 'DE', ['1000 g packet']],
    ['plain flour', 'US', ['2268 g bag']],
    ['canned tomatoes', 'AU', ['400 g tin', '800 g tin']],
    ['canned tomatoes', 'GB', ['400 g tin', '800 g tin']],
    ['canned tomatoes', 'US', ['411 g tin', '794 g tin']],
    // A kind of a food is sold as it is.
    ['spaghetti', 'US', ['454 g box']],
  ])('%s in %s is sold as %j', (text, code, packs) => {
    expect(packsIn(text, code)).toEqual(packs);
  });

  test('a food whose packs are the same everywhere is the same everywhere', () => {
    for (const { home } of countries) {
      expect(packsIn('tahini', home.code)).toEqual(['385 g jar']);
      expect(packsIn('onions', home.code)).toBeUndefined();
    }
  });

  test('the packs of a part of a food are not those of the food', () => {
    const [juice] = needsOfItem('lemon juice');
    expect(needsInCountry([juice!], countryOr('US'))[0]).toBe(juice);
  });
});

describe.each(countries.map(({ home, packs }) => [home.code, packs] as const))(
  'the packs of %s',
  (code, rows) => {
    const table = parsePackTable(rows);

    test(`the packs of ${code} are of foods of the food table`, () => {
      expect([...table.keys()].filter((id) => !findFoodById(id))).toEqual([]);
    });

    test(`the packs of ${code} have the smallest of a food first, all in one unit`, () => {
      for (const [id, packs] of table) {
        const amounts = packs.map(({ amount }) => amount);
        expect(amounts, id).toEqual(amounts.toSorted((a, b) => a - b));
        expect(new Set(packs.map(({ unit }) => unit)).size, id).toBe(1);
      }
    });

    test(`the packs of ${code} have names with a plural`, () => {
      const names = new Set([...table.values()].flat().map(({ name }) => name));
      names.delete('');
      expect([...names].filter((name) => !Object.hasOwn(unitTable, name))).toEqual([]);
    });
  },
);
