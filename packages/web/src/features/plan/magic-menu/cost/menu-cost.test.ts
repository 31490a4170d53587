import { expect, test } from 'vitest';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { moneyOf } from '../../../device/country';
import { menuCostText } from './menu-cost';

const money = moneyOf(standInCountry);

test.each([
  ['no dinner', [], undefined],
  ['none with a price', [{}, undefined], undefined],
  ['one', [{ cost: 4.2 }], 'About $4 a person for this dinner.'],
  [
    'all, some by estimates',
    [{ cost: 4.2 }, { cost: 5.4, isEstimate: true }],
    'About $10 a person for these 2 dinners, partly estimates.',
  ],
  [
    'some',
    [{ cost: 4.2 }, { isEstimate: true }, undefined],
    'About $4 a person for 1 of these 3 dinners. Too few prices are known for the others.',
  ],
])('the cost of a menu is said from its dinners: %s', (_what, chosen, text) => {
  expect(menuCostText(chosen, money)).toBe(text);
});
