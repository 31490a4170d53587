import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/pages/${name}.html`, import.meta.url), 'utf8');
const read = (name: string, url = 'https://www.example.org/recipes/one') =>
  readPage(fixture(name), url);

/** Lines, steps and their headings, short enough to compare at a glance. */
const outline = (name: string) => {
  const draft = read(name);
  return {
    title: draft?.title,
    lines: draft?.ingredientLines,
    sections: draft?.ingredients.map(({ section }) => section ?? ''),
    steps: draft?.steps.map(({ text, section }) => (section ? `${section}: ${text}` : text)),
  };
};

describe('a page that marks its recipe', () => {
  it('a marked page is read from JSON-LD, mistakes in it forgiven, headings taken from the page', () => {
    expect(outline('json-ld')).toEqual({
      title: 'Pumpkin damper',
      lines: [
        '3 cups self-raising flour',
        '1 cup mashed pumpkin',
        '50 g butter, chilled',
        '½ tsp salt',
        '2 tbsp golden syrup',
        '20 g butter',
      ],
      sections: ['Dough', 'Dough', 'Dough', 'Dough', 'To serve', 'To serve'],
      steps: [
        'Dough: Rub the chilled butter into flour and salt.',
        'Dough: Stir in the pumpkin.',
        'To serve: Bake for 40 minutes and spread with syrup and butter.',
      ],
    });
  });

  it('a page marked with JSON-LD gives everything else it says', () => {
    expect(read('json-ld', 'https://bushoven.com.au/damper')).toMatchObject({
      serves: 8,
      yieldText: '8 thick slices',
      description: 'Bread for a camp fire & a hungry crowd.',
      prepMinutes: 15,
      cookMinutes: 40,
      course: 'baking',
      measures: 'au',
      tags: ['Bread', 'camping', 'pumpkin'],
      language: 'en-AU',
      imageUrl: 'https://bushoven.com.au/pictures/damper.jpg',
      sourceAttribution: {
        siteName: 'Bush Oven',
        siteUrl: 'https://bushoven.com.au/damper',
        recipeTitle: 'Pumpkin damper',
        author: 'Mia Kerr',
      },
    });
  });

  it.each(['Emu pie | Bush Oven', 'Emu pie - bushoven', 'Emu pie'])(
    "a page's recipe is called without its site: %j",
    (name) => {
      const data = JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'] });
      const html = `<script type="application/ld+json">${data}</script>`;
      expect(readPage(html, 'https://bush-oven.com.au/emu-pie')).toMatchObject({
        title: 'Emu pie',
        sourceAttribution: { recipeTitle: 'Emu pie' },
      });
    },
  );

  it('a marked page is read from microdata, also properties added by itemref', () => {
    expect(outline('microdata')).toEqual({
      title: 'Leek tart',
      lines: ['3 leeks, sliced', '200 g crème fraîche', '1 sheet puff pastry'],
      sections: ['', '', ''],
      steps: [
        'Soften the leeks in butter.',
        'Spread over the pastry with the crème fraîche and bake.',
      ],
    });
    expect(read('microdata')).toMatchObject({
      serves: 6,
      totalMinutes: 70,
      imageUrl: 'https://www.example.org/recipes/tart.jpg',
      sourceAttribution: { author: 'Rae Odgers', siteName: 'example.org' },
    });
  });

  it('a marked page is read from RDFa', () => {
    expect(outline('rdfa')).toEqual({
      title: 'Mint tea',
      lines: ['1 handful mint', '500 ml water'],
      sections: ['', ''],
      steps: ['Pour boiling water over the mint.'],
    });
  });

  it('a marked page is read from hRecipe', () => {
    expect(outline('hrecipe')).toEqual({
      title: 'Barley soup',
      lines: ['100 g pearl barley', '2 carrots'],
      sections: ['', ''],
      steps: ['Simmer the barley.', 'Add the carrots and simmer again.'],
    });
    expect(read('hrecipe')).toMatchObject({
      serves: 4,
      totalMinutes: 50,
      sourceAttribution: { author: 'Ola Brandt' },
    });
  });

  it('a page that is drawn in the browser is read from its script data', () => {
    expect(outline('script-data')).toMatchObject({
      title: 'Lime jelly',
      lines: ['4 limes', '100 g sugar'],
      steps: ['Juice the limes, warm with the sugar and set.'],
    });
  });

  it('a marked page is read from what it shows where its data is poorer', () => {
    expect(outline('data-poorer-than-page')).toMatchObject({
      lines: ['ogórki kiszone 5 sztuk', 'ziemniaki 500 g', 'śmietana 200 ml'],
      steps: [
        'Ugotuj ziemniaki w bulionie.',
        'Dodaj starte ogórki.',
        'Na koniec wmieszaj śmietanę.',
      ],
    });
  });
});

describe('a page that marks nothing', () => {
  it('an unmarked page is read without buttons, adverts and ingredients repeated under each step', () => {
    expect(outline('layout-buttons')).toEqual({
      title: 'Beetroot relish',
      lines: ['4 beetroots, grated', '1 cup brown sugar', '2 cups vinegar', 'Salt'],
      sections: ['', '', '', ''],
      steps: [
        'Warm the vinegar with the sugar until it is clear.',
        'Add the grated beetroot and simmer for an hour.',
        'Season and fill into warm jars.',
      ],
    });
    expect(read('layout-buttons')).toMatchObject({
      serves: 3,
      prepMinutes: 20,
      cookMinutes: 60,
      imageUrl: 'https://www.example.org/relish-1200.jpg',
      sourceAttribution: { author: 'Alma Quist' },
    });
  });

  it('an unmarked page is read by its headings, in another language, from tables and paragraphs', () => {
    expect(outline('layout-headings')).toEqual({
      title: 'Linsentopf mit Birne',
      lines: [
        '250 g Berglinsen',
        '2 Birnen',
        '1 EL Essig',
        'Salz',
        '1 Bund Petersilie',
        '50 g Speck',
      ],
      sections: ['', '', '', '', 'Für die Garnitur', 'Für die Garnitur'],
      steps: [
        'Die Linsen in reichlich Wasser weich kochen.',
        'Birnen würfeln und die letzten zehn Minuten mitkochen.',
        'Mit Essig und Salz abschmecken und mit Speck und Petersilie servieren.',
      ],
    });
    expect(read('layout-headings')).toMatchObject({
      serves: 4,
      prepMinutes: 15,
      cookMinutes: 40,
      measures: 'metric',
    });
  });

  it('an unmarked page is read by the shape of its lists where it has no headings', () => {
    expect(outline('layout-bare')).toMatchObject({
      title: "Aunt June's slice",
      lines: [
        '250 g plain biscuits, crushed',
        '1 tin condensed milk',
        '125 g butter',
        '1 cup desiccated coconut',
        'juice of a lemon',
      ],
      steps: [
        'Melt the butter with the condensed milk over a low heat.',
        'Stir in everything else, press into a tin and chill until firm.',
      ],
    });
  });

  it('an unmarked page with its list in two measures is read once, without its equipment', () => {
    expect(outline('layout-two-measures')).toMatchObject({
      lines: ['250 g plain flour', '2 tsp ginger', '125 g butter', '1 egg'],
      steps: [
        'Rub the butter into the flour.',
        'Add egg and ginger, roll into balls and bake for 12 minutes.',
      ],
    });
  });

  it('an unmarked page is read by its counting, with image and author, the logo being no title', () => {
    expect(outline('layout-counted')).toMatchObject({
      title: 'A week in my kitchen',
      lines: ['300 g greens', '2 slices old bread', '1 clove garlic', '½ lemon'],
      steps: [
        'Wash the greens and tear them. Rub the bread with the garlic.',
        'Cook the greens in their own water until they give in.',
        'Pile them on the bread with lemon and far too much oil.',
      ],
    });
    expect(read('layout-counted')).toMatchObject({
      serves: 2,
      imageUrl: 'https://www.example.org/greens.jpg',
      sourceAttribution: { author: 'Rosa Lind', siteName: 'The Quince' },
    });
  });

  it('an unmarked page with long remarks is read, its steps far below, behind notes', () => {
    expect(outline('layout-remarks')).toMatchObject({
      title: 'Baked quinces',
      lines: [
        '3 quinces, the yellow ones that have been lying on the sill for a week.',
        '1 lemon',
        '80 g honey, or as much as you like: quinces take more of it than anyone would think.',
        '2 bay leaves',
        '50 g butter',
      ],
      steps: [
        'Halve the quinces and lay them in a dish with lemon and bay.',
        'Spoon the honey over, dot with butter and cover the dish.',
        'Bake for three hours until they are red and soft.',
      ],
    });
  });

  it('an unmarked page is read from check boxes, headings in tables and lists of terms', () => {
    expect(outline('layout-boxes')).toEqual({
      title: 'Spinaziepasta',
      lines: [
        '160 gr spaghetti',
        '1 ui',
        '200 gr verse spinazie',
        '30 gr kaas',
        '1 el pijnboompitten',
      ],
      sections: ['', '', '', 'Topping', 'Topping'],
      steps: ['Kook de pasta gaar.', 'Bak de ui en laat de spinazie slinken.'],
    });
  });

  it('an unmarked page is read from boxes without names, each line and step in its own', () => {
    expect(outline('layout-plain-boxes')).toEqual({
      title: 'Mormors solbærsuppe',
      lines: [
        '500 g solbær',
        '1 liter vann',
        'Salt',
        '2 dl byggryn',
        '3 ss sukker',
        '1 kanelstang',
      ],
      sections: ['Suppe', 'Suppe', 'Suppe', 'Grøt', 'Grøt', 'Grøt'],
      steps: [
        'Kok solbærene i vannet til de sprekker.',
        'Kok grynene møre med sukker og kanel.',
        'Ha grøten i tallerkener og øs suppen over.',
      ],
    });
  });

  it('an unmarked page is read from lines that only breaks divide, in a table that lays it out', () => {
    expect(outline('layout-breaks')).toMatchObject({
      title: 'Quince jelly',
      lines: ['1 kg quinces', '800 g sugar', '2 lemons', '1 vanilla bean'],
      steps: [
        'Wash the quinces and cut them into pieces, peel and all.',
        'Cover them with water and simmer until they are soft.',
        'Strain the juice, add the sugar and boil it until it sets.',
      ],
    });
  });
});

describe('a page without a recipe', () => {
  it('a page without a recipe gives none, though it has something called ingredients', () => {
    expect(read('no-recipe')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no markup', 'just words'],
    ['broken data', '<script type="application/ld+json">{"@type": "Recipe", </script>'],
    ['data of another kind', '<script type="application/ld+json">[1, null, "Recipe"]</script>'],
    ['a recipe of nothing', '<script type="application/ld+json">{"@type":"Recipe"}</script>'],
  ])('a page without a recipe gives none: %s', (_what, html) => {
    expect(readPage(html)).toBeUndefined();
  });
});

describe('a page that means harm', () => {
  it('a hostile page cannot exhaust the stack by nesting', () => {
    const deep = '<div>'.repeat(50_000) + fixture('layout-bare');
    expect(() => readPage(deep)).not.toThrow();
    const json = `${'{"a":['.repeat(20_000)}"Recipe"`;
    expect(() => readPage(`<script type="application/ld+json">${json}</script>`)).not.toThrow();
  });

  it('a hostile page cannot change what objects are', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="__proto__">x</p>
      <p itemprop="constructor">y</p><h1 itemprop="name">Pie</h1><p itemprop="recipeIngredient">2 eggs</p></div>
      <script type="application/ld+json">{"@type":"Recipe","__proto__":{"polluted":1}}</script>`;
    expect(readPage(html)?.title).toBe('Pie');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('a hostile page gives only addresses a browser could show', () => {
    const html = `<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["2 eggs"],
      "image":["javascript:alert(1)","data:image/png;base64,AAAA"]}</script>`;
    expect(readPage(html, 'https://example.org/')?.imageUrl).toBeUndefined();
  });
});
