import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFoodTable } from '@saltbush/recipe-parser/foods';
import { aisleOf, aisles } from './find-aisle';
import type { Aisle } from './find-aisle';

const standsIn: Readonly<Record<Aisle, readonly string[]>> = {
  'Fruit & Veg': [
    '2 kg brown onions',
    'bag of baby spinach',
    'salad kit',
    'dragonberries',
    'flowers',
    'zucchini noodles',
    'crab apples',
    'elderberries',
    'damsons',
    "lamb's lettuce",
  ],
  'Meat & Seafood': [
    'rump steak',
    'snags',
    'skin-on barramundi fillets',
    'ghostfish',
    'turkey mince 500g',
    'gummy shark',
    'pork scotch',
    'sausagemeat',
    'oyster blade',
    'picanha',
    'country style ribs',
    'capon',
    'feather blade',
  ],
  Deli: [
    'appenzeller',
    'teewurst',
    'haggis',
    'shaved ham',
    'hot roast chicken',
    'smoked salmon',
    'potato salad',
    'double smoked bacon',
  ],
  Bakery: [
    'loaf of bread',
    'hot cross buns',
    'gluten free bread',
    'birthday cake',
    'crumpets 6 pack',
  ],
  'Dairy, Eggs & Fridge': [
    'milk 2L',
    'strawberry yoghurt',
    'Greek yoghurt, vanilla',
    'dozen eggs',
    'eggs free range 12',
    'tofu',
  ],
  Pantry: [
    'peanut butter',
    'tomato soup',
    'Weet-Bix',
    'tin of corn',
    'caesar dressing',
    'tuna in olive oil',
    'corn kernels tin',
    'jalapenos jar',
  ],
  International: [
    'soy sauce',
    'butter chicken simmer sauce',
    'taco kit',
    'rice paper',
    'Thai green curry paste',
  ],
  Baking: [
    'self raising flour',
    'choc chips',
    'vanilla essence',
    'chocolate cake mix',
    'cream of tartar',
  ],
  'Herbs & Spices': ['mixed herbs', 'smoked paprika', 'taco lime seasoning', 'sea salt flakes'],
  'Snacks & Confectionery': [
    'Tim Tams',
    'salt and vinegar chips',
    'muesli bars',
    'chewing gum',
    'cheese crackers',
    'milk chocolate block',
  ],
  Freezer: ['frozen peas', 'vanilla ice cream', 'fish fingers', 'frozen lasagne', 'oven fries'],
  Drinks: [
    'apple juice',
    'Coke Zero',
    'ground coffee',
    'English breakfast tea bags',
    'ginger beer',
    'coconut water',
  ],
  Liquor: ['pale ale', 'cabernet sauvignon', 'gin', 'sparkling rosé wine'],
  'Household & Personal Care': [
    'dishwasher tablets',
    'lemon dishwashing liquid',
    'coconut shampoo',
    'toilet paper 24 rolls',
    'mint toothpaste',
    'Panadol',
    'AA batteries',
    'coffee filters',
  ],
  Pet: ['dog biscuits', 'chicken dog food', 'kitty litter', 'Whiskas tuna'],
  Baby: ['nappies size 4', 'baby wipes', 'Apple & Pear baby food', 'infant formula'],
};

describe.each(Object.entries(standsIn))('in %s', (aisle, items) => {
  test.each(items)('the item "%s" stands in its aisle', (item) => {
    expect(aisleOf(item)).toBe(aisle);
  });
});

