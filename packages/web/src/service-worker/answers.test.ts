import { expect, it, test } from 'vitest';
import { imageOfAnyWidth, pageFileOf } from './answers';

const pages = [
  { path: '/', file: 'pages/landing.html' },
  { path: '/my-recipes', file: 'pages/my-recipes.html' },
  { path: '/recipes/$id', file: 'pages/recipes-id.html' },
];

test.each([
  ['/', 'pages/landing.html'],
  ['/my-recipes', 'pages/my-recipes.html'],
  ['/recipes/42', 'pages/recipes-id.html'],
  ['/recipes/42/edit', 'index.html'],
  ['/recipes/', 'index.html'],
  ['/account', 'index.html'],
])('the address %s is answered with %s', (address, file) => {
  expect(pageFileOf(address, pages)).toBe(file);
});

it('a missing image is answered with another size of the same image, never with another image', async () => {
  const stored = ['https://s/images/1/800.webp', 'https://s/images/10/400.webp'];
  const cache = {
    keys: async () => stored.map((url) => ({ url })),
    match: async (request: { url: string }) => new Response(request.url),
  } as unknown as Cache;
  const found = await imageOfAnyWidth(cache, 'https://s/images/1/400.webp');
  expect(await found?.text()).toBe('https://s/images/1/800.webp');
  expect(await imageOfAnyWidth(cache, 'https://s/images/2/400.webp')).toBeUndefined();
});
