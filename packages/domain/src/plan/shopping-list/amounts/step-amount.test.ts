import { expect, test } from 'vitest';
import { stepAmount } from './step-amount';

test.each([
  ['1 bulb', undefined, '2 bulbs'],
  ['2 bunches', '1 bunch', '3 bunches'],
  ['½ bunch', undefined, '1 bunch'],
  ['3', '2', '4'],
  ['2½', '2', '3'],
  ['', undefined, '1'],
  ['300 mL carton', undefined, '2 × 300 mL cartons'],
  ['2 × 400 g tins', '400 g tin', '3 × 400 g tins'],
  ['2 × 100 g small jars', '100 g small jar', '3 × 100 g small jars'],
  ['450 g', '400 g', '500 g'],
  ['500 g', '450 g', '600 g'],
  ['437 g', '400 g', '450 g'],
  ['about 437 g', '400 g', '450 g'],
  ['50 mL', undefined, '100 mL'],
  ['1.2 kg', '1.1 kg', '1.3 kg'],
  ['2 L', '1.9 L', '2.5 L'],
  ['600 mL + 300 mL cartons', undefined, undefined],
  ['2 cloves + 1 tsp', undefined, undefined],
  ['1 cup (about 250 g)', undefined, undefined],
  ['a handful', undefined, undefined],
])('the amount "%s" goes down to %j and up to %j', (text, down, up) => {
  expect([stepAmount(text, -1), stepAmount(text, 1)]).toEqual([down, up]);
});
