/** Random portions at home: the list has nothing for the meals that eat them. */
import { pick, recipeCount, recipeId, weekOf } from './list-rows';
import type { Action } from './list-rows';

const mostPortions = 10;

export const storePortions: Action = (run, a, b) => {
  if (run.portions.size >= mostPortions) return;
  const id = run.newId('p');
  const [recipe, quantity] = [a % recipeCount, 1 + (b % 3)];
  const portions = { name: 'portions', place: 'freezer' as const, since: weekOf(0) };
  run.apply('addHomeItems', {
    items: [{ id, ...portions, recipeId: recipeId(recipe), quantity }],
  });
  run.portions.set(id, { recipe, left: quantity });
};

export const eatPortions: Action = (run, a, b, c) => {
  const id = pick(run.portions.keys(), a);
  const portions = id === undefined ? undefined : run.portions.get(id)!;
  if (id === undefined || !portions || portions.left === 0) return;
  const quantity = Math.min(portions.left, b % 2 === 0 ? 0.5 : 1);
  const mealId = run.newId('e');
  const date = weekOf(c);
  const meal = { meal: 'dinner', order: 'a0', quantity, recipeId: recipeId(portions.recipe) };
  run.apply('addMeal', { id: mealId, date, ...meal, leftoverOf: id });
  portions.left -= quantity;
  run.eaten.set(mealId, { of: id, quantity });
};

export const takeOffPlan: Action = (run, a) => {
  const mealId = pick(run.eaten.keys(), a);
  if (mealId === undefined) return;
  const { of, quantity } = run.eaten.get(mealId)!;
  run.apply('removeMeal', { id: mealId });
  run.portions.get(of)!.left += quantity;
  run.eaten.delete(mealId);
};
