import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page';

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const table = (...lines: string[]) =>
  `<table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`;
const fields = (...lines: string[]) =>
  lines
    .map(
      (line, at) =>
        `<div class="item ${at % 2 ? 'odd' : 'even'}"><div class="row"><i>${line}</i></div></div>`,
    )
    .join('');
const method =
  '<h2>Method</h2><ol><li>Mix the flour with the eggs and bake it.</li><li>Pour the cream over it and eat.</li></ol>';
const linesOf = (body: string) => readPage(`<h1>Cake</h1>${body}${method}`)?.ingredientLines;

const first = ['250 g flour', '2 eggs', '100 g sugar'];
const second = ['2 dl cream', '1 tsp vanilla', 'salt'];

describe('a second group in a box of its own', () => {
  it.each([
    [
      'list',
      `<div><h2>Ingredients</h2>${list(...first)}</div>`,
      `<h3>Glaze</h3>${list(...second)}`,
    ],
    ['table', `<div><h2>Ingredients</h2>${table(...first)}</div>`, `<b>Top</b>${table(...second)}`],
    [
      'field',
      `<div><p>Ingredients:</p><div>${fields(...first)}</div></div>`,
      `<p>To serve:</p><div>${fields(...second)}</div>`,
    ],
    [
      'field without a colon',
      `<div><p>Ingredients</p><div>${fields(...first)}</div></div>`,
      `<p>Topping</p><div>${fields(...second)}</div>`,
    ],
  ])('a further %s is a group of the list', (_what, box, next) => {
    expect(linesOf(`${box}<div>${next}</div>`)).toEqual([...first, ...second]);
  });

  it.each([
    ['facts', `<div><p>Nutrition</p>${list('2 g fat', '3 g salt')}</div>`],
    ['dates', `<ol><li>1812 A soup</li><li>1820 A roast</li><li>1831 The jam</li></ol>`],
    ['one line', `<div><h3>Tip</h3>${list('2 eggs do as well')}</div>`],
  ])('%s behind a list are no group of it', (_what, box) => {
    expect(linesOf(`<div><h2>Ingredients</h2>${list(...first)}</div>${box}`)).toEqual(first);
  });
});

it('a list of dates is no list of ingredients', () => {
  const dates = ['1812 A soup', '1820 A roast', '1831 The jam', '1844 Pickles', '1850 Broth'];
  const prose = '<h2>Ingredients</h2><p>For the dough: 400 g rye; 200 g lard, diced; salt.</p>';
  expect(linesOf(`${list(...dates)}${prose}`)).toEqual(['400 g rye', '200 g lard, diced', 'salt']);
});
