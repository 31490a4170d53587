import { describe, expect, it } from 'vitest';
import { pageReadings } from '../../testing/page-readings';
import { totalOf } from '../../testing/reading-score';
import { readPage } from './read-page';

describe.each([
  { half: 'development', kind: 'layouts', right: 1, lines: 1, invented: 0 },
  { half: 'development', kind: 'data', right: 1, lines: 1, invented: 0 },
  { half: 'set-aside', kind: 'layouts', right: 0.82, lines: 0.98, invented: 12 },
  { half: 'set-aside', kind: 'data', right: 0.96, lines: 0.99, invented: 3 },
] as const)('pages of $half $kind in eight languages', ({ half, kind, right, lines, invented }) => {
  it('a set of pages in eight languages is read well enough', () => {
    const total = totalOf(pageReadings(half, kind).map(({ score }) => score));
    expect(total.right).toBeGreaterThanOrEqual(right);
    expect(total.lines).toBeGreaterThanOrEqual(lines);
    expect(total.invented).toBeLessThanOrEqual(invented);
  });
});

const pageWith = (data: object, body: string) =>
  readPage(
    `<html lang="en"><head><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Bread',
      recipeInstructions: ['Mix it all.', 'Bake it.'],
      ...data,
    })}</script></head><body><h1>Bread</h1>${body}</body></html>`,
  );

const listOf = (...lines: string[]) =>
  `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><ol><li>Mix it all.</li><li>Bake it.</li></ol>`;

describe('lines of the data, held against the page', () => {
  it("lines of a page's data get the amount and the unit that only the page has", () => {
    const recipeIngredient = ['500 flour', 'yeast', '2 eggs', '1 pinch salt'];
    const draft = pageWith(
      { recipeIngredient },
      listOf('500 g flour', '7 g yeast', '2 brown eggs', '1 pinch salt'),
    );
    expect(draft?.ingredientLines).toEqual([
      '500 g flour',
      '7 g yeast',
      '2 brown eggs',
      '1 pinch salt',
    ]);
  });

  it("lines of a page's data that were cut at a comma are taken from the page", () => {
    const draft = pageWith(
      { recipeIngredient: ['1', '5 cups flour', '2 eggs', 'beaten'] },
      listOf('1,5 cups flour', '2 eggs, beaten'),
    );
    expect(draft?.ingredientLines).toEqual(['1,5 cups flour', '2 eggs, beaten']);
  });
});

