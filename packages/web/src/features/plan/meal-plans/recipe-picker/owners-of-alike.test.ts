import { expect, test } from 'vitest';
import { cardOf, recipeId } from '../../../../testing/recipes';
import { ownersOfAlike } from './owners-of-alike';

const me = cardOf(1).owner;
const sam = { _id: recipeId(90), username: 'Sam' };
const alex = { _id: recipeId(91), username: 'Alex' };
const ownersOf = (...cards: ReturnType<typeof cardOf>[]) => [
  ...ownersOfAlike(cards, me._id).values(),
];

test('recipes of different titles say nothing of their owners', () => {
  expect(ownersOf(cardOf(1, { title: 'Laksa' }), cardOf(2, { title: 'Pho', owner: sam }))).toEqual(
    [],
  );
});

test('recipes of the same title say whose each is', () => {
  const title = 'Bolognese';
  expect(
    ownersOf(
      cardOf(1, { title }),
      cardOf(2, { title: ' bolognese', owner: sam }),
      cardOf(3, { title, owner: alex }),
      cardOf(4, { title: 'Laksa', owner: sam }),
    ),
  ).toEqual(['Yours', 'By Sam', 'By Alex']);
});

test('two recipes of one person with the same title say where each comes from', () => {
  const title = 'Bolognese';
  expect(
    ownersOf(
      cardOf(1, { title }),
      cardOf(2, { title, siteName: 'Taste' }),
      cardOf(3, { title, owner: sam, siteName: 'Delicious' }),
    ),
  ).toEqual(['Yours', 'Yours, from Taste', 'By Sam']);
});
