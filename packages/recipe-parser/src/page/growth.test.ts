import { describe, expect, test } from 'vitest';
import { slowTexts, type Reader } from '../../testing/growth';
import { pageHints } from './page-hints';
import { readRecipe } from './read-page';
import { textOfPage } from './text-of-page';

const page = (body: string) => readRecipe(`<title>Pie</title><h1>Pie</h1>${body}`);

/** Each puts the text where an untrusted page may have it. */
const readers: Record<string, Reader> = {
  'the page': (text) => [page(text), textOfPage(text)],
  'lists and paragraphs': (text) =>
    page(`<h2>Ingredients</h2><ul><li>2 eggs<li>${text}</ul><h2>Method</h2><p>${text}`),
  'a script of data': (text) => page(`<script type="application/ld+json">${text}</script>`),
  'data in a script': (text) =>
    page(`<script>x = {"recipeIngredient": ["2 eggs"], "a": "${text}"}</script>`),
  'texts of a script': (text) => {
    const said = JSON.stringify(text);
    const html = `<script>x = {"a": ${said}, "b": ${JSON.stringify(said)}, c: "${text}</script>`;
    return [readRecipe(html), pageHints(html)];
  },
  attributes: (text) => {
    const said = text.replaceAll('"', "'");
    return page(
      `<meta property="og:title" content="${said}"><img srcset="${said}" class="${said}">`,
    );
  },
};

/** Elements within and beside each other, marked as recipes and as their properties. */
const recipe = 'itemscope itemtype="https://schema.org/Recipe"';
const structures: Record<string, (count: number) => string> = {
  'things in things': (count) => `<div ${recipe} itemprop="a">`.repeat(Math.min(count, 290)),
  'properties in properties': (count) => `<div ${recipe}>${'<p><b itemprop="name">'.repeat(count)}`,
  'things that refer to one': (count) =>
    `<div id="a">${'<i itemprop="name">a</i>'.repeat(count)}</div>${`<div ${recipe} itemref="a"></div>`.repeat(count)}`,
  'references to one': (count) =>
    `<div id="a">${'<i itemprop="name">a</i>'.repeat(count)}</div><div ${recipe} itemref="${'a '.repeat(count)}"></div>`,
  'recipes of classes in each other': (count) =>
    '<div class="hrecipe ingredient">'.repeat(100) + '<i class="ingredient">a</i>'.repeat(count),
  'headings without a list': (count) => '<h2>Ingredients</h2><h2>Method</h2>'.repeat(count),
  'tags that close nothing': (count) => '<b>'.repeat(900) + '</i>'.repeat(count * 4),
  'recipes below one another': (count) =>
    '<h2>Pie</h2><h3>Ingredients</h3><ul><li>2 eggs</li></ul>'.repeat(Math.min(count, 40)) +
    '<h2>Pie</h2><p>2 eggs</p>'.repeat(count),
  rows: (count) => `<div>${'<div><i>1</i><b>egg</b></div>'.repeat(count)}`,
};

describe('reading a page takes time in proportion to it', () => {
  test.each(Object.entries(readers))(
    'the time of reading a page of %s grows in proportion to it',
    (_name, read) => {
      expect(slowTexts(read)).toEqual([]);
    },
  );

  test('the time of reading a page grows in proportion to it, however its elements lie', () => {
    const texts = Object.entries(structures).map(([name, build]) => ({
      name,
      ofLength: (length: number) => build(Math.ceil(length / 30)),
    }));
    expect(slowTexts(page, texts)).toEqual([]);
  });
});
