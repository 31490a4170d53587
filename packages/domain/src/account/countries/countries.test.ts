import { toMillilitres } from '@saltbush/recipe-parser/units';
import { describe, expect, it, test } from 'vitest';
import { isTimeZone } from '../households/time-zone';
import { countries, countryOr, findCountry } from './countries';
import { countryCodes } from './country';
import { countryName } from './country-name';
import { standInCountry } from './stand-in-country';

describe('countries', () => {
  it.each([
    ['AU', 'Australia', 'AUD', 'monday', 'A4', true],
    ['NZ', 'New Zealand', 'NZD', 'monday', 'A4', true],
    ['GB', 'United Kingdom', 'GBP', 'monday', 'A4', true],
    ['DE', 'Germany', 'EUR', 'monday', 'A4', false],
    ['US', 'United States', 'USD', 'sunday', 'letter', false],
  ] as const)(
    'the country %s is %s, with %s, weeks from %s, paper %s and gas marks %s',
    (code, name, currency, firstWeekday, paper, hasGasMarks) => {
      expect(countryName(code)).toBe(name);
      expect(findCountry(code)).toMatchObject({
        firstWeekday,
        paper,
        home: { code, currency, hasGasMarks },
      });
    },
  );

  it.each([
    ['AU', 20, 5, 250],
    ['NZ', 15, 5, 250],
    ['GB', 15, 5, 250],
    ['DE', 15, 5, 250],
    ['US', 14.79, 4.93, 236.59],
  ])(
    'a tablespoon in %s holds %d mL, a teaspoon %d mL and a cup %d mL',
    (code, tablespoon, teaspoon, cup) => {
      const { measures } = countryOr(code).home;
      expect(toMillilitres(1, 'tbsp', measures)).toBeCloseTo(tablespoon, 2);
      expect(toMillilitres(1, 'tsp', measures)).toBeCloseTo(teaspoon, 2);
      expect(toMillilitres(1, 'cup', measures)).toBeCloseTo(cup, 2);
    },
  );

  it.each([
    ['AU', ['Woolworths', 'Coles']],
    ['NZ', ['Woolworths NZ', 'New World', 'PAK’nSAVE']],
    ['GB', ['Tesco', 'Sainsbury’s', 'Asda']],
    ['DE', ['REWE', 'Edeka', 'Kaufland']],
    ['US', ['Walmart', 'Kroger', 'Target']],
  ])('shops in %s are %j', (code, names) => {
    expect(countryOr(code).retailers.map(({ name }) => name)).toEqual(names);
  });

  test('the first country is Australia, and the one of who has not chosen', () => {
    expect(countries.map(({ home }) => home.code)).toEqual(countryCodes);
    expect(countryCodes[0]).toBe('AU');
    expect(countryOr(null).home).toBe(standInCountry);
    expect(countryOr('AQ').home).toBe(standInCountry);
    expect(findCountry('AQ')).toBeUndefined();
  });

  test('the ids of retailers and the time zones belong to one country each', () => {
    const ids = countries.flatMap(({ retailers }) => retailers.map(({ id }) => id));
    const zones = countries.flatMap(({ timeZones }) => timeZones);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  test('the stores of a country begin with the two that are compared', () => {
    for (const { home, retailers } of countries) {
      expect(home.stores.slice(0, 2)).toEqual(retailers.slice(0, 2).map(({ name }) => name));
    }
  });

  test('every retailer has a search page with a place for the words', () => {
    for (const { id, searchAddress } of countries.flatMap(({ retailers }) => retailers)) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(searchAddress).toMatch(/^https:\/\/[^{]+\{query\}$/);
    }
  });
});
