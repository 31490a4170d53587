import { describe, expect, it } from 'vitest';
import { listFoods } from '@saltbush/recipe-parser/foods';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { menuFacts } from './menu-facts';
import { proteinOf } from './proteins';

const recipe = (
  title: string,
  lines: string[],
  more: Partial<RecipeContent> = {},
): RecipeContent => ({
  title,
  tags: [],
  steps: [],
  ingredients: lines.map((name) => ({ name, amount: '', unit: '' })),
  ...more,
});

describe('main proteins', () => {
  it.each<[string, string[], string[]]>([
    [
      'Green curry',
      ['600 g chicken thighs', '400 mL coconut milk', '1 cup chicken stock'],
      ['chicken'],
    ],
    ['Dal', ['300 g red lentils', '1 onion'], ['legumes']],
    ['Carbonara', ['200 g bacon', '4 eggs', '400 g spaghetti'], ['eggs', 'pork']],
    [
      'Minestrone with a little bacon',
      ['50 g bacon', '1 tin cannellini beans', '2 carrots'],
      ['legumes'],
    ],
    ['Stir-fried greens', ['1 bunch bok choy', '2 tbsp oyster sauce', '1 tsp fish sauce'], []],
    ['Tuna steaks', ['4 tuna steaks'], ['fish']],
    ['Rissoles', ['500 g beef rissoles'], ['beef']],
    ['Stew', ['1 kg gravy beef'], ['beef']],
    ['Clam salad', ['500 g geoduck'], ['seafood']],
    ['Fried rice', ['prawns', '2 cups rice', '1 egg'], ['seafood']],
  ])('the dish "%s" has its main proteins', (title, lines, proteins) => {
    expect(menuFacts(recipe(title, lines)).proteins.toSorted()).toEqual(proteins);
  });

  it('every meat and fish of the food table has a main protein, all but offal and bones', () => {
    const none = [...listFoods()].filter(
      (food) => food.aisle === 'Meat & Seafood' && !proteinOf(food),
    );
    expect(none.length).toBeLessThan(35);
  });
});

describe('perishables', () => {
  it('perishable foods are measured in packs, and a kind of a food counts as it', () => {
    const { perishables } = menuFacts(
      recipe('Tabbouleh', [
        '40 g flat-leaf parsley',
        '1 bunch spring onions',
        'mint, to serve',
        '2 onions',
        '1/4 lettuce',
      ]),
    );
    expect(perishables).toEqual([
      { food: 'parsley', name: 'flat leaf parsley', packs: 0.4 },
      { food: 'spring-onion', name: 'spring onions', packs: 1 },
      { food: 'mint', name: 'mint', packs: 0.25 },
      { food: 'lettuce', name: 'lettuce', packs: expect.any(Number) },
    ]);
  });
});

describe('the course', () => {
  it.each<[string, string[], Partial<RecipeContent>, string | undefined]>([
    ['Anything', [], { course: 'side' }, 'side'],
    ['Something', ['500 g beef mince'], { tags: ['Mains'] }, 'dinner'],
    ['Lamb curry', ['500 g diced lamb', '1 onion', '1 tbsp caster sugar'], {}, 'dinner'],
    ['Mushroom risotto', ['300 g arborio rice', '300 g mushrooms', '50 g parmesan'], {}, 'dinner'],
    ['Apple pie', ['6 apples', '1/2 cup caster sugar', '2 cups plain flour'], {}, undefined],
    ['Chicken pie', ['500 g chicken thighs', '2 sheets puff pastry', '1 leek'], {}, 'dinner'],
    ['Carrot cake', ['2 cups plain flour', '3 carrots', '3 eggs'], {}, 'baking'],
    ['Black bean brownies', ['1 tin black beans', '3 eggs', '1/2 cup cocoa powder'], {}, 'baking'],
    ['Chicken stock', ['1 kg chicken wings', '2 carrots', '1 onion'], {}, undefined],
    ['Green salad', ['1 lettuce', '1 cucumber', '2 tomatoes'], {}, undefined],
    ['Pavlova', ['6 egg whites', '300 g caster sugar', '300 mL cream'], {}, 'dessert'],
    ['Sausages with onion gravy', ['8 beef sausages', '2 onions', '800 g potatoes'], {}, 'dinner'],
    ['Vegetable fried rice', ['3 cups rice', '4 eggs', '2 carrots'], {}, 'dinner'],
    ['Rice pudding', ['1 cup rice', '1 L milk', '3 eggs'], {}, 'dessert'],
    ['Toast', ['bread'], {}, undefined],
    ['Zucchini slice', ['4 zucchini', '5 eggs', '1 onion', '1 cup cheddar'], {}, 'dinner'],
    ['Caramel slice', ['1 tin condensed milk', '125 g butter', '1 cup flour'], {}, 'baking'],
    [
      'Chocolate pots',
      ['400 g silken tofu', '200 g dark chocolate', '1/3 cup caster sugar'],
      {},
      undefined,
    ],
    ['Sticky tofu', ['450 g tofu', '2 cloves garlic', '1 tbsp caster sugar'], {}, 'dinner'],
    ['Macaroni cheese', ['400 g macaroni', '2 cups grated cheddar', '3 cups milk'], {}, 'dinner'],
  ])('the dish "%s" has the course of its facts', (title, lines, more, course) => {
    expect(menuFacts(recipe(title, lines, more)).course).toBe(course);
  });
});

it('a recipe without meat or fish is meatless, one with a line that is not understood is not', () => {
  expect(menuFacts(recipe('Dal', ['300 g red lentils'])).isMeatless).toBe(true);
  expect(menuFacts(recipe('Stew', ['300 g beef'])).isMeatless).toBe(false);
  expect(menuFacts(recipe('Surprise', ['2 cups zorblax'])).isMeatless).toBe(false);
});
