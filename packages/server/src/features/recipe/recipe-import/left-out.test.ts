import { expect, test } from 'vitest';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { readPastedText } from './reading/read-source';

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n + 1)).join('\n');
const draftOf = (ingredients: string, steps: string) =>
  readPastedText(`Feast\n\nIngredients\n${ingredients}\n\nMethod\n${steps}`)!.draft;

test('a text that fits into a recipe leaves nothing out', () => {
  const draft = draftOf(
    lines(recipeLimits.ingredients, (n) => `${n} g salt`),
    lines(recipeLimits.instructions, (n) => `Stir it ${n} times.`),
  );
  expect(draft.ingredients).toHaveLength(recipeLimits.ingredients);
  expect(draft.leftOut).toBeUndefined();
});

test('a pasted text of more ingredients and steps than a recipe has says which are left out', () => {
  const draft = draftOf(
    lines(350, (n) => `${n} g salt`),
    lines(201, (n) => `Stir it ${n} times.`),
  );
  expect(draft.ingredients).toHaveLength(recipeLimits.ingredients);
  expect(draft.leftOut).toEqual([
    '150 ingredients, from “201 g salt” on',
    '1 step, from “Stir it 201 times.” on',
  ]);
});

test('the end of a step that is too long is named as left out', () => {
  const step = `1. ${'Stir and stir. '.repeat(400)}Then drink tea.`;
  const { leftOut } = draftOf('2 eggs', `${step}\n2. Rest.`);
  expect(leftOut).toEqual([expect.stringMatching(/^the end of a step, from “/)]);
});

test('ingredients of a text that are too long together are left out from the first that does not fit', () => {
  const { ingredients, leftOut } = draftOf(
    lines(100, (n) => `${n} g salt, ${'as fine as it comes '.repeat(20)}`),
    '1. Stir.',
  );
  expect(ingredients.length).toBeGreaterThan(recipeLimits.ingredientText / 500);
  expect(ingredients.length).toBeLessThan(100);
  expect(leftOut).toEqual([
    expect.stringMatching(
      `^${100 - ingredients.length} ingredients, from “${ingredients.length + 1} g salt`,
    ),
  ]);
});
