/** Rows in the words of a kitchen: what is in a jar, what is made at home, what a pot takes. */
import { describe, expect, test } from 'vitest';
import { buildShoppingList } from './build-shopping-list';
import { listFromLines } from './list-from-lines';

const linesOf = (...ingredients: string[]) =>
  listFromLines({
    meals: [{ recipe: { title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' }],
  });

const boughtOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name, text, buy }) => `${name}: ${buy?.amount ?? text}`);

describe('the liquid of a jar', () => {
  test.each([
    [['1 cup kimchi', '¼ cup juice from kimchi'], ['Kimchi: 1 jar']],
    [['3 pickles', '2 tbsp pickle juice'], ['Pickles: 400 g jar']],
    [['2 tbsp liquid from the capers'], ['Capers: 110 g jar']],
    [['1 tbsp caper brine'], ['Capers: 110 g jar']],
    [['¼ cup brine from a jar of olives', '½ cup olives'], ['Olives: 350 g jar']],
    [['1 tbsp oil from the sun-dried tomatoes'], ['Sun-dried tomatoes: 280 g jar']],
    [['2 tbsp juice from the jar'], []],
    [['1 cup tomato juice'], ['Tomato juice: 1 bottle']],
    [['1 tbsp lemon juice'], ['Lemons: 1']],
  ])('the liquid in a jar is bought with what is in it: %s', (rows, bought) =>
    expect(boughtOf(...rows)).toEqual(bought),
  );
});

describe('seeds for eggs', () => {
  test.each([
    ['2 flax eggs', 'Ground linseed', '2 tbsp'],
    ['1 flaxseed egg', 'Ground linseed', '1 tbsp'],
    ['3 chia eggs', 'Chia seeds', '3 tbsp'],
    ['1 chia "egg"', 'Chia seeds', '1 tbsp'],
    ['2 duck eggs', 'Duck eggs', '2'],
  ])('an egg of seeds is bought as its seeds: %s', (row, name, text) =>
    expect(linesOf(row)).toMatchObject([{ name, text }]),
  );
});

describe('oil to fry in', () => {
  test.each([
    [['oil for deep frying', '2 tbsp vegetable oil'], 'Vegetable oil: 1 L bottle'],
    [['vegetable oil, to deep-fry'], 'Vegetable oil: 1 L bottle'],
    [['oil, for deep-frying (at least 1.5 litres)'], 'Vegetable oil: 1 L + 500 mL bottles'],
    [['oil for frying'], 'Vegetable oil: 500 mL bottle'],
  ])('oil to deep-fry in fills a pot: %s', (rows, bought) =>
    expect(boughtOf(...rows)).toEqual([bought]),
  );
});

describe('foods in the words of their cooks', () => {
  test.each([
    ['1 lb dry black beans', 'Dried black beans'],
    ['200 g dry chickpeas', 'Dried chickpeas'],
    ['1 cup dry white wine', 'White wine'],
    ['2 tbsp full-fat Greek yoghurt', 'Greek yoghurt'],
    ['1 tub full fat ricotta', 'Ricotta'],
    ['1 gousse de vanille', 'Vanilla bean'],
    ['2 hojas de laurel', 'Bay leaves'],
    ['1 bouquet garni (thyme, bay leaf, parsley)', 'Bouquet garni'],
    ['4 sneetjes roggebrood', 'Rye bread'],
    ['basilico alcune foglie', 'Basil'],
    ['quelques feuilles de menthe', 'Mint'],
  ])('a word beside a food hides it from nobody: %s', (row, name) =>
    expect(linesOf(row).map((line) => line.name)).toEqual([name]),
  );

  test.each([
    ['4 Paar Wiener Würstchen', '8'],
    ['1 poivron rouge et 1 poivron vert', '1'],
    ['3 leaves bay', '3'],
  ])('a count of pairs, of two foods and of leaves is read: %s', (row, text) =>
    expect(new Set(linesOf(row).map((line) => line.text))).toEqual(new Set([text])),
  );

  test.each([
    ["2 potatoes, peeled (opt'l)", true],
    ['1 tbsp capers (opt.)', true],
    ['evtl. Petersilie', true],
    ['¾ cup sugar (½ cup if you would like it less sweet)', false],
    ['chilli, if you would like', true],
  ])('short words for "optional" count, and those about an amount do not: %s', (row, isOptional) =>
    expect(linesOf(row).map((line) => line.isOptional)).toEqual([isOptional]),
  );

  test.each(['sautéed', 'grilled', 'braised', 'wilted'])(
    'foods to serve are bought, though one is unknown and one is %s',
    (done) => {
      const names = linesOf(`White rice, ${done} silverbeet and farofa, to serve`).map(
        ({ name }) => name,
      );
      expect(names.toSorted()).toEqual(['Farofa', 'Rice', 'Silverbeet']);
    },
  );

  test('a choice behind a bracket is offered', () => {
    const [line] = linesOf('60 g parmesan, grated (about ½ cup) or pecorino');
    expect(line?.alternatives).toEqual(['Pecorino']);
  });
});

