/** A signed-in person who calls the API, and the recipes they save. */
import { Agent, request } from 'node:http';

export interface Session {
  token: string;
  expiresAt: string;
  user: { _id: string };
}

export interface Cook {
  session: Session;
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

export const cookPassword = 'a quiet kitchen at six';

export async function registerCook(url: string, name: string): Promise<Cook> {
  const caller = openCaller(url);
  const registered = await caller.call<Session>('POST', '/auth/register', {
    username: name,
    email: emailOf(name),
    password: cookPassword,
  });
  caller.setToken(registered.token);
  // What a person meets on every visit but the first.
  const completed = { hasCompletedOnboarding: true };
  const user = await caller.call<Session['user']>('PATCH', '/users/profile', completed);
  return { session: { ...registered, user }, call: caller.call };
}

/** Somebody who was registered before. */
export async function signInCook(url: string, name: string): Promise<Cook> {
  const { call, setToken } = openCaller(url);
  const credentials = { email: emailOf(name), password: cookPassword };
  const session = await call<Session>('POST', '/auth/login', credentials);
  setToken(session.token);
  return { session, call };
}

const emailOf = (name: string): string => `${name}@example.org`;

function openCaller(url: string) {
  const agent = new Agent({ keepAlive: true });
  let token = '';
  const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const asked = request(`${url}/api${path}`, { method, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const reply = Buffer.concat(chunks).toString();
          if ((answer.statusCode ?? 500) >= 300) {
            reject(new Error(`${method} ${path}: ${answer.statusCode} ${reply}`));
          } else resolve((reply === '' ? undefined : JSON.parse(reply)) as T);
        });
      });
      asked.on('error', reject);
      asked.end(text);
    });
  return { call, setToken: (next: string) => void (token = next) };
}

/** A recipe of 12 ingredients and 6 steps, different from its neighbours. */
export function recipeNumber(n: number) {
  const pick = <T>(from: readonly T[], step: number): T => from[(n * step + step) % from.length]!;
  return {
    title: `${pick(styles, 3)} ${pick(mains, 7)} with ${pick(sides, 5)} ${n}`,
    serves: 2 + (n % 5),
    totalMinutes: 15 + (n % 90),
    tags: [pick(tags, 3), pick(tags, 7)],
    ingredients: Array.from({ length: 12 }, (_, i) => pick(ingredients, i + 1)),
    instructions: Array.from({ length: 6 }, (_, i) => `Step ${i + 1}: ${pick(steps, i + 2)}`),
  };
}

const styles = ['Roast', 'Grilled', 'Slow', 'Quick', 'Spicy', 'Baked', 'Braised'];
const mains = [
  'chicken',
  'lamb',
  'pumpkin',
  'salmon',
  'tofu',
  'mushrooms',
  'beef',
  'lentils',
  'prawns',
];
const sides = ['rice', 'potatoes', 'salad', 'noodles', 'greens', 'couscous'];
const tags = ['Mid Week', 'Quick', 'Family Favourite', 'Sunday', 'Freezer', 'Vegetarian'];
const steps = [
  'Heat the oven to 180°C.',
  'Chop the onion and cook it in the oil for 5 minutes.',
  'Add the rest and simmer 20 minutes.',
  'Season, taste, and season again.',
  'Serve with a squeeze of lemon.',
];
const ingredients = [
  { amount: '500', unit: 'g', name: 'beef mince' },
  { amount: '1', unit: 'kg', name: 'potatoes' },
  { amount: '2', unit: 'clove', name: 'garlic' },
  { amount: '1 1/2', unit: 'cup', name: 'plain flour' },
  { amount: '2', unit: 'tbsp', name: 'olive oil' },
  { amount: '400', unit: 'g', name: 'tinned tomatoes' },
  { amount: '1', unit: '', name: 'brown onion', note: 'chopped' },
  { amount: '300', unit: 'ml', name: 'thickened cream' },
  { amount: '1', unit: 'bunch', name: 'coriander' },
  { amount: '3', unit: '', name: 'eggs' },
  { amount: '1/2', unit: 'tsp', name: 'ground cumin' },
  { amount: '', unit: '', name: 'salt and pepper' },
  { amount: '250', unit: 'g', name: 'mushrooms', note: 'sliced' },
  { amount: '1', unit: '', name: 'lemon' },
  { amount: '2', unit: 'cup', name: 'basmati rice' },
  { amount: '1', unit: 'l', name: 'chicken stock' },
  { amount: '100', unit: 'g', name: 'parmesan' },
];
