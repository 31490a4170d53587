import { describe, expect, it } from 'vitest';
import { parseTree } from '../document/page-tree';
import { blocksOf } from './blocks';

const textsOf = (html: string) => blocksOf(parseTree(html)).all.map(({ text }) => text);
const rows = (...lines: string[]) => lines.map((line) => `<div class="row">${line}</div>`).join('');

describe('words of a line in elements of their own', () => {
  it.each([
    ['<span><span>350</span> gram</span><b>carrots</b>', '350 gram carrots'],
    ['<b>2</b><em>uien</em><span>, fijn</span>', '2 uien, fijn'],
    ['<strong>½ cup</strong><a>milk</a>', '½ cup milk'],
    ['<span>2</span><span class="unit">msk</span><a>smör</a>', '2 msk smör'],
    ['<b>3 c. à s.</b> <i>de sucre</i>', '3 c. à s. de sucre'],
    ['<b>200 г</b><i>муки</i>', '200 г муки'],
    ['<span>1 kg</span><span>farine</span><span>; tamisée</span>', '1 kg farine; tamisée'],
  ])('an amount and its food have a space between them: %s', (line, text) => {
    expect(textsOf(rows(line, line, line))).toEqual([text, text, text]);
  });

  it.each([
    ['<b>3 tbs</b><b>p</b> rum', '3 tbsp rum'],
    ['<span>3 tbs</span><span>p</span><span> rum</span>', '3 tbsp rum'],
    ['<span>2 Ess</span><span>löffel</span><span> Öl</span>', '2 Esslöffel Öl'],
    ['the 1<sup>st</sup> cup', 'the 1st cup'],
    ['<b>1</b><sup>st</sup> cup of milk', '1st cup of milk'],
  ])('a word that an editor divided is one word: %s', (line, text) => {
    expect(textsOf(`<ul><li>${line}</li></ul>`)).toEqual([text]);
  });
});

describe('what is set into an item of a list', () => {
  const step = 'Whisk the sugar and oil until pale.';

  it.each([
    '<figure><img src="a.jpg"><figcaption>Photo: Bush Oven / Mia Kerr</figcaption></figure>',
    '<aside><h4>Learn more</h4><a href="/rye">All about rye</a></aside>',
    '<aside class="promo"><p>Our tins are in the shop.</p></aside>',
  ])('the words of an item leave out what is set in: %s', (inset) => {
    expect(textsOf(`<ol><li><p>${step}</p>${inset}</li><li>Bake it.</li></ol>`)).toEqual([
      step,
      'Bake it.',
    ]);
  });

  it('an aside that is a tip is a block of its own', () => {
    const tip = 'Tip: rye flour works too.';
    expect(textsOf(`<ol><li><p>${step}</p><aside>${tip}</aside></li></ol>`)).toEqual([step, tip]);
  });
});
