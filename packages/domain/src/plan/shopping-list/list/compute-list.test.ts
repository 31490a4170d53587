import { describe, expect, test } from 'vitest';
import {
  allLines,
  item,
  listOf,
  lineOf,
  recipe,
  short,
  today,
} from '../../../../testing/list-weeks';

const pancakes = recipe('Pancakes', '1 L milk', '2 eggs', 'salt, to taste', '1 cup water');
const custard = recipe('Custard', '500 ml milk', '4 egg yolks');

describe('a line', () => {
  test('a list line is what recipes and items need of a food, and names each', () => {
    const list = listOf({ recipes: [pancakes], listed: [custard], items: [item('2 L milk')] });
    const milk = lineOf(list, 'milk');
    expect(short(milk)).toBe('Milk 3.5 L');
    expect(milk?.parts).toMatchObject([
      { source: 'meal', id: 'meal Pancakes', recipeTitle: 'Pancakes', date: today, text: '1 L' },
      { source: 'recipe', id: 'listed Custard', recipeTitle: 'Custard', text: '500 mL' },
      { source: 'item', id: 'item 2 L milk', ingredientText: '2 L milk', text: '2 L' },
    ]);
    expect(milk?.items).toEqual([
      { id: 'item 2 L milk', text: '2 L milk', isTicked: false, isCleared: false, by: 'priya' },
    ]);
    expect(milk?.recipeAmounts).toEqual([{ amount: 1.5, unit: 'l' }]);
  });

  test('a list line loses only the part that goes', () => {
    const list = listOf({ listed: [custard], items: [item('2 L milk')] });
    expect(short(lineOf(list, 'milk'))).toBe('Milk 2.5 L');
  });

  test('a list line has a name and an amount set by hand, and still says the sum', () => {
    const lines = [{ key: 'milk', name: 'Oat milk', amount: '2 cartons', note: 'the blue one' }];
    const milk = lineOf(listOf({ recipes: [pancakes], lines }), 'milk');
    expect(milk).toMatchObject({
      name: 'Oat milk',
      text: '2 cartons',
      note: 'the blue one',
      computed: { name: 'Milk', text: '1 L' },
      override: { name: 'Oat milk', amount: '2 cartons' },
    });
  });

  test('a list line is in the aisle it was moved to, in the walk of the store', () => {
    const given = { recipes: [pancakes], foods: { milk: { aisle: 'Drinks' as const } } };
    expect(lineOf(listOf(given), 'milk')).toMatchObject({
      aisle: 'Drinks',
      usualAisle: 'Dairy, Eggs & Fridge',
    });
    const walk = listOf({ ...given, aisleOrder: ['Drinks'] }).aisles.map(({ aisle }) => aisle);
    expect(walk).toEqual(['Drinks', 'Dairy, Eggs & Fridge', 'Herbs & Spices']);
  });

  test('a split of a wording or of measures gives lines of their own', () => {
    const salad = recipe('Salad', '1 spanish onion', '2 red onions', '1 onion', '150 g onion');
    const foods = {
      'red-onion--spanish-onion': { isSplit: true },
      onion: { areMeasuresSplit: true },
    };
    const list = listOf({ recipes: [salad], foods });
    expect(allLines(list).map(short)).toEqual([
      'Onions 1 + 150 g',
      'Red onions 2',
      'Spanish onion 1',
    ]);
  });
});

test('the needs of a recipe sent as JSON give the same list', () => {
  const soup = recipe('Soup', '2 onions', '150 g onion', '⅓ cup flour', '2 x 400 g tins tomatoes');
  const sent = JSON.parse(JSON.stringify(soup)) as typeof soup;
  const of = (each: typeof soup) => listOf({ recipes: [each], quantity: 3 });
  expect(of(sent)).toEqual(of(soup));
  expect(allLines(of(soup)).map(short)).toContain('Onions 9 (about 1.35 kg)');
});

