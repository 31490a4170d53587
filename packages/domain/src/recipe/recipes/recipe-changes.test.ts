import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { recipeChanges } from './recipe-changes';

const line = (amount: string, name: string) => ({ amount, unit: '', name });

const soup: RecipeContent = {
  title: 'Soup',
  serves: 4,
  tags: ['Quick'],
  ingredients: [line('1', 'leek'), line('2', 'potatoes'), line('', 'salt')],
  steps: [{ text: 'Chop.' }, { text: 'Boil.' }, { text: 'Blend.' }],
};

describe('what a save changed', () => {
  test('a save that changed nothing lists no change', () => {
    expect(recipeChanges(soup, structuredClone(soup))).toEqual([]);
  });

  test.each<[string, Partial<RecipeContent>, object[]]>([
    [
      'a new title',
      { title: 'Leek soup' },
      [{ field: 'title', before: 'Soup', after: 'Leek soup' }],
    ],
    ['serves', { serves: 6 }, [{ field: 'serves', before: '4', after: '6' }]],
    ['notes added', { notes: 'Good cold.' }, [{ field: 'notes', after: 'Good cold.' }]],
    ['a tag gone', { tags: [] }, [{ field: 'tags', before: 'Quick' }]],
    [
      'an amount',
      { ingredients: [line('2', 'leeks'), ...soup.ingredients.slice(1)] },
      [{ field: 'ingredients', before: '1 leek', after: '2 leeks' }],
    ],
    [
      'a line in the middle',
      { ingredients: [soup.ingredients[0]!, line('1', 'onion'), ...soup.ingredients.slice(1)] },
      [{ field: 'ingredients', after: '1 onion' }],
    ],
    [
      'a line moved to the end',
      { ingredients: [...soup.ingredients.slice(1), soup.ingredients[0]!] },
      [
        { field: 'ingredients', before: '1 leek' },
        { field: 'ingredients', after: '1 leek' },
      ],
    ],
    [
      'a heading over a step',
      { steps: [{ text: 'Chop.', section: 'Soup' }, ...soup.steps.slice(1)] },
      [{ field: 'steps', before: 'Chop.', after: 'Soup: Chop.' }],
    ],
    [
      'a note on an ingredient',
      { ingredients: [{ ...line('1', 'leek'), note: 'washed' }, ...soup.ingredients.slice(1)] },
      [{ field: 'ingredients', before: '1 leek', after: '1 leek, washed' }],
    ],
    [
      'the source',
      { sourceAttribution: { siteName: 'Aunty', siteUrl: 'https://aunty.example/soup' } },
      [{ field: 'source', after: 'Aunty, https://aunty.example/soup' }],
    ],
    [
      'several fields, in the order of the page',
      { steps: [], title: 'S', tags: ['Quick', 'Soup'] },
      [
        { field: 'title', before: 'Soup', after: 'S' },
        { field: 'tags', after: 'Soup' },
        { field: 'steps', before: 'Chop.' },
        { field: 'steps', before: 'Boil.' },
        { field: 'steps', before: 'Blend.' },
      ],
    ],
  ])('a save lists what it changed: %s', (_what, change, expected) => {
    expect(recipeChanges(soup, { ...soup, ...change })).toEqual(expected);
  });

  const noted = (notes: string): RecipeContent => ({ ...soup, notes });

  test.each<[string, string, string, object[]]>([
    [
      'a line added to the notes',
      'Good cold.\n\nFreezes well.',
      'Good cold.\n\nFreezes well.\n\nServe with bread.',
      [{ field: 'notes', after: 'Serve with bread.' }],
    ],
    [
      'a line of the notes rewrittenLines',
      'Good cold.\nFreezes well.',
      'Good warm.\nFreezes well.',
      [{ field: 'notes', before: 'Good cold.', after: 'Good warm.' }],
    ],
    [
      'only the blanks between its lines',
      'Good cold.\nFreezes well.',
      'Good cold.\n\nFreezes well.',
      [
        {
          field: 'notes',
          before: 'Good cold.\nFreezes well.',
          after: 'Good cold.\n\nFreezes well.',
        },
      ],
    ],
  ])('a change of long text lists its lines: %s', (_what, before, after, expected) => {
    expect(recipeChanges(noted(before), noted(after))).toEqual(expected);
  });

  test('a text of very many lines is one change, quickly', () => {
    const many = 'a\n'.repeat(10_000);
    expect(recipeChanges(noted(many), noted(`${many}b`))).toEqual([
      { field: 'notes', before: many, after: `${many}b` },
    ]);
  });

  test('a change of an amount in words stands behind its ingredient', () => {
    const peppered = (note?: string): RecipeContent => ({
      ...soup,
      ingredients: [{ ...line('to taste', 'pepper'), ...(note && { note }) }],
    });
    expect(recipeChanges(peppered(), peppered('white'))).toEqual([
      { field: 'ingredients', before: 'pepper, to taste', after: 'pepper, to taste, white' },
    ]);
  });

  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });

  test('a list of changes read backwards swaps before and after, and as many lines as possible stay', () => {
    fc.assert(
      fc.property(texts, texts, (one, two) => {
        const of = (lines: string[]) => ({ ...soup, steps: lines.map((text) => ({ text })) });
        const there = recipeChanges(of(one), of(two));
        const back = recipeChanges(of(two), of(one));
        const count = (changes: typeof there, side: 'before' | 'after') =>
          changes.filter((change) => change[side] !== undefined).length;
        expect(one.length - count(there, 'before')).toBe(two.length - count(there, 'after'));
        expect(count(there, 'before')).toBe(count(back, 'after'));
      }),
    );
  });
});
