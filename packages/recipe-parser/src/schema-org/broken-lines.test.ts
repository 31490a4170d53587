import { expect, test } from 'vitest';
import { joinBrokenLines } from './broken-lines';

test.each([
  [
    ['3 tablespoons purchased', 'tikka masala paste'],
    ['3 tablespoons purchased tikka masala paste'],
  ],
  [
    ['¼ cup each desiccated', 'coconut and panko breadcrumbs'],
    ['¼ cup each desiccated coconut and panko breadcrumbs'],
  ],
  [
    ['2 cups flour', 'salt'],
    ['2 cups flour', 'salt'],
  ],
  [
    ['1 tsp dried', 'Basil'],
    ['1 tsp dried', 'Basil'],
  ],
  [
    ['2 large', '1 cup sugar'],
    ['2 large', '1 cup sugar'],
  ],
  [
    ['2 tbsp linseed', 'honey'],
    ['2 tbsp linseed', 'honey'],
  ],
])('broken lines are joined where they belong together: %j', (lines, joined) => {
  expect(joinBrokenLines(lines)).toEqual(joined);
});
