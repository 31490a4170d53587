/** Pages whose data is damaged, of another recipe, or none at all. */
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';

const url = 'https://kitchen.example/recipes/lamb-stew';

interface Shown {
  title?: string;
  lines: readonly string[];
  steps: readonly string[];
}

const bodyOf = ({ title = 'Lamb stew', lines, steps }: Shown) =>
  `<h1>${title}</h1><h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
   <h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;

const pageWith = (data: object, body: string, title = 'Lamb stew') =>
  readPage(
    `<html lang="en"><head><title>${title}</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...data })}</script></head><body>${body}</body></html>`,
    url,
  );

const stew: Shown = {
  lines: ['800 g lamb shoulder, cut into chunks', '2 onions, sliced', '500 ml stock', '3 carrots'],
  steps: [
    'Brown the lamb in a hot pot, in two batches.',
    'Add the onions and cook them until they are soft.',
    'Pour in the stock, add the carrots and simmer for two hours.',
  ],
};

const dip = {
  name: 'Beetroot dip',
  recipeIngredient: ['3 beetroots, cooked', '200 g yoghurt', '1 tsp cumin seeds'],
  recipeInstructions: ['Blend the beetroots with the yoghurt.', 'Scatter the seeds over it.'],
};

describe('the data of a page', () => {
  it("a page that carries another recipe's data is read as it is shown", () => {
    const draft = pageWith(dip, bodyOf(stew));
    expect(draft?.title).toBe('Lamb stew');
    expect(draft?.ingredientLines).toEqual(stew.lines);
    expect(draft?.steps).toHaveLength(3);
  });

  it('a page that names the dish otherwise than its data, and shows its foods, is read from both', () => {
    const data = { name: 'Navarin', recipeIngredient: stew.lines, recipeInstructions: stew.steps };
    expect(pageWith(data, bodyOf(stew))?.title).toBe('Navarin');
  });

  it('a page that shows no recipe is read from its data', () => {
    expect(pageWith(dip, '<h1>Ten dips for summer</h1><p>All of them are quick.</p>')?.title).toBe(
      'Beetroot dip',
    );
  });

  it('lines of the data that are cut short are taken from the page, and an advert is dropped', () => {
    const recipeIngredient = [
      "Shop Harrow's lamb rub on Amazon",
      '800 g lamb shoulder, cut into ch...',
      '2 onions, sliced',
      '500 ml sto…',
      '3 carrots',
    ];
    const data = { name: 'Lamb stew', recipeIngredient, recipeInstructions: stew.steps };
    expect(pageWith(data, bodyOf(stew))?.ingredientLines).toEqual(stew.lines);
  });

  it('lines of the data whose words meet a number are taken from the page', () => {
    const data = {
      name: '燉羊肉',
      recipeIngredient: ['【主食材】', '羊肉800公克', '洋蔥2顆', '【調味料】', '鹽1茶匙'],
      recipeInstructions: stew.steps,
    };
    const lines = ['羊肉 800 公克', '洋蔥 2 顆', '鹽 1 茶匙'];
    const draft = pageWith(data, bodyOf({ ...stew, title: '燉羊肉', lines }), '燉羊肉');
    expect(draft?.ingredientLines).toEqual(lines);
  });

  it('a text that sums up the method is no method where the page shows one', () => {
    const summary =
      'Brown the lamb, then simmer it with onions and carrots: an easy winter dinner!';
    const data = {
      name: 'Lamb stew',
      recipeIngredient: stew.lines,
      recipeInstructions: summary,
    };
    const steps = stew.steps.map((step) => `${step} Keep the heat low, and stir it now and again.`);
    expect(pageWith(data, bodyOf({ ...stew, steps }))?.steps.map(({ text }) => text)).toEqual(
      steps,
    );
  });

  it('a name of the data in other capitals loses what it says about the page', () => {
    const data = { ...dip, name: 'Beetroot Dip – Easy Recipe' };
    const body = bodyOf({
      title: 'Beetroot dip',
      lines: dip.recipeIngredient,
      steps: dip.recipeInstructions,
    });
    expect(pageWith(data, body)?.title).toBe('Beetroot dip');
  });
});

describe('a page without data', () => {
  const read = (body: string) => readPage(`<html lang="en"><body>${body}</body></html>`, url);

  it.each(['em', 'i', 'u'])('names of groups in <%s> above amounts are headings', (tag) => {
    const draft = read(
      `<h1>Dumplings</h1><p>Ingredients:</p><p><${tag}>wrapper</${tag}><br>- 300 g flour<br>- 150 ml water</p>
       <p><${tag}>for the inside</${tag}><br>- 200 g cabbage<br>- 2 spring onions</p>
       <p>Method</p><p>Knead the flour with the water.</p><p>Chop the rest and fill the dumplings with it.</p>`,
    );
    expect(draft?.ingredients.map(({ name, section }) => [section, name])).toEqual([
      ['wrapper', 'flour'],
      ['wrapper', 'water'],
      ['for the inside', 'cabbage'],
      ['for the inside', 'spring onions'],
    ]);
  });

  it('a food in italics stays a food', () => {
    const lines = ['2 eggs', '<em>salt</em>', '200 g flour', '100 ml milk', '50 g butter'];
    expect(read(bodyOf({ ...stew, lines }))?.ingredientLines).toContain('salt');
  });

  it('words that are only read aloud are no part of a step', () => {
    const steps = stew.steps.map(
      (step, at) =>
        `<div class="step"><span class="sr-only">Stage</span> <b>${at + 1}</b> <span>${step}</span></div>`,
    );
    const draft = read(
      `<h1>Lamb stew</h1><h2>Ingredients</h2><ul>${stew.lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2>${steps.join('')}`,
    );
    expect(draft?.steps.map(({ text }) => text)).toEqual(stew.steps);
  });
});