describe('the words decide', () => {
  test.each<[string, string, Aisle]>([
    ['the kind beats what it is made of', 'chicken and corn soup', 'Pantry'],
    ['a word that describes beats nothing', 'garden vegetable pasta sauce', 'Pantry'],
    ['not even as the name of a plant', 'dinner plate cabbage', 'Fruit & Veg'],
    ['nor of a taste', 'dried tart cherries', 'Baking'],
    ['nor of a form', 'tape noodles', 'Pantry'],
    ['nor of a shape', 'straw potatoes', 'Fruit & Veg'],
    ['but alone it is meant', 'vegetable garden', 'Household & Personal Care'],
    ['and so is its product', 'garden hose', 'Household & Personal Care'],
    ['candied fruit is for baking', 'candied grapefruit', 'Baking'],
    ['what is added to meat is none', 'meat tenderiser', 'Herbs & Spices'],
    ['an alcoholic cider is one', 'hard apple cider', 'Liquor'],
    ['a sausage is no dog', 'turkey dogs', 'Meat & Seafood'],
    ['flakes are no fish', 'maple flakes', 'Pantry'],
    ['a soup is no vegetable', 'cream of tomato', 'Pantry'],
    ['but tartar is for baking', 'cream of tartar', 'Baking'],
    ['hops are for brewing', 'cascade hops', 'Pantry'],
    ['a root is no Portuguese apple', 'maca', 'Pantry'],
    ['but an apple is one', 'maçã', 'Fruit & Veg'],
    ['the last kind is the name', 'chocolate milk', 'Dairy, Eggs & Fridge'],
    ['and turned round', 'milk chocolate biscuits', 'Snacks & Confectionery'],
    ['frozen beats the kind', 'frozen garlic bread', 'Freezer'],
    ['what is never food beats food', 'vanilla scented candle', 'Household & Personal Care'],
    ['the user beats all', 'frozen dog food', 'Pet'],
    ['a longer phrase hides its words', 'hot dog rolls', 'Bakery'],
    ['a baby vegetable is no baby', 'baby carrots', 'Fruit & Veg'],
    ['what follows a comma is a remark', 'crackers, cheddar cheese', 'Snacks & Confectionery'],
    ['what is left out says nothing', 'pasta sauce, no added sugar', 'Pantry'],
    ['unknown words stand in the pantry', 'zorblax', 'Pantry'],
  ])('the words of an item decide its aisle: %s', (_rule, item, aisle) => {
    expect(aisleOf(item)).toBe(aisle);
  });
});

describe('the head and the form of a name decide', () => {
  test.each<[string, Aisle]>([
    // Words of a variety before a fruit or vegetable.
    ['globe radishes', 'Fruit & Veg'],
    ['garden lettuce', 'Fruit & Veg'],
    ['sweet brown onion', 'Fruit & Veg'],
    ['candy cane beetroot', 'Fruit & Veg'],
    ['cream potatoes loose', 'Fruit & Veg'],
    ['butter pumpkin', 'Fruit & Veg'],
    ['lebanese eggplants', 'Fruit & Veg'],
    // But other products.
    ['potato tots', 'Freezer'],
    ['instant potatoes', 'Pantry'],
    ['cottage cheese chive', 'Dairy, Eggs & Fridge'],
    ['chilli with beans', 'Pantry'],
    ['beef gravy', 'Pantry'],
    ['bleach lemon', 'Household & Personal Care'],
    ['cat food salmon', 'Pet'],
    // The form or the variety behind its food.
    ['marjoram dried', 'Herbs & Spices'],
    ['rosemary leaves dried', 'Herbs & Spices'],
    ['chives freeze dried', 'Herbs & Spices'],
    ['peas frozen', 'Freezer'],
    ['mushroom king oyster', 'Fruit & Veg'],
    ['lettuce butter', 'Fruit & Veg'],
    ['onions red 1 kg', 'Fruit & Veg'],
    ['egg yolk powder', 'Baking'],
    // Of other kitchens, and in other languages.
    ['yu choy', 'Fruit & Veg'],
    ['tilsiter', 'Dairy, Eggs & Fridge'],
    ['tarakihi fillets', 'Meat & Seafood'],
    ['Strauchtomaten', 'Fruit & Veg'],
    ['milde olijfolie', 'Pantry'],
  ])('the item "%s" is in the aisle %s', (item, aisle) => {
    expect(aisleOf(item)).toBe(aisle);
  });
});

describe("a household's correction", () => {
  const corrections = new Map<string, Aisle>([
    ['peanut-butter', 'Snacks & Confectionery'],
    ['zorblax', 'Baby'],
  ]);

  test("a household's correction of an aisle wins for the food, however it is typed", () => {
    expect(aisleOf('Peanut Butter', corrections)).toBe('Snacks & Confectionery');
    expect(aisleOf('zorblax', corrections)).toBe('Baby');
  });

  test("a household's correction of an aisle leaves other foods where they are", () => {
    expect(aisleOf('almond butter', corrections)).toBe('Pantry');
  });
});

test('every food of the table stands in the aisle that the table says', () => {
  for (const food of parseFoodTable().values()) {
    for (const name of food.names)
      expect(`${name}: ${aisleOf(name)}`).toBe(`${name}: ${food.aisle}`);
  }
});

test('any text of an item stands in some aisle', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => aisles.includes(aisleOf(text))));
});
