import { expect, it } from 'vitest';
import { parseTree, squeezed, textIn } from './page-tree';

const textOf = (html: string) => squeezed(textIn(parseTree(html)));

it.each([
  ['250 g flour<sup>1</sup>', '250 g flour'],
  ['250 g flour<sup>[2]</sup>, sifted', '250 g flour, sifted'],
  ['2 eggs<a href="#n3"><sup>3</sup></a>', '2 eggs'],
  ['1 Ei (Größe M)<sup>*</sup>', '1 Ei (Größe M)'],
  ['huile d’olive<a href="#note">[1]</a>', 'huile d’olive'],
  ['500 г муки<sup>†</sup>', '500 г муки'],
])('the number of a footnote is no part of a line: %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

it.each([
  ['1 <sup>1</sup>/<sub>2</sub> cups', '1 1/2 cups'],
  ['<sup>1</sup>/2 cup', '1/2 cup'],
  ['a tin of 500 cm<sup>2</sup>', 'a tin of 500 cm2'],
  ['the 1<sup>st</sup> cup', 'the 1st cup'],
  ['see <a href="#s2">2</a>', 'see 2'],
  ['<a href="#a">Butter</a>', 'Butter'],
])('a number of a text stays: %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});
