import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of-html';

test.each([
  ['<p><b>Make</b> the sauce.</p><p>Rest it.</p>', '**Make** the sauce.\n\nRest it.'],
  ['<b>Make </b>the <i>sauce</i>', '**Make** the *sauce*'],
  ['<b><i>Both</i></b> here', '***Both*** here'],
  [
    '<a href="https://a.example/x_(y)">Nonna’s</a> pie',
    '[Nonna’s](https://a.example/x_%28y%29) pie',
  ],
  ['<a href="https://a.example/">https://a.example/</a> <b>x</b>', 'https://a.example/ **x**'],
  ['<a href="javascript:alert(1)">x</a> <b>y</b>', 'x **y**'],
  ['With<ul><li>rice</li><li><b>peas</b></li></ul>', 'With\n\n- rice\n- **peas**'],
  ['<ol start="3"><li>Fry</li><li>Stir</li></ol>', '3. Fry\n4. Stir'],
  [
    '<b style="font-weight:normal"><span style="font-weight:700">Bold</span> not</b>',
    '**Bold** not',
  ],
  ['<b>one<br>two</b>', '**one**\n**two**'],
  ['<style>b{}</style><script>alert(1)</script><b>x</b> y', '**x** y'],
])('the HTML %s is pasted as %j', (html, text) => {
  expect(markdownOfHtml(html)).toBe(text);
});

test.each(['plain', '<p>plain</p><p>2</p>', '<span>plain</span>', '1. one\n2. two', ''])(
  'the HTML %j without marks is left to the browser',
  (html) => {
    expect(markdownOfHtml(html)).toBeUndefined();
  },
);

test('no HTML that is pasted runs, and no element comes with it', () => {
  const parts = [
    '<b>',
    '</b>',
    '<a href="https://a.b/">',
    '</a>',
    '<img src=x onerror="y()">',
    '<li>',
  ];
  const html = fc.array(
    fc.constantFrom(...parts, 'x', ' ', '<script>z()</script>', '<svg>', '&lt;b&gt;'),
  );
  fc.assert(
    fc.property(html, (found) => {
      const text = markdownOfHtml(found.join(''));
      expect(text ?? '').not.toMatch(/onerror|z\(\)/);
    }),
  );
});