it('a page whose parts are listed in two systems of measures is read in one', () => {
  const part = (name: string, ...lines: string[]) =>
    `<h3>${name}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const page = `<h1>Buns</h1><h2>Ingredients</h2>${part('Dough', '500g flour', '50g butter', '1 egg', '17oz flour', '2oz butter', '1 egg')}${part('Icing', '100g sugar', '1 lemon', '4oz sugar', '1 lemon')}<h2>Method</h2><p>Mix, shape and bake the buns, then ice them when they are cold.</p>`;
  expect(readPage(page)?.ingredientLines).toEqual([
    '500g flour',
    '50g butter',
    '1 egg',
    '100g sugar',
    '1 lemon',
  ]);
});

it("notes behind the steps of a page's data are taken as notes", () => {
  const recipeInstructions = ['Mix it.', 'Bake it.', 'Notes: it freezes well.'];
  const draft = pageWith({ recipeIngredient: ['500 g flour'], recipeInstructions }, '');
  expect(draft?.steps).toEqual([{ text: 'Mix it.' }, { text: 'Bake it.' }]);
  expect(draft?.notes).toBe('Notes: it freezes well.');
});

it('breaks divide lines, and bold words in front of the first are a heading', () => {
  const page = (lines: string) =>
    `<h1>Pie</h1><p>An old one.</p><p><b>Ingredients</b><br>${lines}</p><p><b>Method</b><br>1. Rub the butter into the flour.<br>2. Bake it for an hour.</p><p><b>Notes</b><br>It freezes well for three months.</p>`;
  const draft = readPage(page('2 pears<br>3 eggs<br>1 kg flour<br>salt'));
  expect(draft?.ingredientLines).toEqual(['2 pears', '3 eggs', '1 kg flour', 'salt']);
  expect(draft?.steps.map(({ text }) => text)).toEqual([
    'Rub the butter into the flour.',
    'Bake it for an hour.',
  ]);
});

it('a heading for ingredients in a menu opens no list that is far below it', () => {
  const menu = `<div><div>Ingredients</div>${'<div>Other pages of the site</div>'.repeat(20)}</div>`;
  const body = `<p>408 people saved it</p><p>12 people printed it</p>${listOf('500 g flour', '2 eggs', '1 l milk')}`;
  expect(readPage(`<h1>Bread</h1>${menu}${body}`)?.ingredientLines).toEqual([
    '500 g flour',
    '2 eggs',
    '1 l milk',
  ]);
});

it('a last step that tips something out is no tip', () => {
  const steps = `<h2>Method</h2><p>Boil the rice in plenty of water.</p><p>Tip it out onto a plate and serve.</p><p>Tip: it freezes well.</p>`;
  const page = `<h1>Rice</h1><h2>Ingredients</h2><ul><li>200 g rice</li><li>1 l water</li></ul>${steps}`;
  expect(readPage(page)?.steps.at(-1)?.text).toBe('Tip it out onto a plate and serve.');
});

it('steps whose titles say what is done need no heading over all of them', () => {
  const step = (title: string, ...texts: string[]) =>
    `<section><h4>${title}</h4>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const steps = [
    step('Cook the pasta', 'Once the water boils, add the pasta.', 'Drain it.'),
    step('Prepare the sauce', 'Mince garlic.', 'Fry it in the oil until it is golden.'),
    step('A last touch', 'Toss the pasta in the sauce and serve it with cheese.'),
  ];
  const page = `<h1>Pasta</h1><h4>Ingredients</h4><ul><li>400 g pasta</li><li>2 cloves garlic</li><li>3 tbsp oil</li></ul><h4>Before you cook</h4><ul><li>Wash your hands and read all of it first.</li></ul>${steps.join('')}<h4>Notes</h4><p>It keeps for two days in the fridge.</p>`;
  expect(readPage(page)?.steps).toEqual([
    { text: 'Once the water boils, add the pasta.', section: 'Cook the pasta' },
    { text: 'Drain it.', section: 'Cook the pasta' },
    { text: 'Mince garlic.', section: 'Prepare the sauce' },
    { text: 'Fry it in the oil until it is golden.', section: 'Prepare the sauce' },
    { text: 'Toss the pasta in the sauce and serve it with cheese.', section: 'A last touch' },
  ]);
});

it('a line of the data is as good as one of the page that has more commas', () => {
  const recipeIngredient = ['500.0 g short pasta penne or fusilli', '2 eggs'];
  const shown = listOf('500 g short pasta, penne or fusilli', '2 eggs');
  expect(pageWith({ recipeIngredient }, shown)?.ingredientLines).toEqual(recipeIngredient);
});

it('an item of a list that a class calls a title is a heading over the items below', () => {
  const items = [
    '<li class="list__subheading">Dry brine</li><li>1 kg chicken wings</li><li>1 tbsp salt</li>',
    '<li class="list__subheading">Glaze</li><li>2 tbsp oil</li><li>1/2 cup sugar</li><li>salt</li>',
  ];
  const page = (list: string) =>
    readPage(
      `<h1>Wings</h1><h3>Ingredients</h3><ul>${list}</ul><h3>Method</h3><ol><li>Rub the brine into the wings.</li><li>Brush the glaze on and bake them.</li></ol>`,
    );
  const sections = page(items.join(''))?.ingredients.map(({ section, name }) => [section, name]);
  expect(sections).toEqual([
    ['Dry brine', 'chicken wings'],
    ['Dry brine', 'salt'],
    ['Glaze', 'oil'],
    ['Glaze', 'sugar'],
    ['Glaze', 'salt'],
  ]);
  const called =
    '<li class="item-title">1 kg chicken wings</li><li class="item-title">2 tbsp oil</li><li class="item-title">salt</li>';
  expect(page(called)?.ingredientLines).toEqual(['1 kg chicken wings', '2 tbsp oil', 'salt']);
});

it('a heading of the same rank goes on with the steps if it names a part of the ingredients', () => {
  const list = (...lines: string[]) =>
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const page = `<h1>Skewers</h1><h2>Ingredients</h2>${list('500 g beef', '2 onions')}<h2>Salsa</h2>${list('3 tomatoes', '1 chilli')}<h2>Method</h2><p>Thread the beef and the onions onto skewers.</p><p>Grill them for ten minutes.</p><h2>Salsa</h2><p>Chop the tomatoes and the chilli, and mix them.</p><h2>Who we are</h2><p>We have cooked on this hill for twenty years.</p>`;
  expect(readPage(page)?.steps.map(({ text }) => text)).toEqual([
    'Thread the beef and the onions onto skewers.',
    'Grill them for ten minutes.',
    'Chop the tomatoes and the chilli, and mix them.',
  ]);
});

