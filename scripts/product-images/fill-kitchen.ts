/** A person with the sample recipes and a week of dinners. */
import { call } from '../../e2e/setup/call';
import { newPerson, signInByCall } from '../../e2e/setup/people';

export interface Kitchen {
  /** The local storage of the person's device. */
  storage: Record<string, string>;
  /** From the title of a recipe to its id. */
  recipes: ReadonlyMap<string, string>;
}

const dinners = {
  monday: 'Spaghetti bolognese',
  tuesday: 'Butter chicken',
  wednesday: 'Fish tacos',
  thursday: 'Zucchini slice',
  saturday: "Shepherd's pie",
  sunday: 'Pumpkin soup',
};

export async function fillKitchen(origin: string): Promise<Kitchen> {
  const { email, password } = newPerson('Mia');
  await call('/auth/register', { username: 'Mia', email, password }, { origin });
  const storage = await signInByCall({ name: 'Mia', email, password }, origin);
  const token = storage['saltbush.token'];
  const completed = { hasCompletedOnboarding: true };
  const user = await call<object>('/users/profile', completed, { method: 'PATCH', token, origin });
  const recipes = await saveSamples(origin, token);
  const days = Object.fromEntries(
    Object.entries(dinners).map(([day, title]) => [day, [{ recipe: recipes.get(title) }]]),
  );
  const friday = [{ note: 'Takeaway' }];
  const plan = { name: 'This week', startDate: mondayOfThisWeek(), days: { ...days, friday } };
  await call('/meal-plans', plan, { token, origin });
  return { storage: { ...storage, 'saltbush.user': JSON.stringify(user) }, recipes };
}

async function saveSamples(origin: string, token: string): Promise<Map<string, string>> {
  const recipes = new Map<string, string>();
  for (const { _id, title } of await untilListed(origin)) {
    await call(`/recipes/${_id}/add-to-my-recipes`, {}, { token, origin });
    recipes.set(title, _id);
  }
  return recipes;
}

interface ListedRecipe {
  _id: string;
  title: string;
}

/** The sample recipes are written after the server has begun to answer. */
async function untilListed(origin: string): Promise<ListedRecipe[]> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/recipes/public?limit=50`);
    const { recipes } = (await answer.json()) as { recipes: ListedRecipe[] };
    if (recipes.length === 19) return recipes;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The sample recipes were not listed within two minutes');
}

function mondayOfThisWeek(): string {
  const day = new Date();
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}
