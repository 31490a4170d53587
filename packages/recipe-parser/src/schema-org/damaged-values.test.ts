/** Values of schema.org as sites and programs damage them: what they mean is read all the same. */
import { describe, expect, it, test } from 'vitest';
import { joinBrokenLines } from './broken-lines';
import { recipeFromSchemaOrg } from './recipe-from-schema-org';

const read = (node: Record<string, unknown>) =>
  recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Pie', ...node }])!;
const lines = (recipeIngredient: unknown) => read({ recipeIngredient }).ingredientLines;
const steps = (recipeInstructions: unknown) =>
  read({ recipeInstructions }).steps.map(({ text, section }) =>
    section ? `${section}| ${text}` : text,
  );

describe('times and amounts that are objects', () => {
  it.each([
    [{ minValue: 'PT30M', maxValue: 'PT40M' }, 40],
    [{ '@type': 'QuantitativeValue', value: 30, unitCode: 'MIN' }, 30],
    [{ '@type': 'Duration', '@value': 'PT25M' }, 25],
  ])('the time %j takes %d minutes', (totalTime, minutes) => {
    expect(read({ totalTime }).totalMinutes).toBe(minutes);
  });

  it.each([
    [{ name: 'flour', amount: { value: 2, unitText: 'cups' } }, '2 cups flour'],
    [
      { name: 'flour', requiredQuantity: { minValue: 2, maxValue: 3, unitText: 'cups' } },
      '2-3 cups flour',
    ],
    [{ '@type': 'HowToSupply', name: 'eggs', requiredQuantity: 3 }, '3 eggs'],
    [{ '@type': 'PropertyValue', name: 'milk', value: '250', unitText: 'ml' }, '250 ml milk'],
  ])('the ingredient %j is the line "%s"', (ingredient, line) => {
    expect(lines([ingredient, 'salt'])[0]).toBe(line);
  });
});

describe('escapes that lost their backslash', () => {
  it.each([
    ['1 cup shepherdu0026#039;s cheese', "1 cup shepherd's cheese"],
    ['2 jalapeu00f1os', '2 jalapeños'],
    ['100 ml cru00e8me frau00eeche', '100 ml crème fraîche'],
    ['1 tin mumu2019s beans', '1 tin mum’s beans'],
    ['salt u0026 pepper', 'salt & pepper'],
    ['u00bd cup milk', '½ cup milk'],
    ['1 u003cbu003elargeu003c/bu003e egg', '1 large egg'],
    ['2 cups Gruyu00E8re', '2 cups Gruyère'],
    ['1 bottle u20 cola', '1 bottle u20 cola'],
    ['vu0041 juice', 'vu0041 juice'],
  ])('the line "%s" reads "%s"', (line, plain) => {
    expect(lines([line, '1 egg'])[0]).toBe(plain);
  });

  test('a list of keywords is divided after its escapes are read', () => {
    expect(read({ keywords: 'momu0026#039;s,quick; easy' }).tags).toEqual([
      "mom's",
      'quick',
      'easy',
    ]);
  });
});

describe('addresses of pictures', () => {
  it.each([
    ['http://a.example/pic ture.jpg', 'http://a.example/pic%20ture.jpg'],
    ['https://a.example/pie (1).jpg', 'https://a.example/pie%20(1).jpg'],
    ['https://a.example/pie[1]|large.jpg', 'https://a.example/pie[1]|large.jpg'],
    ['//a.example/my pie.jpg', '//a.example/my%20pie.jpg'],
    ['/img/my pie.jpg', '/img/my%20pie.jpg'],
    ['img/my pie.jpg', 'img/my%20pie.jpg'],
    ['https://a.example/crème.jpg', 'https://a.example/crème.jpg'],
  ])('the address %s is kept as %s', (image, address) => {
    expect(read({ image }).imageUrl).toBe(address);
  });

  it.each([
    [{ '@id': 'https://a.example/pie/#img' }],
    ['a photo of it'],
    [{ '@id': '#primaryimage' }],
  ])('the value %j is no address of an image', (image) => {
    expect(read({ image }).imageUrl).toBeUndefined();
  });

  test('an image that is named by its own address is one', () => {
    expect(read({ image: { '@id': 'https://a.example/pie.jpg' } }).imageUrl).toBe(
      'https://a.example/pie.jpg',
    );
  });
});

