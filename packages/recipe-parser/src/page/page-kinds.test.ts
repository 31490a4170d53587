/** Kinds of pages that say one thing in several places, each with siblings of other makers. */
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';

const steps =
  '<h2>Method</h2><ol><li>Mix it all well in a large bowl.</li><li>Bake it in the oven until golden.</li></ol>';
const items = (...lines: string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const listed = (...lines: string[]) => `<h2>Ingredients</h2>${items(...lines)}`;
const linesIn = (html: string) => readPage(html)?.ingredientLines;
const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...recipe })}</script>`;

describe('names of a recipe', () => {
  const titleOf = (name: string, heading = 'Lemon tart', head = 'Lemon tart | Bush Oven') =>
    readPage(
      `<title>${head}</title><meta property="og:site_name" content="Bush Oven">${data({ name, recipeIngredient: ['2 lemons'], recipeInstructions: ['Bake.'] })}<h1>${heading}</h1>`,
    )?.title;

  it.each([
    'Lemon tart Recipe - (4.8/5)',
    'Lemon tart (4,5 von 5)',
    'Lemon tart ★★★★☆',
    'Lemon tart by Mia Kerr',
    'Lemon tart – 12 votes',
  ])('a page’s title is without what is about the page: %j', (name) => {
    expect(titleOf(name)).toBe('Lemon tart');
  });

  it.each([
    'Lemon tart with almonds',
    'Lemon tart Recipe',
    'Lemon tart (the best)',
    'Lemon tart 2',
  ])('a page’s title keeps what may be part of the name: %j', (name) => {
    expect(titleOf(name)).toBe(name);
  });

  it('a page’s title stays the data’s where heading and head do not agree', () => {
    expect(titleOf('Lemon tart by Mia Kerr', 'Tarts')).toBe('Lemon tart by Mia Kerr');
  });
});

describe('what is beside a line', () => {
  it.each(['shopping list', 'add to basket', 'view this product', 'auf die Einkaufsliste'])(
    'a button of each line is none of its words: %j',
    (button) => {
      const foods = ['3 eggs', 'salt, to taste', '200 g flour', '1 onion', '500 ml milk'];
      const lines = foods.map((food) => `${food} <a href="#">${button}</a>`);
      expect(linesIn(`<h1>Pie</h1>${listed(...lines)}${steps}`)).toEqual(foods);
    },
  );

  it('words that lines end with alike are kept where they are the food', () => {
    const lines = [
      '1 cup rice flour',
      '2 cups oat flour',
      '1 cup bread flour',
      '1 tbsp corn flour',
    ];
    expect(linesIn(`<h1>Pie</h1>${listed(...lines)}${steps}`)).toEqual(lines);
  });

  it('a line of hRecipe of which only the food is marked once more is read whole', () => {
    const line = (amount: string, food: string) =>
      `<li class="ingredient">${amount} <b class="ingredient">${food}</b>, diced</li>`;
    const html = `<div class="hrecipe"><h1 class="fn">Stew</h1><ul>${line('3', 'carrots')}${line('1', 'onion')}</ul><p class="instructions">Simmer it for an hour.</p></div>`;
    expect(linesIn(html)).toEqual(['3 carrots, diced', '1 onion, diced']);
  });

  it.each([
    ['boxes', 'div', 'div'],
    ['an element of the site’s own', 'x-number', 'p'],
    ['paragraphs', 'p', 'p'],
  ])('amounts and foods beside each other are one line each: %s', (_what, amount, food) => {
    const rows = [
      ['500 g', 'flour'],
      ['2', 'eggs'],
      ['1 tsp', 'salt'],
      ['½', 'lemon'],
    ];
    const list = rows
      .map(([one, other]) => `<${amount}>${one}</${amount}> <${food}>${other}</${food}>`)
      .join('');
    expect(linesIn(`<h1>Pie</h1><h2>Ingredients</h2><div>${list}</div>${steps}`)).toEqual([
      '500 g flour',
      '2 eggs',
      '1 tsp salt',
      '½ lemon',
    ]);
  });
});

describe('headings of a page', () => {
  it('a table of nutrients is not the ingredients, however many amounts it has', () => {
    const rows = [
      'Energy 2,092 kJ',
      'Fat 17 g',
      'Saturates 11 g',
      'Carbohydrates 76 g',
      'Sugars 57 g',
      'Fibre 3.8 g',
      'Protein 8 g',
    ];
    const table = `<table>${rows.map((row) => `<tr><td>${row.replace(' ', '</td><td>')}</td></tr>`).join('')}</table>`;
    const html = `<h1>Pie</h1><h2 class="sr-only">Ingredients</h2>${items('2 eggs', '200 g flour')}${steps}${table}`;
    expect(linesIn(html)).toEqual(['2 eggs', '200 g flour']);
  });

  it.each([
    'Step 1: Prep your ingredients',
    'Combine the dry ingredients',
    '1. Gather ingredients',
  ])('a heading of a step does not begin the ingredients: %j', (heading) => {
    const html = `<h1>Chilli</h1>${listed('2 onions', '1 kg beef')}<h2>How to make chilli</h2><h3>${heading}</h3><p>Dice the onions and mince the garlic.</p><h3>Step 2: Cook</h3><p>Cook it all on low for eight hours.</p>`;
    expect(readPage(html)?.steps.map(({ text }) => text)).toEqual([
      'Dice the onions and mince the garlic.',
      'Cook it all on low for eight hours.',
    ]);
  });

  it('steps that count are read though each lists what it needs', () => {
    const step = (count: number, text: string) =>
      `<h2>Step ${count}/3</h2>${items('425 g strawberries', '150 g jam sugar', 'small plate', 'knife', 'large pot')}<p>${text}</p>`;
    const texts = [
      'Wash the strawberries and quarter them.',
      'Stir in the sugar and wait an hour.',
      'Boil it all for five minutes.',
    ];
    const html = `<h1>Jam</h1>${listed('425 g strawberries', '150 g jam sugar')}${texts.map((text, at) => step(at + 1, text)).join('')}`;
    expect(readPage(html)?.steps.map(({ text }) => text)).toEqual(texts);
  });

  it('toppings without amounts belong to the list', () => {
    const html = `<h1>Tacos</h1>${listed('500 g beef', '1 onion')}<h3>For the topping:</h3>${items('Shredded lettuce', 'Tomatoes', 'Guacamole', 'Sour cream', 'Coriander')}${steps}`;
    expect(linesIn(html)).toHaveLength(7);
  });
});

describe('state of a page that is rendered in the browser', () => {
  const recipe = {
    name: 'Soup',
    ingredients: [
      { name: 'Kritharaki', displayIngredientQuantity: 275, displayUnitOfMeasurement: 'g' },
      { name: 'Parmesan', displayIngredientQuantity: null, displayUnitOfMeasurement: null },
    ],
    preparationInstructions: [{ header: 'Step 1', body: 'Boil the noodles.' }, { body: 'Serve.' }],
  };

  it.each<[string, string]>([
    [
      'streamed in pieces',
      [`5:["$","$L24",null,${JSON.stringify({ recipe })}`, ']\n6:null\n']
        .map((piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`)
        .join(''),
    ],
    [
      'in an attribute',
      `<div data-page='${JSON.stringify({ props: { recipe } }).replaceAll("'", '&#39;')}'></div>`,
    ],
    ['in a script', `<script type="application/json">${JSON.stringify({ recipe })}</script>`],
  ])('a recipe is read from state %s', (_where, html) => {
    expect(readPage(`<title>Soup</title>${html}`)).toMatchObject({
      title: 'Soup',
      ingredientLines: ['275 g Kritharaki', 'Parmesan'],
      steps: [{ text: 'Boil the noodles.' }, { text: 'Serve.' }],
    });
  });
});

it('a step of the data that is the title again is none', () => {
  const html = data({
    name: 'Pie',
    recipeIngredient: ['2 eggs'],
    recipeInstructions: ['Pie', 'Mix it.', 'Bake it.'],
  });
  expect(readPage(html)?.steps).toEqual([{ text: 'Mix it.' }, { text: 'Bake it.' }]);
});

it('numbers in front of steps go, though a tip without a number is between them', () => {
  const html = data({
    name: 'Pie',
    recipeIngredient: ['2 eggs'],
    recipeInstructions: ['1 Mix it.', 'Tip: do it by hand.', '2 Bake it.', '3 Serve it.'],
  });
  expect(readPage(html)?.steps.map(({ text }) => text)).toEqual([
    'Mix it.',
    'Tip: do it by hand.',
    'Bake it.',
    'Serve it.',
  ]);
});
