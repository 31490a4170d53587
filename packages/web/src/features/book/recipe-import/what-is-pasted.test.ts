import { expect, test } from 'vitest';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { whatIsPasted } from './what-is-pasted';

const damper = 'Damper\n3 cups self-raising flour\nhttps://bush.example/damper';
const manyLinks = (count: number) =>
  Array.from({ length: count }, (_, n) => `a.example/${n}`).join('\n');

test.each<[string, string, object]>([
  ['a link', ' https://a.example/pie\n', { kind: 'link', url: 'https://a.example/pie' }],
  ['a link without its beginning', 'a.example/pie', { kind: 'link', url: 'a.example/pie' }],
  [
    'a sentence with a link',
    'Try this: https://a.example/pie!',
    { kind: 'link', url: 'https://a.example/pie' },
  ],
  [
    'two links',
    'a.example/pie\n\nSoup: https://a.example/soup',
    { kind: 'links', urls: ['a.example/pie', 'https://a.example/soup'] },
  ],
  [
    'one page in two spellings',
    'https://a.example/pie\nwww.a.example/pie/',
    { kind: 'link', url: 'https://a.example/pie' },
  ],
  ['a recipe with a link in it', damper, { kind: 'text', text: damper }],
  ['a long line', 'flour '.repeat(80), { kind: 'text', text: 'flour '.repeat(80) }],
])('a pasted text is recognised as %s', (_what, text, pasted) => {
  expect(whatIsPasted(text)).toEqual(pasted);
});

test.each<[string, string, RegExp]>([
  ['nothing', ' \n ', /a link or a recipe first/],
  ['a few words', 'pumpkin soup', /doesn’t look like a link/],
  ['too many links', manyLinks(importLimits.addresses + 1), /at most 50 at once/],
  ['an endless link', `a.example/${'a'.repeat(2_100)}`, /This link is too long/],
  ['an endless text', 'flour\n'.repeat(20_000), /too long/],
])('a pasted text is refused with %s', (_what, text, message) => {
  const pasted = whatIsPasted(text);
  expect('message' in pasted && pasted.message).toMatch(message);
});