test('the other sizes of an image are kept for where the best cannot be fetched, and other images are further ones', () => {
  const image = [
    'https://a.example/a-100x100.jpg',
    'https://a.example/a.jpg',
    { url: 'https://a.example/b.jpg', width: 800 },
  ];
  expect(read({ image })).toMatchObject({
    imageUrl: 'https://a.example/a.jpg',
    otherImageUrls: ['https://a.example/a-100x100.jpg'],
    moreImageUrls: ['https://a.example/b.jpg'],
  });
  expect(read({ image: 'https://a.example/a.jpg' })).not.toHaveProperty('otherImageUrls');
});

describe('Markdown in steps', () => {
  it.each([
    ['**Prep:**\n- Peel *garlic*\n- Chop', ['Prep| Peel garlic', 'Prep| Chop']],
    [
      '## Sauce\n1. Melt the __butter__.\n2. Add _flour_.',
      ['Sauce| Melt the butter.', 'Sauce| Add flour.'],
    ],
    ['* Mix it.\n* Bake it.', ['Mix it.', 'Bake it.']],
    ['Use [this pan](https://pans.example/one).', ['Use this pan.']],
    ['![The pie](https://pans.example/pie.jpg)\nBake it.', ['Bake it.']],
    ['Heat to `180 °C`, ~~then~~ and bake.', ['Heat to 180 °C, then and bake.']],
    ['***Slowly*** stir.', ['Slowly stir.']],
    ['Use 2 * 3 cm pieces, 4*4 at most.', ['Use 2 * 3 cm pieces, 4*4 at most.']],
    ['Set snake_case_words aside.', ['Set snake_case_words aside.']],
    ['Add the stock* and stir.', ['Add the stock* and stir.']],
  ])('the text %j is the steps %j', (text, expected) => {
    expect(steps(text)).toEqual(expected);
    expect(steps([{ '@type': 'HowToStep', text }])).toEqual(expected);
  });

  test('a list in Markdown in one of several steps divides that step', () => {
    expect(steps(['Heat the oven.', '**Prep:**\n- Peel *garlic*\n- Chop'])).toEqual([
      'Heat the oven.',
      'Prep| Peel garlic',
      'Prep| Chop',
    ]);
  });
});

describe('lists whose separators were lost', () => {
  it.each([
    [
      '250g of pork belly in a stripA large pinch of salt100ml of plain oil½ a hispi cabbage2 spring onions',
      [
        '250g of pork belly in a strip',
        'A large pinch of salt',
        '100ml of plain oil',
        '½ a hispi cabbage',
        '2 spring onions',
      ],
    ],
    ['2 cups flour1 tsp salt3 eggs', ['2 cups flour', '1 tsp salt', '3 eggs']],
    [
      '1 onion (diced)2 cloves garlic, crushed400g tin tomatoesSalt and pepper',
      ['1 onion (diced)', '2 cloves garlic, crushed', '400g tin tomatoes', 'Salt and pepper'],
    ],
    [
      '200 g Mehl100 g Zucker3 EierPrise Salz',
      ['200 g Mehl', '100 g Zucker', '3 Eier', 'Prise Salz'],
    ],
    ['1 kg potatoes½ cup milk50 g butter', ['1 kg potatoes', '½ cup milk', '50 g butter']],
    [
      '3 tbsp chilli powder 2 tbsp sesame oil2 onions, chopped.3 cloves garlic, minced.Salt1 cup milk plus 2 tbsp',
      [
        '3 tbsp chilli powder',
        '2 tbsp sesame oil',
        '2 onions, chopped.',
        '3 cloves garlic, minced.',
        'Salt',
        '1 cup milk plus 2 tbsp',
      ],
    ],
  ])('the line "%s" is divided', (line, expected) => {
    expect(lines([line])).toEqual(expected);
    expect(lines(line)).toEqual(expected);
  });

  it.each([
    ['1 cup McVitie biscuits'],
    ['2 tbsp vitamin B12 yeast'],
    ['1 tin of DeLallo tomatoes and 1 cup LaCroix water'],
    ['300 g type00 flour'],
    ['2 cups self-raising flour, sifted with 1 tsp salt'],
  ])('the line "%s" stays whole', (line) => {
    expect(lines([line])).toEqual([line]);
    expect(lines([line, '1 egg'])[0]).toBe(line);
  });

  test('sentences without a space between them are steps', () => {
    expect(steps('Heat the oven.Mix the flour and eggs.Bake for 20 minutes.')).toEqual([
      'Heat the oven.',
      'Mix the flour and eggs.',
      'Bake for 20 minutes.',
    ]);
  });
});

