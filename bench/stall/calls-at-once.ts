/** Calls of one person that take long, many at once. */
import { setMaxListeners } from 'node:events';
import type { Cook } from '../cook';
import { largestRecipe } from './large-inputs';
import type { Load } from './loads';
import type { Send } from './send';

const week = '2026-12-07';
const words = 'soup chicken onion garlic tomato rice lemon basil pepper bread cheese cream'.split(
  ' ',
);
const foods = ['onion', 'garlic', 'tomatoes', 'rice', 'chicken', 'butter', 'eggs', 'milk', 'flour'];

/** Plans a week of ten of the longest recipes first: a list of 2,000 lines. */
export async function callsAtOnce(busy: Cook, send: Send): Promise<Load[]> {
  const planned = await planLongestWeek(busy);
  const atOnce = (count: number, name: string, [method, path, body]: Call): Load => ({
    name: `${name}, ${count} at once`,
    once: async (signal) => {
      setMaxListeners(2 * count, signal);
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          send(method, path, { signal, takesGzip: true, ...text }),
        ),
      );
      return [...new Set(answers.map(({ status }) => status))].toSorted().join(' and ');
    },
  });
  const list = '/recipes/list/my-recipes';
  return [
    atOnce(20, 'the longest recipe', ['POST', '/recipes', largestRecipe()]),
    atOnce(30, 'shopping list of 2,000 lines', ['GET', `/shopping-list?week=${week}`]),
    changedList(planned, send),
    atOnce(30, 'search of 12 words', ['GET', `${list}?q=${words.join('+')}`]),
    atOnce(30, 'list of 100 recipes', ['GET', `${list}?limit=100&sort=title`]),
    atOnce(10, 'Magic Menu candidates', ['GET', `/magic-menu/candidates?week=${week}`]),
    atOnce(20, 'inspiration', ['POST', '/inspiration', { foods }]),
  ];
}

type Call = [method: string, path: string, body?: object];

/** @returns a recipe of it */
async function planLongestWeek(busy: Cook): Promise<string> {
  const monday: { recipe: string }[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { _id } = await busy.call<{ _id: string }>('POST', '/recipes', longest(n));
    monday.push({ recipe: _id });
  }
  await busy.call('POST', '/meal-plans', { startDate: week, days: { monday } });
  return monday[0]!.recipe;
}

/** Its lines are those of no other one, and so of the list. */
function longest(n: number) {
  const recipe = largestRecipe();
  const ingredients = recipe.ingredients.map((line, at) => ({
    ...line,
    name: `spice no${n}x${at} ${line.name}`.slice(0, 90),
  }));
  return { ...recipe, ingredients };
}

/** A list that was never computed before: one of its recipes has changed. */
const changedList = (id: string, send: Send): Load => ({
  name: 'shopping list of 2,000 lines, changed',
  once: async (signal) => {
    const body = JSON.stringify({ ...longest(0), title: `Soup at ${performance.now()}` });
    await send('PUT', `/recipes/${id}`, { signal, takesGzip: true, body });
    const list = await send('GET', `/shopping-list?week=${week}`, { signal, takesGzip: true });
    return String(list.status);
  },
});