describe('an item', () => {
  test('an item of a food that nobody knows is a line with its text', () => {
    const widgets = allLines(listOf({ items: [item('6 widgets, the long ones')] }));
    expect(widgets.map(short)).toEqual(['6 widgets, the long ones']);
    expect(widgets[0]).toMatchObject({ isWaiting: false, computed: { text: '' } });
  });

  test('an item of a recipe’s unknown food joins its line', () => {
    const list = listOf({
      recipes: [recipe('Tea', '2 quandong barks')],
      items: [item('3 quandong bark')],
    });
    expect(allLines(list).map(short)).toEqual(['Quandong barks 5']);
  });

  test('an item of several foods stays one line', () => {
    const list = listOf({ recipes: [pancakes], items: [item('milk and bread')] });
    expect(short(lineOf(list, 'item-item milk and bread'))).toBe('milk and bread');
    expect(short(lineOf(list, 'milk'))).toBe('Milk 1 L');
  });

  test('an item that the server has not read yet waits, with its text', () => {
    const list = listOf({ items: [item('2 L milk', { needs: undefined })] });
    expect(list.waiting.map(short)).toEqual(['2 L milk']);
    expect(list.aisles).toEqual([]);
    expect(list).toMatchObject({ done: 0, total: 1 });
  });

  test('an item that was moved to an aisle is there', () => {
    const foods = { 'item-item milk and bread': { aisle: 'Bakery' as const } };
    const list = listOf({ items: [item('milk and bread')], foods });
    expect(list.aisles.map(({ aisle }) => aisle)).toEqual(['Bakery']);
  });

  test.each([
    ['Beer 24 pack', 'Beer 24 pack'],
    ['6 pack beer', '6 pack beer'],
    ['paper towels 2pk', 'paper towels 2pk'],
    ['nappies size 4', 'nappies size 4'],
    ['Coke 6x375ml', 'Coke 6x375ml'],
    ['milk 2 L x2', 'milk 2 L x2'],
    ['bread (x2)', 'bread (x2)'],
    ['1 pack mince', 'Beef mince 1 packet'],
    ['2 packs of chips', 'Potato chips 2 packets'],
    ['milk x 2', 'Milk 2'],
    ['Milk 2L', 'Milk 2 L'],
  ])('an item typed as %j reads %j, without a number lost', (text, shown) => {
    expect(allLines(listOf({ items: [item(text)] })).map(short)).toEqual([shown]);
  });

  test('an item of water or a cake tin is bought', () => {
    const list = listOf({ recipes: [pancakes], items: [item('water'), item('cake tin')] });
    expect(list.atHome).toEqual([]);
    expect(lineOf(list, 'water')?.isAtHome).toBe(false);
  });
});

describe('on the list', () => {
  test('staples and what is at home are named separately on the list', () => {
    const list = listOf({ recipes: [pancakes], foods: { salt: { isStaple: true } } });
    expect(list.staples.map(short)).toEqual(['Salt']);
    expect(list.atHome.map(short)).toEqual(['Water 1 cup']);
    expect(list).toMatchObject({ done: 0, total: 2 });
  });

  test('a staple that someone typed is on the list to buy', () => {
    const list = listOf({
      recipes: [pancakes],
      items: [item('salt')],
      foods: { salt: { isStaple: true } },
    });
    expect(list.staples).toEqual([]);
    expect(list.total).toBe(3);
  });
});

describe('“mince is beef mince”', () => {
  const dinner = recipe('Dinner', '500 g lamb mince', '200 g beef mince');

  test("a food set to be the same as another adds up under the other's name", () => {
    const list = listOf({
      recipes: [dinner],
      foods: { 'lamb-mince': { sameAs: 'beef-mince' } },
      known: ['beef mince'],
    });
    expect(allLines(list).map(short)).toEqual(['Beef mince 700 g']);
    expect(allLines(list)[0]?.parts.map(({ wording }) => wording.name)).toEqual([
      'Beef mince',
      'Lamb mince',
    ]);
  });

  test('a chain of foods set to be the same adds up, also under one that no recipe names', () => {
    const foods = {
      'lamb-mince': { sameAs: 'beef-mince' },
      'beef-mince': { sameAs: 'pork-mince' },
    };
    const list = listOf({ recipes: [dinner], foods, known: ['pork mince'] });
    expect(allLines(list).map(short)).toEqual(['Pork mince 700 g']);
  });

  test('foods set to be the same in a circle are one line all the same', () => {
    const foods = {
      'lamb-mince': { sameAs: 'beef-mince' },
      'beef-mince': { sameAs: 'lamb-mince' },
    };
    const list = listOf({ recipes: [dinner], foods, known: ['beef mince'] });
    expect(allLines(list).map(short)).toEqual(['Beef mince 700 g']);
  });

  test('a food set to be the same as another counts the ticks and notes from before', () => {
    const lines = [
      { key: 'lamb-mince', covered: [{ amount: 500, unit: 'g' }], note: 'lean' },
      { key: 'beef-mince', covered: [{ amount: 200, unit: 'g' }], note: 'fresh' },
    ];
    const foods = { 'lamb-mince': { sameAs: 'beef-mince' } };
    const [line] = allLines(listOf({ recipes: [dinner], foods, lines }));
    expect(line).toMatchObject({ isTicked: true, note: 'fresh; lean' });
  });
});
