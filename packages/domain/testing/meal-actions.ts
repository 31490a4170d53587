/** Random changes of meals, listed recipes and recipes. */
import { exact } from './exact';
import type { Exact } from './exact';
import { pick, recipeCount, recipeId, weekOf } from './list-rows';
import type { Action } from './list-rows';

const mostCookings = 20;
const dayOf = (b: number, c: number) =>
  `${weekOf(c).slice(0, 8)}${Number(weekOf(c).slice(8)) + (b % 7)}`;
const quantities = [0.25, 0.5, 1, 1.5, 2, 3];
const exactOf = (quantity: number): Exact => exact(quantity * 4, 4);

export const addMeal: Action = (run, a, b, c) => {
  if (run.plain.cookings.size >= mostCookings) return;
  const id = run.newId('m');
  const [recipe, quantity] = [a % recipeCount, quantities[b % quantities.length]!];
  const fields = { meal: 'dinner', order: 'a0', quantity, recipeId: recipeId(recipe) };
  run.apply('addMeal', { id, date: dayOf(b, c), ...fields });
  run.plain.cookings.set(id, { week: weekOf(c), recipe, quantity: exactOf(quantity) });
};

export const addListed: Action = (run, a, b, c) => {
  if (run.plain.cookings.size >= mostCookings) return;
  const id = run.newId('l');
  const [recipe, quantity] = [a % recipeCount, quantities[b % quantities.length]!];
  run.apply('addListedRecipe', { id, week: weekOf(c), recipeId: recipeId(recipe), quantity });
  run.plain.cookings.set(id, { week: weekOf(c), recipe, quantity: exactOf(quantity) });
};

export const moveMeal: Action = (run, a, b, c) => {
  const id = pick(
    [...run.plain.cookings.keys()].filter((each) => each.startsWith('m')),
    a,
  );
  if (id === undefined) return;
  run.apply('changeMeal', { id, change: { date: dayOf(b, c) } });
  run.plain.cookings.get(id)!.week = weekOf(c);
};

export const scale: Action = (run, a, b) => {
  const id = pick(run.plain.cookings.keys(), a);
  if (id === undefined) return;
  const quantity = quantities[b % quantities.length]!;
  const name = id.startsWith('m') ? 'changeMeal' : 'changeListedRecipe';
  run.apply(name, { id, change: { quantity } });
  run.plain.cookings.get(id)!.quantity = exactOf(quantity);
};

export const removeCooking: Action = (run, a) => {
  const id = pick(run.plain.cookings.keys(), a);
  if (id === undefined) return;
  run.apply(id.startsWith('m') ? 'removeMeal' : 'removeListedRecipe', { id });
  run.plain.cookings.delete(id);
};

export const editRecipe: Action = (run, a, b, c) => {
  run.setRecipe(a % recipeCount, b, c);
};