describe('line ends inside a line', () => {
  it.each([
    [
      ['2   cups\n flour', '3 eggs'],
      ['2 cups flour', '3 eggs'],
    ],
    [
      ['1 tbsp\n\tolive oil,\n extra virgin', '3 eggs'],
      ['1 tbsp olive oil, extra virgin', '3 eggs'],
    ],
    [
      ['2 cups\nFlour', '3 eggs'],
      ['2 cups Flour', '3 eggs'],
    ],
    [
      ['250 g butter\n(softened)', '3 eggs'],
      ['250 g butter (softened)', '3 eggs'],
    ],
    [
      ['2 cups flour\n3 eggs', 'salt'],
      ['2 cups flour', '3 eggs', 'salt'],
    ],
    [
      ['2 cups flour<br>3 eggs', 'salt'],
      ['2 cups flour', '3 eggs', 'salt'],
    ],
    [
      ['Salt\nPepper', '3 eggs'],
      ['Salt', 'Pepper', '3 eggs'],
    ],
  ])('line ends in %j are spaces where the line goes on: %j', (given, expected) => {
    expect(lines(given)).toEqual(expected);
  });
});

test.each([
  [
    ['3 tablespoons purchased', 'tikka masala paste'],
    ['3 tablespoons purchased tikka masala paste'],
  ],
  [
    ['¼ cup each desiccated', 'coconut and panko breadcrumbs'],
    ['¼ cup each desiccated coconut and panko breadcrumbs'],
  ],
  [
    ['2 cups flour', 'salt'],
    ['2 cups flour', 'salt'],
  ],
  [
    ['1 tsp dried', 'Basil'],
    ['1 tsp dried', 'Basil'],
  ],
  [
    ['2 large', '1 cup sugar'],
    ['2 large', '1 cup sugar'],
  ],
  [
    ['2 tbsp linseed', 'honey'],
    ['2 tbsp linseed', 'honey'],
  ],
])('broken lines are joined where they belong together: %j', (lines, joined) => {
  expect(joinBrokenLines(lines)).toEqual(joined);
});

it.each<[string, object]>([
  [
    'lists that are written as objects',
    {
      recipeIngredient: { 0: '500 g flour', 1: '2 eggs' },
      recipeInstructions: { 0: { text: 'Mix.' }, 1: { text: 'Bake.' } },
    },
  ],
  [
    'names in another number',
    { recipeIngredients: ['500 g flour', '2 eggs'], recipeInstruction: ['Mix.', 'Bake.'] },
  ],
  [
    'names in small letters',
    { recipeingredient: ['500 g flour', '2 eggs'], recipeinstructions: ['Mix.', 'Bake.'] },
  ],
])('a recipe with %s is read', (_kind, lists) => {
  const draft = recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Bread', ...lists }]);
  expect(draft?.ingredientLines).toEqual(['500 g flour', '2 eggs']);
  expect(draft?.steps.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
});

it('a node without a type is a recipe if it has both lists', () => {
  const lists = { recipeIngredient: ['2 eggs'], recipeInstructions: ['Boil them.'] };
  expect(recipeFromSchemaOrg([{ name: 'Eggs', ...lists }])?.title).toBe('Eggs');
});

it('a list in one line is divided at its commas, if its parts are ingredients', () => {
  const linesOf = (recipeIngredient: string) =>
    recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Bread', recipeIngredient }])?.ingredientLines;
  expect(linesOf('500 g flour, 2 eggs, 1,5 l milk, salt')).toEqual([
    '500 g flour',
    '2 eggs',
    '1,5 l milk',
    'salt',
  ]);
  expect(linesOf('2 onions, peeled, cut into rings')).toEqual(['2 onions, peeled, cut into rings']);
});
