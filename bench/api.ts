/** Response times for one caller who has 10,000 recipes (the worst case). */
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { cookPassword, recipeNumber, registerCook, type Cook } from './cook';
import { measure, printTable } from './measure';

const recipeCount = 10_000;

export async function benchApi(): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  try {
    const cook = await registerCook(saltbush.url, 'bench');
    const ids = await seed(cook);
    const planId = await planWeek(cook, ids);
    const idOf = (n: number) => ids[(n * 7919) % ids.length]!;
    printTable(`API, ${recipeCount} recipes of one person, one caller, ms`, [
      await measure('sign in (argon2id)', 20, () => signIn(cook)),
      await measure('list of 12', 1000, () => cook.call('GET', '/recipes/list/my-recipes')),
      await measure('list of 12, page 100', 300, () =>
        cook.call('GET', '/recipes/list/my-recipes?page=100'),
      ),
      await measure('one recipe', 1000, (n) => cook.call('GET', `/recipes/${idOf(n)}`)),
      await measure('create', 300, (n) => cook.call('POST', '/recipes', recipeNumber(n))),
      await measure('update', 300, (n) =>
        cook.call('PUT', `/recipes/${idOf(n)}`, recipeNumber(n + 1)),
      ),
      await measure('shopping list, 21 recipes', 300, () =>
        cook.call('GET', `/meal-plans/${planId}/shopping-list`),
      ),
      await measure('health ping', 300, () => cook.call('GET', '/test')),
    ]);
  } finally {
    await saltbush.stop();
  }
}

async function seed(cook: Cook): Promise<string[]> {
  const ids: string[] = [];
  const started = performance.now();
  let next = 0;
  const write = async () => {
    while (next < recipeCount) {
      const { _id } = await cook.call<{ _id: string }>('POST', '/recipes', recipeNumber(next++));
      ids.push(_id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
  const seconds = (performance.now() - started) / 1000;
  const rate = Math.round(recipeCount / seconds);
  console.log(
    `Seeded ${recipeCount} recipes through the API in ${seconds.toFixed(1)} s: ${rate}/s at 8 callers`,
  );
  return ids;
}

/** Three meals a day for a week: 21 recipes of 12 lines. */
async function planWeek(cook: Cook, ids: string[]): Promise<string> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const entries = (day: number) =>
    [0, 1, 2].map((meal) => ({ recipe: ids[day * 300 + meal * 100], quantity: 1 }));
  const plan = await cook.call<{ _id: string }>('POST', '/meal-plans', {
    startDate: '2026-11-16',
    days: Object.fromEntries(days.map((name, day) => [name, entries(day)])),
  });
  return plan._id;
}

const signIn = (cook: Cook) =>
  cook.call('POST', '/auth/login', { email: 'bench@example.org', password: cookPassword });
