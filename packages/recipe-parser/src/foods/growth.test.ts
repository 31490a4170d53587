import { expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../testing/growth';
import { findFood } from './find-food';
import { foodWording } from './food-wording';
import { slug } from './food-words';

/** As long as an ingredient line may be that is understood. */
const namesIn = (text: string) => piecesOf(text, 1_000);

const readers: Record<string, Reader> = {
  foods: (text) => namesIn(text).map((name) => findFood(name)),
  'their wordings': (text) =>
    namesIn(text).map((name) => foodWording(name, findFood('onion').food)),
  'a key': (text) => slug(text),
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);
