import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergens } from '../diets/allergens';
import { menuFacts } from './facts/menu-facts';
import { refusalsOf } from './refusals';

const leo = { id: 'leo', allergies: ['peanut'], diets: ['vegetarian'], dislikes: ['Olives'] };
const factsOf = (...names: string[]) =>
  menuFacts({
    title: 'Dish',
    serves: 4,
    tags: [],
    steps: [],
    ingredients: names.map((name) => ({ name, amount: '200', unit: 'g' })),
  });
const reasons = (...names: string[]) =>
  refusalsOf(factsOf(...names), [leo]).map(({ reason }) => reason);

it.each<[string, string[], string[]]>([
  ['an allergen', ['peanut butter', 'rice noodles'], ['no peanut']],
  ['what a diet refuses', ['chicken thighs', 'rice'], ['vegetarian']],
  ['a food that is disliked', ['black olives', 'tomatoes'], ['no Olives']],
  ['nothing else', ['carrots', 'rice'], []],
])('refuses %s', (_, names, expected) => {
  expect(reasons(...names)).toEqual(expected);
});

it('a line that is not understood may contain what someone is allergic to', () => {
  expect(reasons('carrots', 'grandma’s secret powder')).toEqual(['no peanut']);
});

it('names who refuses', () => {
  const ann = { id: 'ann', allergies: [], diets: [], dislikes: [] };
  expect(refusalsOf(factsOf('chicken thighs'), [ann, leo]).map(({ eaterId }) => eaterId)).toEqual([
    'leo',
  ]);
});

it('never lets an allergen through that the recipe contains or may contain', () => {
  const some = fc.subarray([...allergens]);
  fc.assert(
    fc.property(some, some, some, fc.boolean(), (contains, unsure, allergies, hasUnknownLine) => {
      const facts = { foods: [], contains, unsure, hasUnknownLine };
      const eater = { id: 'a', allergies, diets: [], dislikes: [] };
      const found = refusalsOf(facts, [eater]);
      const bad = allergies.filter(
        (one) => hasUnknownLine || contains.includes(one) || unsure.includes(one),
      );
      expect(found).toHaveLength(bad.length);
    }),
  );
});
