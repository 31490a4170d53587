import { describe, expect, test } from 'vitest';
import { neededText } from '../amounts/amount-text';
import { listNeedsOf, needsOfItem } from './list-needs';

const soup = {
  id: 'soup',
  title: 'Soup',
  measures: 'us' as const,
  ingredients: [
    { name: 'onions', amount: '2', unit: '', note: 'chopped' },
    { name: '1 cup peas and corn', amount: '', unit: '' },
    { name: '2 cups water', amount: '', unit: '' },
    { name: '1 large saucepan', amount: '', unit: '' },
    { name: '500 g quandong bark (optional)', amount: '', unit: '' },
  ],
};

test('a food that is reserved from another part is not bought', () => {
  const rows = ['1 lemon', 'Reserved lemon zest from Topping', 'Reserved breadcrumbs'];
  const ingredients = rows.map((name) => ({ name, amount: '', unit: '' }));
  const reasons = listNeedsOf({ ...soup, ingredients }).map(({ identity }) => [
    identity.key,
    identity.notBought !== undefined,
  ]);
  expect(reasons).toEqual([
    ['lemon', false],
    ['lemon', true],
    ['breadcrumb', true],
  ]);
});

test.each([
  ['dried ditalini pasta shapes', 'Pantry'],
  ['Ground pecans', 'Baking'],
  ['Birds-eye red chilli', 'Fruit & Veg'],
  ['¼ cup desiccated, each', 'Pantry'],
  ['Frozen gluten-free rolls', 'Freezer'],
  ['Peach puree', 'Pantry'],
  ['Twisties chicken', 'Snacks & Confectionery'],
  ['Tater tots onion', 'Freezer'],
  ['Steamfresh carrots & peas', 'Freezer'],
  ['Hot pepper paste', 'International'],
  ['Gum arabic powder', 'Baking'],
])('the ingredient "%s" is in the aisle %s', (name, aisle) => {
  const ingredients = [{ name, amount: '', unit: '' }];
  expect(listNeedsOf({ ...soup, ingredients })[0]?.identity.usualAisle).toBe(aisle);
});

test.each([
  ['vanilla or plain soy milk', 'Vanilla soy milk', ['Soy milk'], false],
  ['vanilla or chocolate cake', 'Vanilla cake', ['Chocolate cakes'], false],
  ['1 tsp vanilla or almond extract', 'Vanilla extract', ['Almond extract'], false],
  ['vanilla or 1 cup milk', 'Vanilla extract', ['Milk'], false],
  [
    '1 can crushed Roma tomatoes, or whole plum tomatoes',
    'Canned tomatoes',
    ['Canned plum tomatoes'],
    false,
  ],
  ['2 tbsp optional spices, cinnamon, celery seed', 'Ground cinnamon', [], true],
])('the ingredient "%s" is a choice of foods: %s', (name, food, alternatives, isOptional) => {
  const [need] = listNeedsOf({ ...soup, ingredients: [{ name, amount: '', unit: '' }] });
  expect(need).toMatchObject({ identity: { name: food }, alternatives, isOptional });
});

test('sauce of the tin is not another jar to buy', () => {
  const rows = ['2 chipotle chiles in adobo, plus 2 tablespoons adobo sauce'];
  const ingredients = rows.map((name) => ({ name, amount: '', unit: '' }));
  const keys = listNeedsOf({ ...soup, ingredients }).map(({ identity }) => identity.key);
  expect(keys).toEqual(['chipotle-in-adobo', 'chipotle-in-adobo']);
});

test.each([
  [['Shortbread pastry', '200 g plain flour', '120 g butter'], true],
  [['Lemon cream:', '250 g cream cheese', '1 lemon'], true],
  [['Coating mixture', '1 cup breadcrumbs', '1 tsp paprika', 'salt'], true],
  [['Whipped feta', '200 g feta', '3 tbsp yoghurt'], true],
  [['Crispy chickpeas', '1 tsp cumin', '400 g tin chickpeas'], true],
  [['Pickled onions', '1 red onion', '100 ml vinegar'], true],
  [['Rice', '2 cups jasmine rice', '3 cups stock', '1 tsp salt'], true],
  [['Beans', '2 tins black beans', '1 onion', '1 tsp cumin'], true],
  [['Parsley', '1 tbsp dried parsley', 'salt'], false],
  [['Garlic', '1 tsp garlic powder', '1 onion', '2 carrots'], false],
  [['Roasted almonds', '200 g dates', '1 orange'], false],
  [['Puff pastry', '200 g spinach', '120 g feta'], false],
  [['Cooking spray', '2 onions', '1 carrot'], false],
  [['Whipped cream', '1 lemon'], false],
  [['1 quantity shortbread pastry', '2 lemons', '1 egg'], false],
  [['Blueberry sauce', 'salt', '2 eggs'], false],
])('the first of the rows %j is the heading of a part: %s', (rows, isHeading) => {
  const ingredients = rows.map((name) => ({ name, amount: '', unit: '' }));
  const [first, ...others] = listNeedsOf({ ...soup, ingredients });
  expect(first?.identity.notBought !== undefined).toBe(isHeading);
  expect(others.every(({ identity }) => identity.notBought === undefined)).toBe(true);
});

test('an instruction among the rows is not bought', () => {
  const rows = ['Adjust, to taste', '3 tbsp purchased'];
  const ingredients = rows.map((name) => ({ name, amount: '', unit: '' }));
  const bought = listNeedsOf({ ...soup, ingredients }).map(({ identity }) => !identity.notBought);
  expect(bought).toEqual([false, true]);
});

