/** Pages of posts: nothing but what previews show. */
import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page';

const page = (meta: Record<string, string>, body = '<div id="app"></div>') =>
  `<html><head><title>Instagram</title>${Object.entries(meta)
    .map(([name, text]) => `<meta property="${name}" content="${text.replaceAll('"', '&quot;')}">`)
    .join('')}</head><body>${body}</body></html>`;

const caption = [
  'Garlic noodles 🍜',
  '',
  'Ingredients',
  '200g noodles',
  '4 cloves garlic',
  '2 tbsp soy sauce',
  '',
  'Method',
  '1. Boil the noodles.',
  '2. Fry the garlic and toss.',
].join('\n');
const run = caption.replace(/\n+/g, ' ');
const lines = ['200g noodles', '4 cloves garlic', '2 tbsp soy sauce'];
const steps = ['Boil the noodles.', 'Fry the garlic and toss.'];

describe('a page of a post', () => {
  it.each([
    ['in the title, between quotes', { 'og:title': `May Cooks on Instagram: "${caption}"` }],
    ['in the title, in one run', { 'og:title': `May Cooks on Instagram: "${run}"` }],
    [
      'in the description, behind the likes',
      {
        'og:title': 'May Cooks',
        'og:description': `12 likes, 3 comments - maycooks on May 1, 2024: "${run}". `,
      },
    ],
    ['in the description alone', { 'og:title': 'May | TikTok', 'og:description': caption }],
    ['in the description for another network', { 'twitter:description': run }],
    ['between curly quotes', { 'og:description': `May on Threads: “${caption}”` }],
  ])('a post with its caption %s is read', (_where, meta) => {
    const draft = readPage(page(meta), 'https://posts.example/p/1');
    expect(draft).toMatchObject({ title: 'Garlic noodles', ingredientLines: lines });
    expect(draft?.steps.map(({ text }) => text)).toEqual(steps);
  });

  it.each([
    [
      {
        'og:title':
          'May Cooks on Instagram: "So good, I had to share it with all of you! Link in bio for the recipe."',
      },
    ],
    [
      {
        'og:description':
          'The best noodles in town, made by hand since 1987. Book a table for two or more tonight.',
      },
    ],
    [{ 'og:title': 'Noodles', 'og:description': '2 eggs.' }],
  ])('a post with the head %j is no recipe', (meta) => {
    expect(readPage(page(meta))).toBeUndefined();
  });
});
