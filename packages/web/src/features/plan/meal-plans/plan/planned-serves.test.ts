import { expect, it } from 'vitest';
import { searchForServes } from './planned-serves';

it.each([
  ['a dinner for more opens for them', { serves: 4 }, 2.5, { serves: '10' }],
  ['a dinner for fewer opens for them', { serves: 4 }, 0.5, { serves: '2' }],
  ['a dinner as it was written opens as it was written', { serves: 4 }, 1, {}],
  ['a dish that is leftovers opens as it was written', { serves: 4 }, 0, {}],
  [
    'a recipe whose serves nobody knows opens as it was written',
    { serves: 4, isServesUnknown: true as const },
    2,
    {},
  ],
  ['a recipe that cannot be read opens as it was written', undefined, 2, {}],
])('a planned recipe is opened for whom it is cooked: %s', (_name, card, quantity, search) => {
  expect(searchForServes(card, quantity)).toEqual(search);
});
