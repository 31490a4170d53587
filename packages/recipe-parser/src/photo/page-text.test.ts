import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPage, type TypedPageOptions } from '../../fixtures/recipe-photo/typed-page';
import { pageText } from './page-text';

const read = (text: string, options?: TypedPageOptions) =>
  pageText({ words: typedPage(text, options) });

describe('columns', () => {
  const beside = `Soup

Ingredients       Method
1 onion           Chop the onion.
2 carrots         Boil all of it
500 ml stock      for one hour.`;

  it('columns of a photo are read one after the other', () => {
    expect(read(beside)).toBe(`Soup

Ingredients
1 onion
2 carrots
500 ml stock

Method
Chop the onion.
Boil all of it for one hour.`);
  });

  it.each([0.4, -0.4])('columns are found on a photo at an angle by %f', (slope) => {
    expect(read(beside, { slope })).toBe(read(beside));
  });

  it('columns of one list are read as one list', () => {
    expect(
      read(`Ingredients
1 onion           1 leek
2 carrots         500 ml stock

Method
Chop the onion and the carrots and boil.`),
    ).toBe(`Ingredients
1 onion
2 carrots

1 leek
500 ml stock

Method
Chop the onion and the carrots and boil.`);
  });

  it('columns leave the heading over what follows to what follows', () => {
    const text = read(`1 onion           1 leek
2 carrots         500 ml stock

Method
Chop the onion and the carrots and boil.`);
    expect(text.indexOf('Method')).toBeGreaterThan(text.indexOf('500 ml stock'));
  });

  it('columns of amounts belong to the foods beside them', () => {
    expect(
      read(`250 g           plain flour
2               eggs
1 1/2 cups      milk`),
    ).toBe('250 g plain flour\n2 eggs\n1 1/2 cups milk');
  });

  it('columns of amounts behind the foods belong to them too', () => {
    expect(read('plain flour        250 g\nbutter, soft       90 g')).toBe(
      'plain flour 250 g\nbutter, soft 90 g',
    );
  });

  it('columns of two measures belong to the foods beside them', () => {
    expect(
      read(`375 g    13 oz    dried fruit
250 ml   8 fl oz  strong tea`),
    ).toBe('375 g 13 oz dried fruit\n250 ml 8 fl oz strong tea');
  });

  it('columns of amounts at the far end of a row of dots belong to their foods', () => {
    const row = (food: string, amount: string) => `${food.padEnd(60)}${amount}`;
    const words = typedPage(
      [row('flour', '250 g'), row('milk', '80 ml'), row('eggs', '2')].join('\n'),
    );
    const dots = words
      .filter(({ left }) => left === 0)
      .flatMap(({ bottom }) =>
        [200, 300, 400].map((left) => {
          const speck = { left, right: left + 5, top: bottom - 4, bottom };
          return { text: 's', confidence: 20, ...speck };
        }),
      );
    expect(pageText({ words: [...words, ...dots] })).toBe('flour 250 g\nmilk 80 ml\neggs 2');
    expect(pageText({ words })).not.toContain('flour 250 g');
  });

  it('wide gaps in a justified line make no columns', () => {
    expect(
      read(`Add    the    tomatoes
with the chickpeas and
half   a   tin  of  water.`),
    ).toBe('Add the tomatoes with the chickpeas and half a tin of water.');
  });

  it('columns of step numbers belong to the steps', () => {
    expect(
      read(`1.     Boil the rice.
2.     Drain the rice and
       let it stand.`),
    ).toBe('1. Boil the rice.\n2. Drain the rice and let it stand.');
  });
});