describe('a weight beside a count', () => {
  test.each([
    ['2 (about 500 g) chicken breast fillets', '500 g'],
    ['3 chicken breasts, about 600 g', '600 g'],
    ['2 x 1.2 kg whole chickens', '2.4 kg'],
    ['1 (4 lb) chuck roast', '1.81 kg'],
    ['1 whole chicken (1.5 kg)', '1.5 kg'],
  ])('a weight is of one piece or of all, whichever they can have: %s', (row, text) =>
    expect(linesOf(row).map((line) => line.text)).toEqual([text]),
  );
});

describe('headings among the rows', () => {
  const after = ['2 onions', '1 cup rice'];
  test.each(['Curry', 'To serve', 'For serving', 'Marinade', 'Lemon cream'])(
    'a heading is nothing to buy: %s',
    (heading) => {
      const bought = boughtOf(heading, ...after);
      expect(bought).toHaveLength(2);
    },
  );

  test.each(['1 tsp curry', 'Curry powder', 'Curry leaves'])('a spice is bought: %s', (spice) => {
    expect(boughtOf(spice, ...after)).toHaveLength(3);
  });
});

describe('a weight beside cups', () => {
  test.each([
    ['1½ cups Velveeta cheese, 12 ounces', '340 g (12 oz)'],
    ['5-6 cups fresh spinach, chopped (about 8 ounces)', '227 g (8 oz)'],
    ['1 cup parmesan, freshly grated, about 4 ounces', '113 g (4 oz)'],
    ['1¼ cups wholemeal flour, about 170-200 grams', '200 g'],
    ['3 cups (90 g/3 oz) baby spinach', '90 g'],
    ['4 tbsp butter (57 g)', '57 g'],
    ['3 tbsp unsalted butter, 1 1/2 oz', '43 g (1½ oz)'],
    ['3 tbsp butter, 1½ oz, or lard', '43 g (1½ oz)'],
    ['1 tbsp butter (1/2 oz)', '14 g (½ oz)'],
    // Another thing's weight, a package, what is poured, and spices.
    ['1 cup white sugar (300 g)', '1 cup'],
    ['1 cup chocolate chips, 12 oz bag', '1 cup'],
    ['1 cup walnuts, from 200 g in shells', '1 cup'],
    ['1 cup milk (240 g)', '1 cup'],
    ['2 tbsp paprika (12 g)', '2 tbsp'],
  ])('a weight that a recipe states beside its cups is bought: "%s" is %s', (row, text) =>
    expect(linesOf(row)).toMatchObject([{ text }]),
  );
});

describe('pieces with a weight', () => {
  test.each([
    ['1 head broccoli, medium, approx. 400 grams', '1'],
    ['2 heads broccoli (about 700 g)', '2'],
    ['1 cauliflower, about 800 g', '1'],
    ['1 celeriac (about 500 g)', '1'],
    ['1 head broccoli, about 1 kg', '1 kg'],
    ['2 8 oz baby kale', '454 g'],
  ])('pieces of about the usual size are counted: "%s" is %s', (row, text) =>
    expect(linesOf(row)).toMatchObject([{ text }]),
  );
});

