import { expect, it } from 'vitest';
import { sourceTexts, type SourceText } from './source-texts';

const people: Record<string, unknown> = {
  '#mia': { '@id': '#mia', name: 'Mia Kerr', url: '/mia' },
};
const resolve = (value: unknown) =>
  people[(value as { '@id'?: string } | null)?.['@id'] ?? ''] ?? value;

it.each<[Record<string, unknown>, SourceText]>([
  [
    { name: ' Pie ', prepTime: 'PT5M' },
    { title: 'Pie', prepMinutes: 'PT5M' },
  ],
  [{ recipeYield: [4, '4 servings'] }, { serves: '4\n4 servings' }],
  [
    { recipeIngredient: ['2 Tbs. flour&amp;<br>', '1 egg'] },
    { ingredients: '2 Tbs. flour&amp;<br>\n1 egg' },
  ],
  [
    {
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'One',
          text: 'Mix.',
          url: 'https://a.example#1',
          image: '/1.jpg',
        },
        'Bake.',
      ],
    },
    { instructions: 'One\nMix.\nBake.' },
  ],
  [{ author: { '@id': '#mia' } }, { author: 'Mia Kerr' }],
  [
    { image: { '@type': 'ImageObject', url: 'https://a.example/1.jpg' } },
    { imageUrl: 'https://a.example/1.jpg', images: 'https://a.example/1.jpg' },
  ],
  [{ name: null, totalTime: '', keywords: {} }, {}],
])('the data %j has the texts %j', (node, said) => {
  expect(sourceTexts(node, resolve)).toEqual(said);
});

it('source texts are read no deeper than needed, and no longer than allowed', () => {
  let value: unknown = 'deep';
  for (let depth = 0; depth < 100; depth += 1) value = { text: value };
  expect(sourceTexts({ description: value }, resolve)).toEqual({});
  expect(sourceTexts({ name: 'x'.repeat(50_000) }, resolve).title).toHaveLength(20_000);
});