describe('lines', () => {
  it.each([
    [
      'are joined where the next word had no room',
      `Whisk the eggs with the
sugar until pale, then add
the flour.`,
      'Whisk the eggs with the sugar until pale, then add the flour.',
    ],
    [
      'stay separate where it had',
      `2 eggs
salt and pepper to taste`,
      '2 eggs\nsalt and pepper to taste',
    ],
    [
      'of an ingredient are joined, too',
      `400 g tin chopped
tomatoes
1 onion`,
      '400 g tin chopped tomatoes\n1 onion',
    ],
    [
      'of a list are joined though the title over it is wider',
      `Crisp salmon with fennel and dill

100 g Greek-style
yoghurt
1 onion, chopped`,
      'Crisp salmon with fennel and dill\n\n100 g Greek-style yoghurt\n1 onion, chopped',
    ],
    [
      'that end in an amount stay separate',
      `plain flour 250 g
eggs and milk`,
      'plain flour 250 g\neggs and milk',
    ],
    [
      'that begin with an amount stay separate',
      `250 g flour
2 eggs`,
      '250 g flour\n2 eggs',
    ],
    [
      'with a number in the middle of a step are joined',
      `Turn the heat down and leave for
20 minutes, then serve the soup.`,
      'Turn the heat down and leave for 20 minutes, then serve the soup.',
    ],
    [
      'are joined without the hyphen of the type-setter',
      `Cover and leave the dough to dou-
ble in size in a warm place here.`,
      'Cover and leave the dough to double in size in a warm place here.',
    ],
    [
      'keep the hyphen of the word',
      `Mix the milk with the flour, self-
raising, and the sugar in a bowl.`,
      'Mix the milk with the flour, self-raising, and the sugar in a bowl.',
    ],
    [
      'stay separate where there is room between them',
      `Whisk the eggs with the sugar.

Fold in the flour, then bake it.`,
      'Whisk the eggs with the sugar.\n\nFold in the flour, then bake it.',
    ],
  ])('lines of a photo are joined or not by the room at their end: they %s', (what, page, text) => {
    expect(read(page, what.includes('title') ? { sizes: { 0: 1.6 } } : {})).toBe(text);
  });
});

describe('the title', () => {
  it('the title of a photo is the largest line and comes first, wherever it stands', () => {
    expect(read('Soups and broths\n\nPumpkin Soup\n\nServes 4', { sizes: { 2: 2 } })).toBe(
      'Pumpkin Soup\n\nSoups and broths\n\nServes 4',
    );
  });

  it('the title of a photo may have two lines', () => {
    const page = 'Roast pumpkin\nsoup\n\nServes 4\n2 onions\n1 pumpkin';
    expect(read(page, { sizes: { 0: 2, 1: 2 } })).toBe(
      'Roast pumpkin soup\n\nServes 4\n2 onions\n1 pumpkin',
    );
  });

  it('the word over the ingredients is not the title of a photo', () => {
    expect(read('Soup\n\nIngredients\n2 eggs\n1 onion', { sizes: { 2: 2 } })).toMatch(/^Soup/);
  });
});

describe('what is no text', () => {
  it('scraps on a photo that are no text go', () => {
    const words = typedPage('2 eggs\n1 onion');
    const scraps = typedPage('\n\n\n\n\n|   ~   x', { confidence: 12 });
    expect(pageText({ words: [...words, ...scraps] })).toBe('2 eggs\n1 onion');
  });

  it('a digit on a photo that is hard to read stays', () => {
    const [digit, ...words] = typedPage('1 egg yolk');
    expect(pageText({ words: [{ ...digit!, confidence: 30 }, ...words] })).toBe('1 egg yolk');
  });

  it('a number at the foot of a photo counts pages, one beside a text does not', () => {
    expect(read('2 eggs\n1 onion\n\n\n          87')).toBe('2 eggs\n1 onion');
    expect(read('2 eggs\n1 onion')).toBe('2 eggs\n1 onion');
  });

  it('an empty photo has no text', () => {
    expect(pageText({ words: [] })).toBe('');
  });
});

it('every sure word of a photo is found again, once, on any page', () => {
  const anyWord = fc
    .record({
      text: fc.stringMatching(/^[a-z]{3,8}$/),
      left: fc.integer({ min: 0, max: 2_000 }),
      top: fc.integer({ min: 0, max: 2_000 }),
      width: fc.integer({ min: 5, max: 400 }),
      height: fc.integer({ min: 5, max: 90 }),
    })
    .map(({ text, left, top, width, height }) => ({
      text,
      confidence: 90,
      left,
      top,
      right: left + width,
      bottom: top + height,
    }));
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 25 }), (words) => {
      const found = pageText({ words }).match(/[a-z]+/g) ?? [];
      expect(found.toSorted()).toEqual(words.map(({ text }) => text).toSorted());
    }),
    { numRuns: 60 },
  );
});
