import { describe, expect, test } from 'vitest';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { menuFacts } from './facts/menu-facts';
import { planMenu } from './magic-menu';
import { candidatesFor, type CondensedRecipe } from './week/condensed-recipe';

const day = '2026-11-23';
const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });
const milk = line('250', 'ml', 'milk');
const kim = {
  id: 'kim',
  name: 'Kim',
  allergies: ['milk'],
  diets: [],
  dislikes: [],
  swaps: [{ key: 'milk', of: milk, use: [line('250', 'ml', 'oat milk')] }],
};

function condensed(_id: string, names: readonly string[]): CondensedRecipe {
  const ingredients: Ingredient[] = names.map((name) => ({ name, amount: '', unit: '' }));
  const recipe = { title: _id, serves: 4, tags: [], steps: [], ingredients, notes: '' };
  const facts = menuFacts({ ...recipe, course: 'dinner' });
  return { ...facts, _id, title: _id, isFavourite: false, plannedOn: [] };
}

const pancakes = ['250 ml milk', '2 eggs', '200 g plain flour'];

const planFor = (eaters: Parameters<typeof candidatesFor>[1]['eaters'], names = pancakes) =>
  planMenu({
    slots: [{ id: 'one', date: day, meal: 'dinner', eaterIds: eaters.map(({ id }) => id) }],
    candidates: candidatesFor([condensed('dish', names)], { eaters, votes: new Map() }),
    settings: { repeatAfterDays: 10, leanings: [] },
    seed: 1,
  });

describe('a dish that fits somebody with what they always have another way', () => {
  test('an allergy refuses a dish with milk, unless this person always has it another way', () => {
    expect(planFor([{ ...kim, swaps: [] }]).picks).toEqual([]);
    expect(planFor([kim]).picks).toEqual([
      {
        slotId: 'one',
        recipeId: 'dish',
        reason: 'Kim’s with oat milk instead of milk.',
        swaps: [{ ...kim.swaps[0], eaterId: 'kim', name: 'Kim' }],
      },
    ]);
  });

  test.each([
    ['another food with milk', [...pancakes, '50 g butter']],
    ['a food that may have milk', [...pancakes, '50 g margarine']],
    ['a line that nobody understands', [...pancakes, '1 packet Zorblax mix']],
  ])('the swap of milk does not allow a dish that has %s as well', (_, names) => {
    expect(planFor([kim], names).picks).toEqual([]);
  });

  test('the swap of one person allows nothing for another', () => {
    const leo = { ...kim, id: 'leo', name: 'Leo', swaps: [] };
    expect(planFor([kim, leo]).picks).toEqual([]);
  });

  test('a diet is kept with each food swapped that does not suit it', () => {
    const vegan = { ...kim, allergies: [], diets: ['vegan'] };
    const eggs = { key: 'egg', of: line('2', '', 'eggs'), use: [] };
    expect(planFor([vegan]).picks).toEqual([]);
    const [pick] = planFor([{ ...vegan, swaps: [...kim.swaps, eggs] }]).picks;
    expect(pick?.reason).toBe('Kim’s with oat milk instead of milk and without eggs.');
  });

  test('a dislike is no reason against a dish with that food swapped', () => {
    const disliking = { ...kim, allergies: [], dislikes: ['milk'] };
    expect(planFor([{ ...disliking, swaps: [] }]).picks).toEqual([]);
    expect(planFor([disliking]).picks).toHaveLength(1);
  });

  test('a dish that fits everybody as it is says nothing of swaps', () => {
    const [pick] = planFor([{ ...kim, allergies: [] }]).picks;
    expect(pick).not.toHaveProperty('swaps');
    expect(pick?.reason).not.toMatch(/Kim/);
  });

  test('a sentence that would be too long names the people alone', () => {
    const others = ['Maximilian', 'Bartholomew', 'Alexandrina'].map((name) => ({
      ...kim,
      id: name,
      name,
    }));
    const [one] = planFor(others.slice(0, 2)).picks;
    expect(one?.reason).toBe('With swaps for Maximilian and Bartholomew.');
    expect(planFor(others).picks[0]?.reason.length).toBeLessThanOrEqual(60);
  });
});
