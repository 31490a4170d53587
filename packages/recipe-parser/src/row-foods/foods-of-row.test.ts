import { describe, expect, test } from 'vitest';
import type { Ingredient } from '../recipe/ingredient';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { foodsOfRow } from './foods-of-row';

const several: [line: string, foods: string[]][] = [
  ['1 tsp each: cumin, paprika', ['1 tsp cumin', '1 tsp paprika']],
  ['1 tsp each ground cumin and coriander', ['1 tsp ground cumin', '1 tsp ground coriander']],
  [
    '1 tsp each dried oregano, salt and pepper',
    ['1 tsp dried oregano', '1 tsp salt', '1 tsp pepper'],
  ],
  ['1 tsp EACH dried thyme + oregano', ['1 tsp dried thyme', '1 tsp oregano']],
  ['1 tsp each onion + all bran', ['1 tsp onion', '1 tsp all bran']],
  ['To serve: onion, all bran (optional)', ['onion', 'all bran (optional)']],
  ['2 each red and green capsicums', ['2 red capsicums', '2 green capsicums']],
  ['1/2 bunch each of parsley and mint, chopped', ['1/2 bunch parsley', '1/2 bunch mint']],
  ['300 g each beef and pork mince', ['300 g beef mince', '300 g pork mince']],
  ['1 cup each chicken and vegetable stock', ['1 cup chicken stock', '1 cup vegetable stock']],
  ['1 tsp each lemon and black pepper', ['1 tsp lemon', '1 tsp black pepper']],
  ['3 each eggs and egg yolks', ['3 eggs', '3 egg yolks']],
  ['je 1 TL Zimt und Nelken', ['1 tsp Zimt', '1 tsp Nelken']],
  ['jeweils 200 g Erbsen und Möhren', ['200 g Erbsen', '200 g Möhren']],
  ['je 100 g rote und weiße Zwiebeln', ['100 g rote Zwiebeln', '100 g weiße Zwiebeln']],
  ['2 cups oats (or 2 cups oat flour)', ['2 cup oats']],
  ['300 g lean minced beef', ['300 g lean minced beef']],
  ['3 egg yolks plus 1 whole egg', ['3 egg yolks', '1 whole egg']],
  ['2 eggs + 1 yolk', ['2 eggs', '1 yolk']],
  ['2 eggs, beaten with 1 tbsp milk', ['2 eggs', '1 tbsp milk']],
  ['1 onion, 2 carrots, 1 celery stalk', ['1 onion', '2 carrots', '1 stalk celery']],
  ['2 leeks, 1 carrot and 2 celery stalks, diced', ['2 leeks', '1 carrot', '2 stalks celery']],
  ['1 lime, 1 orange & 1 lemon', ['1 lime', '1 orange', '1 lemon']],
  ['1 tsp each ground cloves and ginger', ['1 tsp ground cloves', '1 tsp ground ginger']],
  ['podi and sambhar, to serve', ['podi', 'sambhar']],
  ['wattle relish and quandong crackers, to serve', ['wattle relish', 'quandong crackers']],
  ['2 cups stock + 1 cup water', ['2 cup stock', '1 cup water']],
  ['2 cups flour, plus 2 tbsp for dusting', ['2 cup flour', '2 tbsp flour']],
  ['salt and pepper', ['salt', 'pepper']],
  ['salt/pepper', ['salt', 'pepper']],
  ['salt, pepper and sugar', ['salt', 'pepper', 'sugar']],
  ['sour cream and lime wedges, to serve', ['sour cream', 'lime wedges']],
  [
    'Brown rice, sliced spring onions, sesame seeds and lime wedges, to serve',
    ['Brown rice', 'sliced spring onions', 'sesame seeds', 'lime wedges'],
  ],
  ['to serve: toasted almonds, coriander, lime wedges', ['almonds', 'coriander', 'lime wedges']],
  ['Lettuce, tomato & avocado', ['Lettuce', 'tomato', 'avocado']],
  ['pickled carrots/radish', ['pickled carrots', 'pickled radish']],
  ['kutjera, muntries and riberries', ['kutjera', 'muntries', 'riberries']],
  ['red and yellow capsicums, sliced', ['red capsicums', 'yellow capsicums']],
  ['chicken, carrots and vegetable stock', ['chicken', 'carrots', 'vegetable stock']],
  ['200 g carrots, celery and onion', ['200 g carrots', 'celery', 'onion']],
  ['coconut, milk and sugar', ['coconut', 'milk', 'sugar']],
  ['Bread, garlic, butter', ['Bread', 'garlic', 'butter']],
  ['Tacos, tomato, coriander or mint, to serve', ['Tacos', 'tomato', 'coriander']],
  ['115 g flour, seasoned with salt and pepper', ['115 g flour', 'salt', 'pepper']],
  ['dried oregano and salt', ['dried oregano', 'salt']],
  ['1 baking tray lined with baking paper', ['1 baking tray', 'baking paper']],
  ['4 salmon fillets, lemon wedges and dill', ['4 salmon fillets', 'lemon wedges', 'dill']],
];

