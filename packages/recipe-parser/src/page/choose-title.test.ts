import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';

const steps = ['Rub the butter into the flour.', 'Bake it for an hour.'];
const list =
  '<h3>Ingredients</h3><ul><li>2 lemons</li><li>200 g flour</li><li>100 g butter</li></ul><h3>Method</h3><ol><li>Rub the butter into the flour.</li><li>Bake it with the lemons.</li></ol>';

interface Shown {
  name: string;
  h1?: string;
  head?: string;
  below?: string;
  url?: string;
}

const titleOf = ({ name, h1 = '', head = name, below = '', url }: Shown) => {
  const data = {
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 lemons'],
    recipeInstructions: steps,
  };
  return readPage(
    `<title>${head}</title><script type="application/ld+json">${JSON.stringify(data)}</script><a href="/">Bush Oven</a><h1>${h1}</h1>${below}`,
    url ?? 'https://pages.example/tarts/12345',
  )?.title;
};

describe('the title of a page with data', () => {
  it.each([
    ['Lemon tart | Bush Oven | Darwin food blog', 'Lemon tart | Bush Oven'],
    ['Bush Oven: Lemon tart', 'Bush Oven: Lemon tart'],
    ['Bush Oven | Lemon tart', 'Bush Oven | Lemon tart'],
    ['Lemon tart Recipe – Bush Oven', 'Lemon tart | Bush Oven'],
    ['Lemon tart - Oppskrift - Bush Oven', 'Lemon tart - Bush Oven'],
    ['Lemon tart - Rezept', 'Lemon tart | Bush Oven'],
    ['Lemon tart: receta fácil paso a paso', 'Lemon tart: receta fácil paso a paso'],
    ['Lemon tart - ricetta della nonna', 'Lemon tart'],
    ['Receita de Lemon tart', 'Receita de Lemon tart'],
    ['Ricetta: Lemon tart', 'Lemon tart'],
    ['Przepis na Lemon tart', 'Przepis na Lemon tart'],
    ['Lemon tart – рецепт', 'Lemon tart'],
  ])('the name %j loses what is about the page', (name, head) => {
    expect(titleOf({ name, h1: 'Lemon tart', head })).toBe('Lemon tart');
  });

  it('the name of a part of the site goes where a link leads to that part', () => {
    const below = '<a href="/tarts">Sweet Things</a>';
    const name = 'Lemon tart - Sweet Things';
    expect(titleOf({ name, below, head: `${name} - Northern Radio` })).toBe('Lemon tart');
  });

  it.each(['Lemon tart - perfect for guests', 'Lemon tart, our best', 'Lemon tart recipe'])(
    'the name %j stays as the data has it',
    (name) => {
      expect(titleOf({ name, h1: 'Lemon tart' })).toBe(name);
    },
  );

  it('the name stays where the heading is a part of the site and the address names the dish', () => {
    const name = 'Recipes: Lemon tart';
    expect(titleOf({ name, h1: 'Recipes', url: 'https://pages.example/lemon-tart' })).toBe(name);
  });

  it('a longer name counts where the heading over the recipe repeats the h1', () => {
    const whole = 'Lemon tart with burnt meringue';
    expect(titleOf({ name: 'Lemon tart', h1: whole, below: `<h2>${whole}</h2>` })).toBe(whole);
    expect(titleOf({ name: 'Lemon tart', h1: whole })).toBe('Lemon tart');
  });

  it.each([
    'Lemon and thyme tart',
    'Lemon und thyme tart',
    'Lemon y thyme tart',
    'Lemon et thyme tart',
  ])('a name is spelled with "&" where the page shows it so: %j', (name) => {
    expect(titleOf({ name, h1: 'Lemon & thyme tart' })).toBe('Lemon & thyme tart');
  });
});

describe('the title of a page without data whose h1 is no dish', () => {
  const read = (title: string, over: string) =>
    readPage(`<title>${title}</title>${over}${list}`, 'https://pages.example/topic.php?t=1')?.title;

  it('the name of a blog in the h1 is that of the site', () => {
    const over = '<h1><a href="/">Bush Oven</a></h1><h2>Lemon tart</h2>';
    expect(read('Bush Oven: Lemon tart', over)).toBe('Lemon tart');
  });

  it.each([
    ['Best way with lemons? - The Oven Forum', 'Best way with lemons?'],
    ['Back from the sea! - The Oven Forum', 'Back from the sea!'],
  ])('the bold line over the list counts in the post %j', (title, post) => {
    const over = `<h1>The Oven Forum</h1><h2>${post}</h2><p>Here it is.</p><strong>Joan’s Lemons Tart</strong><br>Feeds 8<br>`;
    expect(read(title, over)).toBe('Joan’s Lemons Tart');
  });

  it('the bold line that has the words of a part of the title counts on a page of tables', () => {
    const over =
      '<table><tr><td><b>Lemon Tart</b><br>Plum Tart</td></tr></table><p><font><b>Aunt Vi’s Lemon Tart</b></font><br><i>from Hay</i></p>';
    expect(read('Old Recipe Box -- Tarts -- Lemon Tart', over)).toBe('Aunt Vi’s Lemon Tart');
  });

  it('a bold line that names nothing of the page is no title', () => {
    expect(read('Lemon tart', '<p><b>Good to know</b></p>')).toBe('Lemon tart');
  });
});

describe('the title of a page without data', () => {
  const shown = (head: string, url: string, below = '') =>
    readPage(`<title>${head}</title><h1>Recipes</h1><h1>Lemon tart</h1>${list}${below}`, url)
      ?.title;

  it('a part of the host is the name of the site, though a heading below has it', () => {
    const url = 'https://celia.pages.example/recipes/lemon-tart';
    expect(shown('Lemon tart | CELIA', url, '<h3>Celia</h3>')).toBe('Lemon tart');
  });

  it('a heading below that has the name of the site makes nothing else one', () => {
    const url = 'https://bush-oven.example/lemon-tart';
    expect(shown('Lemon tart | Bush Oven', url, '<h3>Bush Oven</h3>')).toBe('Lemon tart');
  });
});
