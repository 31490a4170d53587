import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameRecipe } from './same-recipe';

const damper = {
  title: 'Pumpkin damper',
  foods: ['self-raising flour', 'mashed pumpkin', 'butter', 'salt', 'eggs'],
};

it.each<[string, { title: string; foods: string[] }]>([
  ['itself', damper],
  ['another spelling of the title', { ...damper, title: 'PUMPKIN DAMPER!' }],
  ['the same foods in another order', { ...damper, foods: damper.foods.toReversed() }],
  ['one food fewer', { ...damper, foods: damper.foods.slice(1) }],
  ['a food in the singular', { ...damper, foods: [...damper.foods.slice(0, 4), 'Egg'] }],
])('a recipe is the same as %s', (_what, other) => {
  expect(isSameRecipe(damper, other)).toBe(true);
});

it.each<[string, { title: string; foods: string[] }]>([
  ['another title', { ...damper, title: 'Damper' }],
  ['other foods', { ...damper, foods: ['flour', 'beer', 'dates', 'butter', 'salt'] }],
  ['a title alone', { ...damper, foods: [] }],
])('a recipe is not the same as %s', (_what, other) => {
  expect(isSameRecipe(damper, other)).toBe(false);
});

it('the order of two recipes does not matter when they are compared', () => {
  const known = fc.record({
    title: fc.constantFrom('Pie', 'pie', 'Tart'),
    foods: fc.array(fc.constantFrom('egg', 'eggs', 'flour', 'salt')),
  });
  fc.assert(
    fc.property(known, known, (one, other) => {
      expect(isSameRecipe(one, other)).toBe(isSameRecipe(other, one));
    }),
  );
});
