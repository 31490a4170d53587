import { expect, test } from 'vitest';
import { moneyText } from '../../../account/countries/money';
import { allLines, listOf, recipe } from '../../../../testing/list-weeks';
import { needsOfItem } from '../../shopping-list/needs/list-needs';
import { parsePack } from '../packs/parse-pack';
import { unitPrice, unitPriceText } from '../unit-price';
import { neededAmount } from './needed-amount';
import { purchaseOf } from './purchase-of';

/** What a recipe that needs `text` buys of packs that the retailer writes so. */
function bought(text: string, packText: string) {
  const [line] = allLines(listOf({ recipes: [recipe('Dish', text)] }));
  const [need] = needsOfItem(text);
  const { packs, left, isGuess } = purchaseOf(
    neededAmount(line!.amounts, need?.identity.food),
    parsePack(packText)?.pack,
  );
  return {
    packs: Number(packs.toFixed(3)),
    ...(left && { left: Math.round(left.amount) }),
    ...(isGuess && { isGuess }),
  };
}

test.each([
  ['700 g beef mince', '500g', { packs: 2, left: 300 }],
  ['505 g beef mince', '500g', { packs: 1 }],
  ['700 g beef mince', 'per kg', { packs: 0.7 }],
  ['3 brown onions', 'per kg', { packs: 0.45 }],
  ['3 brown onions', '1kg', { packs: 1, left: 550 }],
  ['3 brown onions', 'each', { packs: 3 }],
  ['9 cloves garlic', 'each', { packs: 1, left: 0 }],
  ['6 eggs', '12 Pack 700g', { packs: 1 }],
  ['14 eggs', '12 Pack 700g', { packs: 2 }],
  ['2 tins diced tomatoes', '400g', { packs: 2 }],
  ['350 mL milk', '2L', { packs: 1, left: 1650 }],
  ['2 packets instant noodles', '5 pack 360g', { packs: 1 }],
])('a need of %s in the pack %s is bought in whole packs', (text, packText, expected) => {
  expect(bought(text, packText)).toMatchObject({ packs: expected.packs });
});

test('a need without an amount is one pack, and a guess', () => {
  expect(purchaseOf({}, parsePack('500g')?.pack)).toEqual({ packs: 1, isGuess: true });
});

test.each([
  [1100, '500g', 'Meat & Seafood', '$22.00 per kg'],
  [350, 'per kg', 'Fruit & Veg', '$3.50 per kg'],
  [310, '2L', 'Dairy, Eggs & Fridge', '$1.55 per L'],
  [300, '300mL', 'Dairy, Eggs & Fridge', '$1.00 per 100 mL'],
  [1200, '10 x 375mL', 'Drinks', '$3.20 per L'],
  [450, '35g', 'Herbs & Spices', '$1.29 per 10 g'],
  [180, '500g', 'Pantry', '$0.36 per 100 g'],
  [620, 'dozen', undefined, '$0.52 each'],
  [1100, '24 pack 180 sheets', 'Household & Personal Care', '$0.25 per 100 sheets'],
  [400, '30m', 'Household & Personal Care', '$0.13 per metre'],
] as const)(
  'a price of %s cents for %s of %s has its unit price',
  (cents, packText, aisle, expected) => {
    const unit = unitPrice(cents, parsePack(packText)!.pack, aisle);
    expect(unitPriceText(unit, moneyText)).toBe(expected);
  },
);
