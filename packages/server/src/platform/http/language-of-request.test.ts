import { expect, it } from 'vitest';
import { languageOf } from './language-of-request';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-AU,en;q=0.9,de;q=0.8', 'en'],
  ['fr-CH, fr;q=0.9, de;q=0.7, en;q=0.5', 'de'],
  ['en;q=0.5, de;q=0.8', 'de'],
  ['de;q=0', 'en'],
  ['de;q=nonsense', 'en'],
  ['*', 'en'],
  ['xx, *;q=0.1', 'en'],
  [';;,,;q=', 'en'],
  [`de, ${'x'.repeat(400)}`, 'en'],
])('a caller who reads %j is answered in %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});