describe('the needs of a recipe', () => {
  const needs = listNeedsOf(soup);

  test('the needs of a recipe are one for each food of each row, as typed', () => {
    expect(needs.map(({ identity, text, sharedBy }) => [identity.key, text, sharedBy])).toEqual([
      ['onion', '2 onions, chopped', 1],
      ['pea', '1 cup peas and corn', 2],
      ['corn-kernel', '1 cup peas and corn', 2],
      ['water', '2 cups water', 1],
      ['equipment-1-large-saucepan', '1 large saucepan', 1],
      ['quandong-bark', '500 g quandong bark (optional)', 1],
    ]);
  });

  test('the needs of a recipe have the facts of a food of the table, and its aisle', () => {
    expect(needs[0]).toMatchObject({
      identity: {
        name: 'Onions',
        usualAisle: 'Fruit & Veg',
        food: { nameOfOne: 'Onion', isSoldByVolume: false, pieces: { whole: { value: 150 } } },
      },
      measures: 'us',
    });
    expect(needs.at(-1)).toMatchObject({
      identity: { name: 'Quandong bark', usualAisle: 'Fruit & Veg' },
      isOptional: true,
    });
    expect(needs.at(-1)?.identity.food).toMatchObject({ isKind: true, pieces: {} });
  });

  test('the needs of a recipe say why something need not be bought', () => {
    expect(needs.flatMap(({ identity }) => identity.notBought ?? [])).toEqual([
      'Comes from the tap.',
      'Kitchen equipment.',
    ]);
  });

  test('the needs of a recipe are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(needs))).toEqual(needs);
  });
});

describe('the needs of an item', () => {
  test.each([
    ['500 g mince', 'beef-mince 500 g'],
    ['2 milk', 'milk 2'],
    ['Milk', 'milk '],
    ['2 x 400 g tins diced tomatoes', 'canned-diced-tomato 2 × 400 g tins'],
    ['toilet paper', 'toilet-paper '],
    ['6 toilet rolls', 'toilet-paper 6'],
    ['milk and bread', 'milk , bread '],
    ['salt and pepper', 'salt-and-pepper '],
    ['mac and cheese', 'macaroni-and-cheese '],
    ['   ', ''],
  ])('the item %j needs: %s', (text, read) => {
    const needs = needsOfItem(text);
    const words = needs.map(
      ({ identity, amounts }) => `${identity.key} ${amounts.map(neededText).join(' + ')}`,
    );
    expect(words.join(', ')).toBe(read);
    for (const need of needs) expect(need.text).toBe(text);
  });

  test.each(['water', 'ice', 'cake tin', 'saucepan'])(
    'the item "%s" is bought, since someone asked',
    (text) => {
      expect(needsOfItem(text)[0]?.identity).not.toHaveProperty('notBought');
    },
  );

  test.each([
    ['toilet paper', 'Household & Personal Care'],
    ['nappies size 4', 'Baby'],
    ['birthday card for Sam', 'Household & Personal Care'],
  ])('the item "%s" is in the aisle %s', (text, aisle) => {
    expect(needsOfItem(text)[0]?.identity.usualAisle).toBe(aisle);
  });
});

describe('rows of real weeks', () => {
  test.each([
    // A long choice ends with all of its foods.
    [
      '500 g short penne, casarecce, fusilli, cavatelli, or grilled sausages, fried eggs, rubbed toast',
      ['Short penne or Casarecce, Fusilli, Cavatelli, Grilled sausages, Eggs, Rubbed toast'],
    ],
    [
      '3 spicy peppers, or mild peppers, green and red peppers, sliced',
      ['Spicy peppers or Mild peppers, Green and red peppers'],
    ],
    ['⅔ cup jam; preserves or nutella', ['Jam or Preserves, Nutella']],
    ['⅔ cup jam, preserves or nutella', ['Jam or Preserves, Nutella']],
    [
      '½ cup quandongs, soaked (or substitute dried cranberries)',
      ['Quandongs or Dried cranberries'],
    ],
    ['500 g rigatoni, or paccheri, ziti, penne, etc', ['Rigatoni or Paccheri, Ziti, Penne']],
    ['2 cups pasta, or rice, parsley', ['Pasta or Rice']],
    // Kinds after a general word are what is bought.
    ['2 tbsp optional spices, paprika, celery seed', ['Paprika', 'Celery seeds']],
    ['2 cups mixed berries, raspberries, blueberries', ['Mixed berries']],
    // A brand is no food.
    ['2 cans Kikkoman, 10 Ounce, soy sauce', ['Soy sauce']],
    ['cheese, Toppings, black olives', ['Cheese', 'Black olives']],
    ['Ingredients, garlic, onion', ['Garlic', 'Onions']],
    ['2 tbsp tomato paste add more, to thicken', ['Tomato paste']],
    // Not clear: shown as a whole.
    ['Adjust, to taste', ['Not clear: Adjust, to taste']],
    ['¼ cup desiccated, each', ['Not clear: ¼ cup desiccated, each']],
    ['3 tbsp purchased', ['Not clear: 3 tbsp purchased']],
    ['2 tbsp linseed', ['Linseeds']],
  ])('the row of a real week is read whole: %s', (name, expected) => {
    const needs = listNeedsOf({ ...soup, ingredients: [{ name, amount: '', unit: '' }] });
    const shown = needs.map(({ identity, alternatives }) =>
      [identity.name, alternatives.join(', ')].filter((text) => text !== '').join(' or '),
    );
    expect(shown).toEqual(expected);
  });
});
