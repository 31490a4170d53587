import { describe, expect, it } from 'vitest';
import { parseTree } from '../document/page-tree';
import { blocksOf } from './blocks';

const textsOf = (html: string) =>
  blocksOf(parseTree(`<ul>${html}</ul>`)).all.map(({ text }) => text);

describe('what a shop offers beside a line', () => {
  it.each([
    ['<span>400 g</span><span>laxfilé</span><span>Just nu 129 kr/kg</span>', '400 g laxfilé'],
    ['2 tsp vanilla <span class="price">$12.00</span>', '2 tsp vanilla'],
    ['<p>80 g olive</p><div><b>Olive 300 g</b><i>€ 3,15</i></div>', '80 g olive'],
    ['<div>2 dl mleka</div><div>Mleko 1 l <b>3,99 zł</b></div>', '2 dl mleka'],
    [
      '<b>4 Eier</b> <div>Eier 10 Stück <span><span>€</span><span>2.99</span></span></div>',
      '4 Eier',
    ],
    ['<div>1 lb chicken</div><a>Chicken thighs <em>£4.20</em></a>', '1 lb chicken'],
    ['200 ml řepkového oleje <small>49,90 Kč</small>', '200 ml řepkového oleje'],
    ['<span>2 яйца</span> <span>89 ₽</span>', '2 яйца'],
    ['<span>豚肉 200g</span><span>398円</span>', '豚肉 200g'],
    ['<span>2 dl rømme</span><span class="p">24 kr</span>', '2 dl rømme'],
  ])('an offer is no part of its line: %s', (line, text) => {
    expect(textsOf(`<li>${line}</li>`)).toEqual([text]);
  });

  it.each([
    ['Buy a chicken for <b>$5</b> and roast it.', 'Buy a chicken for $5 and roast it.'],
    ['<b>$2</b> for the tin', '$2 for the tin'],
    ['2 kransar <b>timjan</b>', '2 kransar timjan'],
    ['<b>2 TL</b> <i>Salz</i>', '2 TL Salz'],
  ])('words of a line stay: %s', (line, text) => {
    expect(textsOf(`<li>${line}</li>`)).toEqual([text]);
  });

  it('an offer without a price is known from those of other lines', () => {
    const item = (line: string, offer: string) =>
      `<li><p>${line}</p><div class="product">${offer}</div></li>`;
    const lines = [
      item('90 g ricotta', '<b>Ricotta 250 g</b><i>€ 1,89</i>'),
      item('20 g capperi', '<b>Esaurito</b>'),
      item('60 g pinoli', '<b>Pinoli 100 g</b><i>€ 4,79</i>'),
    ];
    expect(textsOf(lines.join(''))).toEqual(['90 g ricotta', '20 g capperi', '60 g pinoli']);
  });
});
