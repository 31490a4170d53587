import { expect, test } from 'vitest';
import { listNeedsOf } from './list-needs';
import { neededText } from '../amounts/amount-text';

const amountOf = (name: string, serves?: number) => {
  const ingredients = [{ name, amount: '', unit: '' }];
  const [need] = listNeedsOf({ id: '1', title: 'Dish', serves, ingredients });
  const [amount] = need?.amounts ?? [];
  return amount && neededText(amount);
};

test.each([
  ['80 g rice per person', '400 g'],
  ['3 meatballs per serve', '15'],
  ['1 slice of toast per guest', '5 slices'],
  ['2 Scheiben Brot pro Person', '10 slices'],
  ['1 tranche de pain par personne', '5 slices'],
  ['2 fette di pane a testa', '10 slices'],
  ['2 lonchas de jamón por persona', '10 slices'],
  ['2 plakken ham per persoon', '10 slices'],
  ['80 g rice, per person', '400 g'],
  ['400 g rice', '400 g'],
  ['400 g rice, 80 g per person', '400 g'],
  ['5 eggs (one per person)', '5'],
  ['5 huevos, uno por persona', '5'],
])('the row "%s" of a recipe for five asks for %s', (row, amount) => {
  expect(amountOf(row, 5)).toBe(amount);
});

test('an amount for each person stays where nobody knows how many there are', () => {
  expect(amountOf('80 g rice per person')).toBe('80 g');
});
