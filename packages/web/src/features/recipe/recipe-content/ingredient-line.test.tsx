import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { IngredientLine } from './ingredient-line';

test.each<[Ingredient, string]>([
  [{ name: 'flour', amount: '1 1/2', unit: 'cup', note: 'sifted' }, '1½ cups flour, sifted'],
  [{ name: 'eggs', amount: '2', unit: '' }, '2 eggs'],
  [{ name: 'pepper', amount: 'To taste', unit: '' }, 'pepper, to taste'],
  [{ name: 'salt', amount: 'to taste', unit: '', note: 'flaky' }, 'salt, to taste, flaky'],
  [{ name: 'salt', amount: 'a pinch', unit: '' }, 'a pinch salt'],
])('the ingredient %o reads %s', (ingredient, words) => {
  const shown = { amount: ingredient.amount, unit: ingredient.unit, isApproximate: false };
  const { container } = render(<IngredientLine ingredient={ingredient} shown={shown} />);
  const [amount, name] = container.querySelectorAll(':scope > span');
  expect(`${amount!.textContent} ${name!.textContent}`.replace(/\s+/g, ' ').trim()).toBe(words);
});
