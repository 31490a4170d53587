/** Random ticks, and random changes of lines and foods. */
import { clearDoneOf } from '../src/plan/shopping-list/list/clear-done';
import { ticksOf, unticksBefore } from '../src/plan/shopping-list/list/ticks';
import { unticksOf } from '../src/plan/shopping-list/list/unticks';
import { coveredIn } from './compare-list';
import { pick, today, weekOf } from './list-rows';
import type { Action } from './list-rows';
import { allLines } from './list-weeks';
import { foodKeys, pantry, tickItem, untickItem } from './plain-list';
import type { FoodKey } from './plain-list';

export const tick: Action = (run, a, _b, c) => {
  const list = run.list(weekOf(c));
  const line = pick(allLines(list), a);
  if (!line) return;
  const ticks = ticksOf(line, list.days, today);
  for (const before of unticksBefore(line, ticks)) run.apply('untick', before);
  for (const args of ticks) run.apply('tick', args);
  if (isFood(line.key)) run.plain.tick(weekOf(c), line.key, coveredIn(list));
  else for (const { id } of line.items) tickItem(run.plain.items.get(id)!, weekOf(c));
};

export const untick: Action = (run, a, _b, c) => {
  const line = pick(allLines(run.list(weekOf(c))), a);
  if (!line) return;
  for (const { name, args } of unticksOf(line)) run.apply(name, args);
  if (isFood(line.key)) run.plain.untick(weekOf(c), line.key);
  else for (const { id } of line.items) untickItem(run.plain.items.get(id)!, weekOf(c));
};

export const clearDone: Action = (run, _a, b, c) => {
  const list = run.list(weekOf(c));
  const clears = clearDoneOf(list);
  // Not too often, or little is ever ticked.
  if (clears.length === 0 || b % 3 > 0) return;
  for (const args of clears) run.apply('clearDone', args);
  run.plain.clear(weekOf(c), coveredIn(list));
};

export const rename: Action = (run, a, b, c) => {
  const food = run.plain.lineOf(foodKeys[a % foodKeys.length]!);
  const [name, amount] = [b % 2 === 0 ? 'By hand' : null, b % 3 === 0 ? 'two bags' : null];
  run.apply('changeLine', { week: weekOf(c), key: food, change: { name, amount } });
  run.plain.overrides.set(`${weekOf(c)} ${food}`, {
    ...(name !== null && { name }),
    ...(amount !== null && { amount }),
  });
};

export const toggleStaple: Action = (run, a, b) => {
  const food = foodKeys[a % foodKeys.length]!;
  const isStaple = b % 4 === 0;
  run.apply('changeFood', { key: food, change: { isStaple: isStaple || null } });
  if (isStaple) run.plain.staples.add(food);
  else run.plain.staples.delete(food);
};

export const toggleSame: Action = (run, a, b) => {
  if (a % 3 > 0) return;
  const isSame = b % 2 === 0;
  run.apply('changeFood', { key: 'lamb-mince', change: { sameAs: isSame ? 'beef-mince' : null } });
  run.plain.isLambBeef = isSame;
};

const isFood = (key: string): key is FoodKey => Object.hasOwn(pantry, key);
