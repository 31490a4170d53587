import { describe, expect, test } from 'vitest';
import { rational } from '@saltbush/recipe-parser/units';
import { stepUses } from '@saltbush/recipe-parser/steps';
import { ingredientsInStep } from './ingredients-in-step';

const ingredients = [
  { name: 'butter', amount: '150', unit: 'g' },
  { name: 'caster sugar', amount: '3/4', unit: 'cup' },
  { name: 'eggs', amount: '3', unit: '' },
  { name: 'salt', amount: '', unit: '' },
  { name: 'brown onions', amount: '2', unit: '' },
  { name: 'red onion', amount: '1', unit: '' },
];

function listed(...steps: string[]): string[][] {
  const all = stepUses(
    steps.map((text) => ({ text })),
    ingredients,
    { factor: rational(1) },
  );
  return all.map((mentions) =>
    ingredientsInStep(mentions).map(({ ingredient, amount }) =>
      [amount?.amount, amount?.unit, ingredients[ingredient]!.name].filter(Boolean).join(' '),
    ),
  );
}

describe('what a step uses', () => {
  test('the ingredients of a step stand in the order of its text, with their amounts', () => {
    expect(listed('Beat the eggs with half the butter.')).toEqual([['3 eggs', '75 g butter']]);
  });

  test('an ingredient stands once in a step, however often the step names it', () => {
    expect(listed('Cream the butter and sugar, then beat the butter again.')).toEqual([
      ['150 g butter', '3/4 cup caster sugar'],
    ]);
  });

  test('an ingredient taken in two parts stands in both steps', () => {
    expect(listed('Use 50 g butter for the tin and melt 20 g butter.')).toEqual([
      ['50 g butter', '20 g butter'],
    ]);
  });

  test('an ingredient that is in the pan already is left out of a step', () => {
    expect(listed('Melt the butter.', 'Pour the butter over.')).toEqual([['150 g butter'], []]);
  });

  test('an ingredient is left out of a step where nobody can say which is meant', () => {
    expect(listed('Fry the onion.')).toEqual([[]]);
  });

  test('an ingredient without an amount stands in a step by its name', () => {
    expect(listed('Season with salt, stir, and taste for salt.')).toEqual([['salt']]);
  });
});