/** The amount is of all of them together. */
const shared: [line: string, foods: string[]][] = [
  ['1 tsp salt and pepper', ['1 tsp salt', '1 tsp pepper']],
  ['1 cup peas and corn', ['1 cup peas', '1 cup corn']],
  ['1 tsp dried thyme + oregano', ['1 tsp dried thyme', '1 tsp oregano']],
  ['2 red and green capsicums', ['2 red capsicums', '2 green capsicums']],
];

const single = [
  '1 cup plus 2 tbsp sugar',
  '2 cups flour, plus extra for dusting',
  '4 chicken breasts, 200 g each',
  '1/4 cup lemon juice (2 lemons)',
  'half and half',
  'mac and cheese',
  'mac ’n’ cheese',
  'sweet and sour sauce',
  'bubble and squeak',
  'fish and chips',
  'surf & turf',
  'peas and carrots (frozen mix)',
  'Salt & vinegar chips',
  'pork and beans (can)',
  'dried fruit and nut mix',
  '1 packet peas and carrots',
  'quandong bark and wattle leaves',
  'wattle and quandong dukkah, to serve',
  'bread and butter pickles, to serve',
  'olive and rosemary crackers, to serve',
  '1 packet beef, barley & vegetable soup',
  'olive or vegetable oil',
  'butter/margarine',
  '50 g carrots/radish',
  'chicken or vegetable stock',
  '1 tbsp canola, sunflower or peanut oil',
  '200 g mixed mushrooms such as shiitake and oyster',
  '1 cup mixed nuts (almonds and cashews)',
  '1 can pineapple, juice reserved',
  '12 prawns, heads and shells removed',
  '1 bunch coriander, roots and stems washed, leaves picked',
  '2 limes, zest and juice',
  'lemon zest and juice',
  '1 chicken, breast only',
  'cheese, sharp and crumbly',
  'basil, leaves and stalks',
  '3 red, ripe tomatoes, sliced',
  '1 leg of lamb, trimmed, at room temperature',
];

describe('foodsOfRow', () => {
  test.each(several)('the row "%s" is split into its foods', (line, foods) => {
    expect(textsOf(splitIngredientLine(line))).toEqual(foods);
  });

  test.each(several)('the same row in a name is split alike: %s', (line, foods) => {
    expect(textsOf({ name: line, amount: '', unit: '' })).toEqual(foods);
  });

  test.each(shared)('the foods of the row "%s" share its amount', (line, foods) => {
    expect(textsOf({ name: line, amount: '', unit: '' })).toEqual(foods);
    for (const { sharedBy } of foodsOfRow(splitIngredientLine(line))) {
      expect(sharedBy).toBe(foods.length);
    }
  });

  test.each(single)('the row "%s" is one food', (line) => {
    const row = splitIngredientLine(line);
    expect(foodsOfRow(row)).toHaveLength(1);
    expect(foodsOfRow({ name: line, amount: '', unit: '' })).toEqual(foodsOfRow(row));
  });
});

