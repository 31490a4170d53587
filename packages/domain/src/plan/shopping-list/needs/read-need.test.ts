import { describe, expect, test } from 'vitest';
import { isWater } from '../../../recipe/not-food/not-bought';
import { neededText } from '../amounts/amount-text';
import { readNeed } from './read-need';

describe('an ingredient in fields', () => {
  test.each([
    [{ name: 'plain flour', amount: '1 1/2', unit: 'cup' }, 'plain-flour', '1½ cups'],
    [{ name: 'diced tomatoes', amount: '2', unit: 'tin' }, 'canned-diced-tomato', '2 tins'],
    [
      { name: 'diced tomatoes', amount: '2', unit: 'can', note: '400 g, drained' },
      'canned-diced-tomato',
      '2 × 400 g tins',
    ],
    [{ name: 'chicken breasts', amount: '4', unit: '', note: '200 g each' }, 'chicken-breast', '4'],
    [{ name: 'eggs', amount: '1', unit: 'dozen' }, 'egg', '12'],
    [{ name: 'onions', amount: '2', unit: 'large' }, 'onion', '2'],
    [{ name: 'onions', amount: '2', unit: 'whole' }, 'onion', '2'],
    [{ name: 'butter', amount: '500g', unit: '' }, 'butter', '500 g'],
    [{ name: 'cinnamon', amount: '2', unit: 'stick' }, 'cinnamon-stick', '2'],
    [{ name: 'celery', amount: '2', unit: 'stalk' }, 'celery', '2 stalks'],
    [
      { name: 'banana', amount: '1', unit: 'cup', note: 'mashed (about 2 large bananas)' },
      'banana',
      '2',
    ],
    [
      { name: 'zucchini', amount: '2', unit: 'cup', note: 'diced (about 3 medium)' },
      'zucchini',
      '3',
    ],
    [
      { name: 'onion', amount: '1', unit: 'cup', note: 'about 2 tablespoons each' },
      'onion',
      '1 cup',
    ],
    [{ name: 'celery ribs', amount: '2', unit: '' }, 'celery', '2 stalks'],
    [{ name: 'pork ribs', amount: '6', unit: '' }, 'pork-rib', '6'],
    [{ name: 'dry yeast', amount: '1', unit: 'envelope' }, 'dried-yeast', '1 sachet'],
    [{ name: 'beef stock', amount: '48', unit: 'oz' }, 'beef-stock', '48 fl oz'],
    [{ name: 'feta', amount: '8', unit: 'oz' }, 'feta', '8 oz'],
    [{ name: 'boiling water', amount: '2', unit: 'cup' }, 'water', '2 cups'],
  ])('the ingredient in fields %o is read', (ingredient, key, text) => {
    const need = readNeed(ingredient, 'au');
    expect(need?.identity.key).toBe(key);
    expect(need?.amounts.map(neededText).join(' + ')).toBe(text);
  });
});

