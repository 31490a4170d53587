/** An instance of its own with a household and what it cooks: every text on its pages is known. */
import { randomUUID } from 'node:crypto';
import { call } from '../call';
import type { Examples } from '../every-address';
import { joinByCall, newPerson } from '../people';

/** What people typed. */
export const typed = {
  person: 'Wilhelmina',
  household: 'The Wattle Street kitchen of Mia, Ben, Ruby and Joan',
  eaters: ['Bartholomew-Alexander', 'Ben', 'Joan'],
  recipe: 'Rindfleischetikettierungsueberwachungsaufgabengericht',
  ingredients: [
    '400 g baked beans',
    '2 slices bread',
    'https://example.com/an/address/that/somebody/pasted/without/a/space',
  ],
  steps: ['Heat the oven to 180°C and warm the beans for 3 minutes.', 'Serve it at once.'],
};

export interface Content {
  examples: Examples;
  /** The local storage of the device of the first account, who is an admin. */
  signedIn: Record<string, string>;
}

export async function makeContent(origin: string): Promise<Content> {
  const signedIn = await joinByCall(newPerson(typed.person), origin);
  const token = signedIn['saltbush.token'];
  const ask = <Answer extends object>(path: string, body: object, method?: 'PATCH') =>
    call<Answer>(path, body, { token, origin, ...(method && { method }) });
  const { _id: householdId } = await ask<{ _id: string }>('/households', { name: typed.household });
  await ask('/users/default-household', { householdId }, 'PATCH');
  await ask('/sync', syncOf(householdId));
  const recipe = {
    title: typed.recipe,
    serves: 4,
    ingredients: typed.ingredients.map((name) => ({ name, amount: '', unit: '' })),
    instructions: typed.steps,
  };
  const { _id: recipeId } = await ask<{ _id: string }>('/recipes', recipe);
  await ask(`/households/${householdId}/meal-plans`, planOf(recipeId));
  const { _id: cookbookId } = await ask<{ _id: string }>('/cookbooks', { title: typed.recipe });
  await ask(`/cookbooks/${cookbookId}/recipes`, { recipeIds: [recipeId] });
  return { examples: { recipeId, householdId, cookbookId, token: 'x' }, signedIn };
}

function syncOf(householdId: string): object {
  const operations = typed.eaters.map((name, n) => ({
    id: randomUUID(),
    seq: n + 1,
    name: 'setEater',
    args: { id: randomUUID(), change: { name, portion: 1 } },
    at: Date.now(),
    offset: 0,
    seen: 0,
  }));
  const device = { device: randomUUID(), schema: 1, epoch: null, since: 0, basis: null };
  return { ...device, householdId, operations };
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Dinner on each day of this week, where the browser is. */
function planOf(recipe: string): object {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  const monday = new Date(`${today}T00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return {
    startDate: monday.toISOString().slice(0, 10),
    days: Object.fromEntries(dayNames.map((name) => [name, [{ recipe }]])),
  };
}
