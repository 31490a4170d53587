import { expect, test } from 'vitest';
import { slowTexts } from '../../../testing/growth';
import { readCooklang } from './read-cooklang';

test.each([
  ['its text', (text: string) => readCooklang(text, 'Pie')],
  ['metadata', (text: string) => readCooklang(`>> ${text}`, 'Pie')],
  ['a heading', (text: string) => readCooklang(`= ${text}`, 'Pie')],
])('the time of reading Cooklang in %s grows in proportion to the text', (_name, read) => {
  expect(slowTexts(read)).toEqual([]);
});