describe('a line typed into the name', () => {
  test.each([
    ['2 x 400g tins diced tomatoes', 'canned-diced-tomato', '2 × 400 g tins'],
    ['1 cup plus 2 tbsp milk', 'milk', '1 cup + 2 tbsp'],
    ['2 cinnamon sticks', 'cinnamon-stick', '2'],
    ['1 cup cooked rice', 'rice', '⅓ cup'],
    ['3 cups cooked brown rice', 'brown-rice', '1 cup'],
    ['280 g cooked quinoa', 'quinoa', '100 g'],
    ['cooked rice, to serve', 'rice', ''],
    ['cooked rice', 'cooked-rice', ''],
    ['2 cups cooked chickpeas', 'chickpea', '2 cups'],
    ['1 whole cinnamon stick', 'cinnamon-stick', '1'],
    ['2 long cinnamon sticks', 'cinnamon-stick', '2'],
    ['500 g chickpeas, soaked overnight', 'dried-chickpea', '500 g'],
    ['1 cup black turtle beans, soaked', 'dried-black-bean', '1 cup'],
    ['1 cup cashews, soaked', 'cashew', '1 cup'],
    ['1 cup mashed banana', 'banana', '240 g'],
    ['2 cups potatoes, mashed', 'potato', '475 g'],
    ['1 tbsp mashed avocado', 'avocado', '1 tbsp'],
    ['½ cup fresh dill weed', 'dill', '½ cup'],
    ['2 onions, finely chopped', 'onion', '2'],
    ['1 tsp hot smoked paprika', 'hot-smoked-paprika', '1 tsp'],
    ['50 g butter or margarine', 'butter', '50 g'],
    ['50 g butter/margarine', 'butter', '50 g'],
    ['butter or margarine, 50 g', 'butter', '50 g'],
    ['400 g (14 oz) tin chopped tomatoes', 'canned-diced-tomato', '1 × 400 g tin'],
    ['juice 1 lemon', 'lemon', '1'],
    ['zest and juice of 2 limes', 'lime', '2'],
    ['egg whites (4)', 'egg-white', '4'],
    ['4 x 150g salmon fillets', 'salmon-fillet', '4'],
    ['dozen eggs', 'egg', '12'],
    ['6 basil leaves', 'basil', '6 leaves'],
    ['4 lime wedges', 'lime', '4 wedges'],
    ['3 bay leaves', 'bay-leaf', '3'],
    ['4 cheese slices', 'cheese-slice', '4'],
    ['quandongs', 'quandong', ''],
    ['4 sprigs coriander', 'coriander', '4 sprigs'],
    ['¾ tsp teaspoon kosher salt', 'kosher-salt', '¾ tsp'],
    ['1 TBSaTablespoon olive oil', 'olive-oil', '1'],
    ['2 tart apples', 'apple', '2'],
    ['6 13-by-17-inch sheets of phyllo dough', 'filo-pastry', '6'],
    ['400 g shoulder of pork', 'pork-shoulder', '400 g'],
    ['2 yolks from large eggs', 'egg-yolk', '2'],
    ['1 tbsp thin fresh basil strips', 'basil', '1 tbsp'],
    ['2 Thai, serrano, or cayenne chiles', 'birdseye-chilli', '2'],
    ['1 can pitted dark sweet cherries', 'canned-dark-sweet-cherry', '1 tin'],
    ['1 can crushed Roma tomatoes', 'canned-tomato', '1 tin'],
    ['14 oz tomatoes, chopped, 1 can', 'canned-diced-tomato', '1 × 397 g tin'],
    ['1 tsp crushed chili pepper', 'chilli-flake', '1 tsp'],
    ['1 case of silken tofu', 'silken-tofu', '1'],
    ['2 cm white part of spring onions', 'spring-onion', '2 cm'],
    ['SimplyNature Organic Baby Spinach', 'baby-spinach', ''],
    ['100 g caster/superfine sugar', 'caster-sugar', '100 g'],
    ['2 UK medium/US large eggs', 'egg', '2'],
    [
      '1/4 cup one of the following, plain flour, rye flour, or spelt flour',
      'plain-flour',
      '¼ cup',
    ],
    ['4 cups prepared macaroni and cheese', 'macaroni-and-cheese', '4 cups'],
  ])('the line "%s", typed into the name, is read', (name, key, text) => {
    const need = readNeed({ name, amount: '', unit: '' }, 'au');
    expect(need?.identity.key).toBe(key);
    expect(need?.amounts.map(neededText).join(' + ')).toBe(text);
  });

  test('an ingredient that is blank needs nothing', () => {
    expect(readNeed({ name: ' ', amount: '', unit: '' }, 'au')).toBeUndefined();
  });

  test.each([
    ['salt, to taste', 'to taste'],
    ['parsley, to serve', 'to serve'],
    ['handful of parsley', 'handful'],
    ['olive oil', ''],
  ])('the ingredient "%s" states its need in words', (name, words) => {
    expect(readNeed({ name, amount: '', unit: '' }, 'au')?.words).toBe(words);
  });
});

test('a choice of ingredients names no food twice', () => {
  const row = { name: '1 lb fusilli, rotini, or penne or penne', amount: '', unit: '' };
  expect(readNeed(row, 'au')?.alternatives.map(({ key }) => key)).toEqual(['penne']);
});

test('examples at the end of an ingredient that end in a choice are choices', () => {
  const name = '2 cups grains, such as barley, emmer, quinoa, or rice';
  const need = readNeed({ name, amount: '', unit: '' }, 'au');
  expect(need?.alternatives.map(({ name }) => name)).toEqual([
    'Pearl barley',
    'Emmer',
    'Quinoa',
    'Rice',
  ]);
});

describe('water', () => {
  test.each([
    'water',
    'boiling water',
    'reserved pasta cooking water',
    'cold water, plus extra',
    'iced water',
  ])('the water in "%s" comes from the tap', (name) => expect(isWater(name)).toBe(true));

  test.each([
    'mineral water',
    'coconut water',
    'rosewater',
    'orange blossom water',
    'water chestnuts',
    'watermelon',
    'micellar water',
  ])('the product "%s" is bought, though it sounds like water', (name) =>
    expect(isWater(name)).toBe(false),
  );
});
