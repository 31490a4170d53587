import { expect, test } from 'vitest';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { moneyOf } from '../../../device/country';
import { budgetText, refusalText } from './menu-budget';

const money = moneyOf(standInCountry);

const cost = { cents: 10_400, limit: 12_000, hasEstimate: false, isRefused: false, unpriced: 0 };

test.each([
  [cost, 7, 'About $104 of $120 for 7 meals.'],
  [{ ...cost, hasEstimate: true }, 1, 'About $104 of $120 for 1 meal, partly estimates.'],
  [{ ...cost, cents: 13_050 }, 7, 'About $131 of $120 for 7 meals, $11 more than you set.'],
])('the cost %j of a budget for %i meals begins: %s', (given, dinners, text) => {
  expect(budgetText(given, dinners, money)).toContain(text);
});

test('a budget says how many planned meals have no known price', () => {
  expect(budgetText({ ...cost, unpriced: 2 }, 7, money)).toMatch(
    / 2 planned meals have no known price\.$/,
  );
});

test('a refused budget names the cheapest week, rounded up', () => {
  const refused = { ...cost, cents: 8_430, limit: 6_000, isRefused: true, hasEstimate: true };
  expect(refusalText(refused, money)).toBe(
    'The cheapest week of your recipes costs about $85, partly estimates.',
  );
});
