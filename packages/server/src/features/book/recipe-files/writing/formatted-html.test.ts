import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formattedHtml } from './formatted-html';

const rel = 'rel="noopener noreferrer nofollow"';

test.each([
  [
    'Fold **gently**\n& <b>rest</b>',
    'Fold <strong>gently</strong><br>&#38; &#60;b&#62;rest&#60;/b&#62;',
  ],
  [
    '[*Pie*](https://a.example/"x")',
    `<a href="https://a.example/&#34;x&#34;" ${rel}><em>Pie</em></a>`,
  ],
  ['With\n- rice\n- peas\nand salt', 'With<ul><li>rice</li><li>peas</li></ul>and salt'],
  ['3. Fry\n4. Stir', '<ol start="3"><li>Fry</li><li>Stir</li></ol>'],
  ['- a\n- b\n* c\n* d', '<ul><li>a</li><li>b</li></ul><ul><li>c</li><li>d</li></ul>'],
  ['plain 2*3', 'plain 2*3'],
  ['', ''],
])('the text %j is the HTML %s', (text, html) => {
  expect(formattedHtml(text)).toBe(html);
});

test('any text as HTML has no elements but those of marks, and attributes of links alone', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (text) => {
      const tags = formattedHtml(text).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<(?:\/?(?:strong|em|ul|ol|li|a)|br|ol start="\d+"|a href="https?:[^"<>]*" rel="[a-z ]+")>$/i,
        );
      }
    }),
  );
});
