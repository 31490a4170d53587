import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountText } from './amount-text';

test.each([
  ['500', '500'],
  ['1/2', '½'],
  ['1 1/2', '1½'],
  ['1/4–3/4', '¼–¾'],
  ['2 x 1/2', '2 x ½'],
  ['11/2', '<span class="fraction">11/2</span>'],
  ['2 5/16', '2 <span class="fraction">5/16</span>'],
  ['1/24', '<span class="fraction">1/24</span>'],
  ['', ''],
])('an amount of "%s" is drawn as %s', (text, drawn) => {
  expect(render(<AmountText text={text} />).container.innerHTML).toBe(drawn);
});