describe('a remark', () => {
  const notesOf = (line: string) =>
    foodsOfRow({ name: line, amount: '', unit: '' }).map(({ ingredient: { name, note } }) =>
      note === undefined ? name : `${name} (${note})`,
    );

  test('a remark in a row stays with its food, one of purpose with all', () => {
    expect(notesOf('onion, diced, carrot and celery, to serve')).toEqual([
      'onion (diced, to serve)',
      'carrot (to serve)',
      'celery (to serve)',
    ]);
  });

  test.each([
    ['onion, red', 'red onion'],
    ['1 onion, red, sliced', 'red onion (sliced)'],
    ['1 cup sugar, caster', 'caster sugar'],
    ['500 g mince, pork', 'pork mince'],
    ['200 g pasta (penne or rigatoni)', 'penne (or rigatoni)'],
    ['1 tsp oil, sesame', 'sesame oil'],
    ['1 cup button or Swiss brown mushrooms', 'button mushrooms (or Swiss brown mushrooms)'],
    ['1 partially baked 9-inch tart shell', 'tart shell (partially baked 9-inch)'],
    ['1 red capsicum, roasted', 'red capsicum (roasted)'],
    ['1 lemon, juice only', 'lemon (juice only)'],
  ])('a remark in a row may be part of the name: %s', (line, name) => {
    expect(notesOf(line)).toEqual([name]);
  });

  test.each([
    ['1 avocado, sliced (optional)', [true]],
    ['Optional: chives, lime wedges', [true, true]],
    ['parsley (optional), lime wedges', [true, false]],
    ['parsley and lime wedges (optional)', [true, true]],
    ['cucumber slices, dill – optional garnishes', [true, true]],
    ['1 lime (can be omitted)', [true]],
    ['1 ham bone, if you have one', [true]],
    ['chilli flakes, if you like', [true]],
    ['1 onion', [false]],
  ])('a remark in a row says what can be left out: %s', (line, isOptional) => {
    const foods = foodsOfRow({ name: line, amount: '', unit: '' });
    expect(foods.map((food) => food.isOptional)).toEqual(isOptional);
  });

  test('a heading says what can be left out of its rows', () => {
    const row = { name: 'chives', amount: '', unit: '', section: 'Optional toppings' };
    expect(foodsOfRow(row)).toMatchObject([{ isOptional: true }]);
  });
});

test('a blank row has no food', () => {
  expect(foodsOfRow({ name: ' ', amount: '', unit: '' })).toEqual([]);
});

test('an amount of one piece is not shared by the foods of a row', () => {
  expect(textsOf({ name: '1 onion and garlic', amount: '', unit: '' })).toEqual([
    '1 onion',
    'garlic',
  ]);
});

function textsOf(row: Ingredient): string[] {
  return foodsOfRow(row).map(({ ingredient }) => text(ingredient));
}

function text({ amount, unit, name }: Ingredient): string {
  return [amount, unit, name].filter((part) => part !== '').join(' ');
}

test.each([
  ['in the name', (text: string) => ({ name: text, amount: '', unit: '' })],
  ['in the note', (text: string) => ({ name: 'rice', amount: '1', unit: 'cup', note: text })],
])('a list longer than any of a recipe has each word in a few foods: %s', (_where, rowOf) => {
  const words = Array.from(
    { length: 60 },
    (_, at) => `f${'o'.repeat(at % 7)}d${'e'.repeat(at % 5)}`,
  );
  for (const conjunction of [', ', '/', ' & ']) {
    const foods = foodsOfRow(rowOf(words.join(conjunction).slice(0, 280)));
    expect(foods.length).toBeLessThanOrEqual(32);
    const remaining = foods
      .map(({ ingredient: { name, note = '' } }) => `${name} ${note}`)
      .join(' ');
    for (const word of words.join(conjunction).slice(0, 280).split(conjunction))
      expect(remaining).toContain(word);
  }
});