it('an item that holds a list is a heading over it, and a button between two lists ends neither', () => {
  const nested = `<ul><li>Dough<ul><li>500 g flour</li><li>2 eggs</li></ul></li></ul><div>Read more</div><ul><li>Filling<ul><li>2 apples</li><li>1 tsp sugar</li></ul></li></ul>`;
  const page = `<h1>Pie</h1><h2>Ingredients</h2>${nested}<h2>Method</h2><p>Mix, fill and bake all of it for an hour.</p>`;
  expect(readPage(page)?.ingredients.map(({ section, name }) => [section, name])).toEqual([
    ['Dough', 'flour'],
    ['Dough', 'eggs'],
    ['Filling', 'apples'],
    ['Filling', 'sugar'],
  ]);
});

describe('a list that a page shows in its own way', () => {
  const lines = ['250 g flour', '100 g sugar', '120 g butter', '2 eggs', 'salt'];
  const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('');
  const method =
    '<h2>Method</h2><ol><li>Mix the flour with the sugar and rub in the butter.</li><li>Beat in the eggs and bake.</li></ol>';
  const read = (body: string) => readPage(`<h1>Cake</h1>${body}${method}`)?.ingredientLines;

  it('a list for large screens and one for small ones are one list', () => {
    const small = `<ul class="small">${items(...lines)}</ul>`;
    const large = `<ul class="large">${items(...lines, 'icing sugar, to dust')}</ul>`;
    const all = [...lines, 'icing sugar, to dust'];
    expect(read(`<h2>Ingredients</h2>${small}${large}`)).toEqual(all);
    expect(read(`<h2>Ingredients</h2>${large}${small}`)).toEqual(all);
  });

  it.each(['Ingredients', 'Zutaten', 'Ingrédients ', 'Ingredientes', 'Składniki', 'Ингредиенты'])(
    'a list behind its name in one paragraph is divided: %s',
    (name) => {
      expect(read(`<p><b>${name}:</b> ${lines.join(', ')}</p>`)).toEqual(lines);
    },
  );

  it('a line with its price in brackets states an amount', () => {
    const priced = lines.map((line) => `${line} ($0.40)`);
    expect(read(`<h2>Ingredients</h2><ul>${items(...priced)}</ul>`)).toEqual(priced);
  });

  it('a mark of a footnote behind a line is none of its words', () => {
    const marked = lines.map((line, at) => `${line} [${at + 1}]`);
    expect(read(`<h2>Ingredients</h2><ul>${items(...marked)}</ul>`)).toEqual(lines);
  });

  it.each([
    ['Serves', 'Difficulty'],
    ['Porzioni', 'Difficoltà'],
    ['Portionen', 'Schwierigkeit'],
    ['Porciones', 'Dificultad'],
    ['Porcje', 'Trudność'],
  ])('the number below its label is how many a recipe serves: %s', (label, other) => {
    const facts = `<h3>${label}</h3><p>10</p><h3>${other}</h3><p>2</p>`;
    const page = `<h1>Cake</h1>${facts}<h2>Ingredients</h2><ul>${items(...lines)}</ul>${method}`;
    expect(readPage(page)?.serves).toBe(10);
  });

  it('the number of gourmets is how many a recipe serves', () => {
    const page = `<h1>Tarte</h1><p>Pour 6 gourmands – 25 min</p><h2>Ingrédients</h2><ul>${items(...lines)}</ul>${method}`;
    expect(readPage(page)?.serves).toBe(6);
  });
});

it.each([
  '¼ cup butter, ½ stick, cold and sliced',
  '3 cups milk, divided, 2% fat or more',
  '500 g chicken breasts, about 3 large, cut into 2 cm pieces',
  '200 g Mehl, gesiebt, 1 EL mehr zum Ausrollen',
  '2 pommes, 300 g environ, en dés',
])('an item of a list is one line, however many commas it has: %s', (line) => {
  const html = `<h1>Pie</h1><h2>Ingredients</h2><ul><li>1 cup flour</li><li>2 eggs</li><li>${line}</li></ul><h2>Method</h2><ol><li>Mix all of it well.</li><li>Bake it for an hour.</li></ol>`;
  expect(readPage(html)?.ingredientLines).toEqual(['1 cup flour', '2 eggs', line]);
});
