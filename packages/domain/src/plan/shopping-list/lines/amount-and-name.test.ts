import { expect, test } from 'vitest';
import { besideAmount } from './amount-and-name';

test.each([
  ['3', 'Onions', '3 onions'],
  ['', 'Onions', 'Onions'],
  ['2', 'Granny Smith apples', '2 Granny Smith apples'],
  ['1', 'BBQ sauce', '1 BBQ sauce'],
  ['1 × 400 g tin', 'Canned diced tomatoes', '1 × 400 g tin diced tomatoes'],
  ['2 tins', 'Canned tuna', '2 tins tuna'],
  ['2 × 400 g + 800 g tins', 'Tinned tomatoes', '2 × 400 g + 800 g tins tomatoes'],
  ['400 g', 'Canned chickpeas', '400 g canned chickpeas'],
  ['1 jar', 'Jarred garlic', '1 jar garlic'],
  ['2 bottles', 'Bottled lemon juice', '2 bottles lemon juice'],
  ['1 bag', 'Bagged salad', '1 bag salad'],
  ['1 bunch', 'bunches', '1 bunch'],
  ['1 bunch', 'Bunches of coriander', '1 bunch coriander'],
  ['1 packet', 'Frozen peas', '1 packet frozen peas'],
  ['1 L carton', 'Stock', '1 L carton stock'],
  ['1 tin', 'Canned', '1 tin canned'],
  ['3 cans', 'cans', '3 cans'],
])('the amount "%s" beside the name "%s" reads "%s"', (amount, name, text) => {
  expect(besideAmount(amount, name)).toBe(text);
});
