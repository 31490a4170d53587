import { expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../testing/growth';
import { withoutBullet } from '../text/lines/bullets';
import { capitaliseName } from '../characters/capitalise';
import { isHeadingLine, assignSections } from '../text/headings/heading-lines';
import { splitIngredientLine } from './parse-ingredient';
import { parseQuantity } from '../units/parse-quantity';
import { rational } from '../units/rational';
import { scaleAmount } from './amounts/scale';
import { findUnit } from '../units/find-unit';
import { trailingAmountText } from './trailing-amount-text';

const readers: Record<string, Reader> = {
  'one line': splitIngredientLine,
  'lines as long as are read': (text) => piecesOf(text, 1_000).map(splitIngredientLine),
  headings: (text) => [assignSections(text.split('\n')), isHeadingLine(text), withoutBullet(text)],
  amounts: (text) => [parseQuantity(text), scaleAmount(text, 'cup', rational(2)), findUnit(text)],
  'amounts as long as are scaled': (text) =>
    piecesOf(text, 100).map((amount) => scaleAmount(amount, 'cup', rational(2))),
  words: (text) => [capitaliseName(text), trailingAmountText(text)],
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);
