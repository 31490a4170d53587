import { expect, test } from 'vitest';
import { changeLabels } from './change-labels';

test.each([
  [
    { field: 'prepMinutes' as const, before: '10', after: '75' },
    { what: 'Prep', before: '10 min', after: '1 h 15 min' },
  ],
  [
    { field: 'measures' as const, before: 'au', after: 'us' },
    { what: 'Cups and spoons', before: 'Australian', after: 'American' },
  ],
  [
    { field: 'steps' as const, after: 'Stir.' },
    { what: 'Step added', after: 'Stir.' },
  ],
  [
    { field: 'ingredients' as const, before: '1 leek' },
    { what: 'Ingredient removed', before: '1 leek' },
  ],
  [
    { field: 'imageUrl' as const, before: '/images/a', after: '/images/b' },
    { what: 'Picture changed', before: 'a picture', after: 'a picture' },
  ],
])('the change %o of a recipe is said in words', (change, words) => {
  expect(changeLabels(change)).toEqual(words);
});
