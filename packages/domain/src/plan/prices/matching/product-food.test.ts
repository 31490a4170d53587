import { expect, test } from 'vitest';
import { productFood } from './product-food';

test.each([
  ['Woolworths Full Cream Milk 2L', undefined, 'milk'],
  ['a2 Milk Full Cream 2L', 'a2', 'milk'],
  ['Bega Tasty Cheese Block 500g', 'Bega', 'tasty-cheese'],
  ['Brown Onion Loose', undefined, 'brown-onion'],
  ['Coles Brown Onions Prepacked 1kg', 'Coles', 'brown-onion'],
  ['Woolworths Beef Mince 500g', undefined, 'beef-mince'],
  ['Coles RSPCA Approved Chicken Breast Fillets', 'Coles', 'chicken-breast'],
  ['Sunrice Jasmine Rice 2kg', 'Sunrice', 'jasmine-rice'],
  ['San Remo Spaghetti No 5 500g', 'San Remo', 'spaghetti'],
  ['John West Tuna in Springwater 95g', 'John West', 'canned-tuna'],
  ['Free Range Eggs 12 Pack 700g', undefined, 'egg'],
  ['Western Star Unsalted Butter 250g', 'Western Star', 'unsalted-butter'],
  ['Tesco British Butter 250g', undefined, 'butter'],
  ['Sainsbury’s Brown Onions 1kg', undefined, 'brown-onion'],
  ['Pams Butter 500g', undefined, 'butter'],
  ['Great Value Brown Sugar 907g', undefined, 'brown-sugar'],
  ['Garlic Each', undefined, 'garlic'],
  ['Broccoli approx. 340g', undefined, 'broccoli'],
  ['Helga’s Wholemeal Bread 750g', 'Helga’s', 'wholemeal-bread'],
])('the product "%s" is matched with its food', (name, brand, key) => {
  expect(productFood(name, brand).key).toBe(key);
});

test.each([
  ['Pedigree Dog Food with Beef 1.2kg', 'Pedigree', 'beef'],
  ['Dark Chocolate Almonds 240g', undefined, 'almond'],
  ['Chicken Flavour 2 Minute Noodles 5 Pack', 'Maggi', 'chicken'],
])('the product "%s" is not the food %s', (name, brand, key) => {
  expect(productFood(name, brand).key).not.toBe(key);
});

test('a product that is no food is found wherever its scent stands in the name', () => {
  const { key, words } = productFood(
    'Morning Fresh Dishwashing Liquid Lemon 400mL',
    'Morning Fresh',
  );
  expect(words).toEqual(['dishwashing', 'liquid', 'lemon']);
  expect(key).toBe('dishwashing-liquid');
});

test('a product that no table has is known by its own words', () => {
  expect(productFood('Quandong Bark 50g').key).toBe('quandong-bark');
});