describe('what one bottle or fruit is enough for', () => {
  test.each([
    [['½ cup Chardonnay', '½ cup dry white wine'], ['Chardonnay / white wine: 750 mL bottle']],
    [['1 cup merlot', '½ cup red wine'], ['Merlot / red wine: 750 mL bottle']],
    [
      ['½ cup riesling', '½ cup red wine'],
      ['Red wine: 750 mL bottle', 'Riesling: 750 mL bottle'],
    ],
    [['1 tbsp orange juice'], ['Oranges: 1']],
    [['2 EL Orangensaft'], ['Oranges: 1']],
    [['1 cup orange juice'], ['Orange juice: 1 L bottle']],
  ])(
    'a wine of any grape is one, and a spoon of orange juice is of an orange: %s',
    (rows, bought) => expect(boughtOf(...rows).toSorted()).toEqual(bought),
  );
});

describe('what a recipe makes itself', () => {
  test.each([
    '1 batch pizza dough',
    '½ batch of shortcrust pastry',
    '1 recipe pie crust',
    '1 x batch basic risotto',
    '2 tbsp spice mix from above',
    '½ cup cranberry coating mixture',
    '1 cup egg mixture',
    '2 tbsp butter mixture',
    '1 cup reserved marinade',
    'Remaining spice rub',
    'All of the cookie dough',
    'rest of the cheese',
  ])('a part that a kitchen has made before is not bought: %s', (row) =>
    expect(boughtOf(row)).toEqual([]),
  );

  test.each([
    ['1 batch cookie dough, store-bought', ['Cookie dough: 1 batch']],
    ['1 quantity shortcrust pastry', ['Shortcrust pastry: 1 kg packet']],
    ['1 pizza dough', ['Pizza dough: 1']],
    ['1 cup pancake mix', ['Pancake mix: 1 packet']],
    ['250 g dried fruit mixture', ['Dried fruit mixture: 250 g']],
    ['1 cup mixed nut mixture', ['Mixed nut mixture: 1 packet']],
    ['1 tbsp Cajun spice mixture', ['Cajun spice mixture: 1 small jar']],
    ['200 g frozen vegetable mixture', ['Frozen vegetable mixture: 1 packet']],
    ['1 batch fresh coriander', ['Coriander: 1 bunch']],
    ['½ cup remoulade', ['Tartare sauce: 250 g jar']],
  ])('a food that shops have ready made is bought: %s', (row, bought) =>
    expect(boughtOf(row)).toEqual(bought),
  );

  const inSections = (...rows: readonly (readonly [section: string, name: string])[]) =>
    buildShoppingList([
      {
        recipe: {
          id: 'r',
          title: 'Dish',
          ingredients: rows.map(([section, name]) => ({ section, name, amount: '', unit: '' })),
        },
        quantity: 1,
        date: '2026-03-02',
      },
    ])
      .filter(({ isAtHome }) => !isAtHome)
      .map(({ name }) => name)
      .toSorted();

  test.each([
    ['For the Pizza Dough', ['500 g flour', '7 g yeast'], '1 pizza dough'],
    ['Tahini dressing:', ['2 tbsp tahini', '1 lemon'], '½ cup tahini dressing'],
    ['For the sauce', ['1 tbsp miso', '1 tbsp mirin'], 'sauce'],
    ['Für den Hefeteig', ['300 g Mehl', '1 Päckchen Hefe'], 'Hefeteig'],
    ['Pour la pâte brisée', ['250 g de farine', '125 g de beurre'], 'pâte brisée'],
  ])(
    'the part that the rows below "%s" make is not bought beside them',
    (heading, parts, asking) => {
      const rows = parts.map((part) => [heading, part] as const);
      const ofParts = inSections(...rows);
      expect(inSections(...rows, ['To finish', asking])).toEqual(ofParts);
    },
  );

  test('a food with the name of a heading is bought where the heading makes nothing', () => {
    const marinade = [
      ['Chicken', '500 g chicken thighs'],
      ['Chicken', '1 tbsp paprika'],
    ] as const;
    expect(inSections(...marinade, ['Salad', '1 chicken'])).toContain('Chicken');
  });
});
