import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens, diets } from '../../recipe/diets/allergens';
import { menuFacts } from './facts/menu-facts';
import { planMenu } from './magic-menu';
import type { MenuRequest } from './menu-request';
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
])('a person refuses a recipe because of %s', (_, names, expected) => {
  expect(reasons(...names)).toEqual(expected);
});

it('a line that is not understood may contain what someone is allergic to', () => {
  expect(reasons('carrots', 'grandma’s secret powder')).toEqual(['no peanut']);
});

it('a diet for health refuses what nobody can say, another diet does not', () => {
  const ann = { id: 'ann', allergies: [], diets: ['gluten-free', 'vegetarian'], dislikes: [] };
  const facts = factsOf('carrots', 'grandma’s secret powder');
  expect(refusalsOf(facts, [ann]).map(({ reason }) => reason)).toEqual(['gluten free']);
});

it('each refusal of a recipe names who refuses', () => {
  const ann = { id: 'ann', allergies: [], diets: [], dislikes: [] };
  expect(refusalsOf(factsOf('chicken thighs'), [ann, leo]).map(({ eaterId }) => eaterId)).toEqual([
    'leo',
  ]);
});

it('no recipe passes that contains or may contain what someone is allergic to', () => {
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

describe('a week of any recipes for any people', () => {
  const contentsOf: Readonly<Record<string, readonly string[]>> = {
    prawns: ['crustacea', 'vegetarian', 'vegan', 'kosher'],
    'peanut butter': ['peanut'],
    eggs: ['egg', 'vegan'],
    milk: ['milk', 'vegan', 'dairy-free'],
    spaghetti: ['wheat', 'gluten', 'gluten-free'],
    'diced beef': ['vegetarian', 'vegan', 'pescatarian'],
    bacon: ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher'],
    'roasted cashews': ['cashew'],
    carrots: [],
    rice: [],
    zucchini: [],
  };
  const needs = [...new Set(Object.values(contentsOf).flat())];
  const isDiet = (need: string) => diets.some((diet) => diet === need);
  const someFoods = fc.subarray(Object.keys(contentsOf), { minLength: 1, maxLength: 4 });

  it('a planned week has nothing that one of those who eat may not have', () => {
    fc.assert(
      fc.property(
        fc.array(someFoods, { minLength: 1, maxLength: 8 }),
        fc.array(fc.subarray(needs, { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (recipes, needsOf, seed) => {
          const people = needsOf.map((all, n) => ({
            id: `${n}`,
            allergies: all.filter((need) => !isDiet(need)),
            diets: all.filter(isDiet),
            dislikes: [],
          }));
          const { picks } = planMenu(requestOf(recipes, people, seed));
          const eaten = picks.flatMap(({ recipeId }) => recipes[Number(recipeId)]!);
          const refused = eaten.filter((food) =>
            contentsOf[food]!.some((content) => needsOf.flat().includes(content)),
          );
          expect(refused).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

function requestOf(
  recipes: readonly string[][],
  people: readonly (typeof leo)[],
  seed: number,
): MenuRequest {
  return {
    candidates: recipes.map((foods, n) => {
      const facts = factsOf(...foods);
      const known = { title: `Dish ${n}`, course: 'dinner' as const, minutes: 30 };
      const refusals = refusalsOf(facts, people);
      return { ...facts, ...known, id: `${n}`, isFavourite: false, plannedOn: [], refusals };
    }),
    slots: [0, 1, 2, 3].map((day) => ({
      id: `day-${day}`,
      date: `2026-11-2${3 + day}`,
      meal: 'dinner',
      eaterIds: people.map(({ id }) => id),
    })),
    settings: { repeatAfterDays: 10, leanings: [] },
    seed,
  };
}
