import { expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../testing/growth';
import { foodsOfRow } from './foods-of-row';

/** The longest that are read into foods. */
const namesIn = (text: string) => piecesOf(text, 150);

const readers: Record<string, Reader> = {
  'lines in the name': (text) =>
    namesIn(text).map((name) => foodsOfRow({ name, amount: '', unit: '' })),
  names: (text) => namesIn(text).map((name) => foodsOfRow({ name, amount: '1', unit: 'cup' })),
  notes: (text) =>
    namesIn(text).map((note) => foodsOfRow({ name: 'rice', amount: '', unit: '', note })),
  'notes beside an amount': (text) =>
    namesIn(text).map((note) => foodsOfRow({ name: 'rice', amount: '1', unit: 'cup', note })),
  'each of several': (text) =>
    namesIn(text).map((name) =>
      foodsOfRow({ name, amount: '1', unit: 'cup', note: `each, ${name}` }),
    ),
  'one name and note': (text) => foodsOfRow({ name: text, amount: '', unit: '', note: text }),
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);
