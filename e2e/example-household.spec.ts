/** The household that `npm run dev` fills an empty database with: what is there, and what is left as it is. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { family, password } from '../scripts/example-household/family';
import { offerHousehold } from '../scripts/example-household/offer-household';
import { call } from './setup/call';
import { registerByCall, signInByCall } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

it('an empty instance is filled with a household once, and a second start adds nothing', async () => {
  const saltbush = await runSaltbush({ SAMPLE_RECIPES: 'true' });
  try {
    expect(await offer(saltbush)).toBe('made');
    const made = await readHousehold(saltbush.url);
    expect(made.members).toEqual(family.map(({ name }) => name));
    expect(made.plannedDays).toEqual(weekdays);
    expect(made).toMatchObject({
      recipes: 14,
      recipesWithoutPicture: 0,
      leftovers: 1,
      items: 4,
      tickedLines: 4,
      reviews: 3,
      timesCooked: 1,
    });
    expect(made.votes).toBeGreaterThan(5);
    expect(made.lines).toBeGreaterThan(20);
    expect(made.retailersWithPrices).toEqual(expect.arrayContaining(['coles', 'woolworths']));

    expect(await offer(saltbush)).toBe('there');
    expect(await readHousehold(saltbush.url)).toEqual(made);
  } finally {
    await saltbush.stop();
  }
});

it('an instance with an account of somebody else gets no example household', async () => {
  const saltbush = await runSaltbush({});
  try {
    await registerByCall('Someone', saltbush.url);
    expect(await offer(saltbush)).toBe('others');
    await expect(signIn(saltbush.url)).rejects.toThrow('INVALID_CREDENTIALS');
  } finally {
    await saltbush.stop();
  }
});

it('an example household whose making was killed is reported as unfinished, and not made again', async () => {
  // Without sample recipes to wait for: four people register, and nothing more is made.
  const saltbush = await runSaltbush({});
  const program = startProgram(saltbush);
  try {
    await expect
      .poll(() => hasAccount(saltbush.url), { timeout: 60_000, interval: 300 })
      .toBe(true);
    program.kill('SIGKILL');
    await once(program, 'exit');
    expect(await offer(saltbush)).toBe('unfinished');
  } finally {
    program.kill('SIGKILL');
    await saltbush.stop();
  }
});

/** The one that `npm run dev` starts. */
const startProgram = ({ url, dataFolder }: RunningSaltbush) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/example-household/run.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: new URL(url).port,
      SALTBUSH_DATA: dataFolder,
    },
    stdio: 'inherit',
  });

const offer = ({ url, dataFolder }: RunningSaltbush) => offerHousehold({ origin: url, dataFolder });

const signIn = (url: string) => signInByCall({ ...family[0], password }, url);

async function hasAccount(url: string): Promise<boolean> {
  const options = await read<{ isFirstAccount: boolean }>(`${url}/api/auth/options`);
  return !options.isFirstAccount;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** As the founder sees it. */
async function readHousehold(url: string) {
  const token = (await signIn(url))['saltbush.token'];
  const get = <Answer>(path: string) => read<Answer>(`${url}/api${path}`, token);
  const { households } = await get<{ households: HouseholdOnWire[] }>('/households');
  const [{ _id: householdId, members }] = households as [HouseholdOnWire];
  const own = `householdId=${householdId}`;
  const { mealPlan } = await get<{ mealPlan: PlanOnWire }>(`/meal-plans/current?${own}`);
  const { shoppingList } = await get<{ shoppingList: ListOnWire }>(`/shopping-list?${own}`);
  const lines = shoppingList.aisles.flatMap((aisle) => aisle.lines);
  const { recipes } = await get<{ recipes: CardOnWire[] }>('/recipes/list/my-recipes?limit=50');
  const shared = await get<{ recipes: CardOnWire[] }>(
    `/recipes/list/household/${householdId}?limit=50`,
  );
  const cards = new Map([...recipes, ...shared.recipes].map((card) => [card._id, card]));
  const butterChicken = recipes.find(({ title }) => title === 'Butter chicken')!._id;
  const { reviews, mine } = await get<{ reviews: unknown[]; mine?: object }>(
    `/recipes/${butterChicken}/reviews`,
  );
  const { entries } = await get<{ entries: unknown[] }>(`/recipes/${butterChicken}/cook-log`);
  const rows = await readRows(url, { token, householdId });
  return {
    members: members.map(({ user }) => user.username),
    plannedDays: weekdays.filter((day) => mealPlan.days[day]!.length > 0),
    recipes: cards.size,
    recipesWithoutPicture: [...cards.values()].filter(({ imageUrl }) => !imageUrl).length,
    leftovers: rows.filter(({ fields }) => fields['leftoverOf'] !== undefined).length,
    votes: rows.filter(({ kind }) => kind === 'votes').length,
    items: rows.filter(({ kind }) => kind === 'items').length,
    lines: lines.length,
    tickedLines: lines.filter(({ isTicked }) => isTicked).length,
    retailersWithPrices: await retailersOf(url, { token, householdId, lines }),
    reviews: reviews.length + (mine ? 1 : 0),
    timesCooked: entries.length,
  };
}

async function readRows(url: string, { token, householdId }: Asking): Promise<RowOnWire[]> {
  const body = { device: randomUUID(), householdId, schema: 1, epoch: null, since: 0 };
  const sent = { ...body, operations: [] };
  const { rows } = await call<{ rows: RowOnWire[] }>('/sync', sent, { token, origin: url });
  return rows;
}

/** Those that have a price for some line of the list. */
async function retailersOf(
  url: string,
  { token, householdId, lines }: Asking & { lines: LineOnWire[] },
): Promise<string[]> {
  const body = { householdId, lines: lines.map(({ key, name }) => ({ key, name })) };
  const found = await call<{ lines: { products: ProductOnWire[] }[] }>('/prices/match', body, {
    token,
    origin: url,
  });
  const priced = found.lines.flatMap(({ products }) => products).filter(({ price }) => price);
  return [...new Set(priced.map(({ retailer }) => retailer))].toSorted();
}

async function read<Answer>(address: string, token?: string): Promise<Answer> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface Asking {
  token: string | undefined;
  householdId: string;
}
interface HouseholdOnWire {
  _id: string;
  members: { user: { username: string } }[];
}
interface PlanOnWire {
  days: Record<string, unknown[]>;
}
interface LineOnWire {
  key: string;
  name: string;
  isTicked: boolean;
}
interface ListOnWire {
  aisles: { lines: LineOnWire[] }[];
}
interface CardOnWire {
  _id: string;
  title: string;
  imageUrl?: string;
}
interface RowOnWire {
  kind: string;
  fields: Record<string, unknown>;
}
interface ProductOnWire {
  retailer: string;
  price?: object;
}
