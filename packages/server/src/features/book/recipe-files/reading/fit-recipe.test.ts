import { expect, test } from 'vitest';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { ingredientTextLength } from '@saltbush/contract/schemas/recipe-limits';
import { fitRecipe } from './fit-recipe';

const fitted = (names: string[]) => {
  const ingredients = names.map((name) => ({ name, amount: '', unit: '' }));
  const draft = { title: 'Feast', tags: [], ingredients, ingredientLines: names, steps: [] };
  const fit = fitRecipe({ draft } as never);
  if ('reason' in fit) throw new Error(fit.reason);
  return { ingredients: fit.input.ingredients, cut: fit.cut };
};

test('a recipe of a file has the ingredients that fit, and its report names the first that does not', () => {
  const { ingredients, cut } = fitted(
    Array.from({ length: 60 }, (_, n) => `${n} `.padEnd(400, 'x')),
  );
  expect(ingredients).toHaveLength(50);
  expect(ingredientTextLength(ingredients)).toBe(recipeLimits.ingredientText);
  expect(cut).toEqual([
    {
      path: 'ingredients',
      sample: expect.stringMatching(/^10 after 20,000 characters, from “50 x/),
    },
  ]);
});

test('a recipe of a file whose ingredients fit loses none', () => {
  const { ingredients, cut } = fitted(Array.from({ length: 50 }, () => 'x'.repeat(400)));
  expect([ingredients.length, cut]).toEqual([50, []]);
});
