import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexCuratedImages } from './find-curated-images';

const image = (recipeTitle: string, tags: string[], cuisine = 'Australian', alt = '') => ({
  recipeTitle,
  tags,
  cuisine,
  alt,
});
const images = [
  image('Beef lasagne', ['pasta', 'beef', 'family'], 'Italian', 'Layers of pasta and meat sauce'),
  image('Thai green chicken curry', ['curry', 'chicken'], 'Thai', 'Green curry in a bowl'),
  image('Butter chicken', ['curry', 'chicken', 'mid week'], 'Indian', 'Chicken in orange sauce'),
  image('Roast chicken', ['chicken', 'roast']),
  image('Pavlova', ['dessert', 'summer'], 'Australian', 'Meringue with strawberries and cream'),
  image('Crème brûlée', ['dessert'], 'French'),
];
const search = indexCuratedImages(images);
const titles = (found: readonly { recipeTitle: string }[]) =>
  found.map(({ recipeTitle }) => recipeTitle);

describe('search by text', () => {
  it.each<[text: string, found: string[]]>([
    ['lasagne', ['Beef lasagne']],
    ['LASAGNES', ['Beef lasagne']],
    ['creme brulee', ['Crème brûlée']],
    ['lasag', ['Beef lasagne']],
    ['lasange', ['Beef lasagne']],
    ['pavlva', ['Pavlova']],
    ['strawberry', ['Pavlova']],
    ['indian', ['Butter chicken']],
    // The title counts more than a tag, a tag more than the alternative text.
    ['curry', ['Thai green chicken curry', 'Butter chicken']],
    // All words before some of them; equal ones in the order of the library.
    ['chicken curry', ['Thai green chicken curry', 'Butter chicken', 'Roast chicken']],
    ["Mum's roast chicken", ['Roast chicken', 'Thai green chicken curry', 'Butter chicken']],
    ['zzzz', []],
  ])('a search for images by the text "%s" finds the fitting ones', (text, found) => {
    expect(titles(search.byText(text))).toEqual(found);
  });

  it.each(['', '  ', 'the', '…', '🍜'])(
    'a search for images by the text %j asks for nothing: all fit',
    (text) => {
      expect(search.byText(text)).toEqual(images);
    },
  );

  it('a search for images gives each image once, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const found = search.byText(text);
        expect(new Set(found).size).toBe(found.length);
        expect(images).toEqual(expect.arrayContaining(found));
      }),
    );
  });

  it('a search for images by the title of one gives that one first', () => {
    for (const { recipeTitle } of images) {
      expect(titles(search.byText(recipeTitle))[0]).toBe(recipeTitle);
    }
  });
});

describe('search by tags', () => {
  it.each<[tags: string[], found: string[]]>([
    [['dessert'], ['Pavlova', 'Crème brûlée']],
    [
      ['Mid-Week', 'chicken'],
      ['Butter chicken', 'Thai green chicken curry', 'Roast chicken'],
    ],
    [
      ['chicken', 'chicken', 'roast'],
      ['Roast chicken', 'Thai green chicken curry', 'Butter chicken'],
    ],
    // A whole tag, not a word of it.
    [['week'], []],
    [['', '…'], []],
  ])('a search for images by the tags %j gives the best first', (tags, found) => {
    expect(titles(search.byTags(tags))).toEqual(found);
  });
});
