import { afterAll, expect, test, vi } from 'vitest';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { listNeedsOf, needsOfItem } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { deriveColumns } from '../features/recipe/recipes/search-index/derive-columns';
import type { ListInputs } from '../features/plan/shopping-list/list-inputs';
import { changesFor, listText } from '../features/plan/shopping-list/list-of-rows';
import { openComputing } from './computing';

const warn = vi.fn<() => void>();
const inProcess = openComputing({ warn }, { mostLetters: -1 });
const onThread = openComputing({ warn }, { mostLetters: Infinity });
afterAll(() => Promise.all([inProcess.close(), onThread.close()]));

const ownerId = '0190a3c0-0000-7000-8000-000000000001';
const names = [
  '2 cups plain flour',
  'butter or margarine',
  '400g tin diced tomatoes',
  'Crème fraîche 🍮',
];
const recipeOf = (count: number): RecipeContent => ({
  title: 'The "Long" Soup',
  tags: ['Mid week', 'Åland'],
  measures: 'us',
  serves: 4,
  notes: 'Keeps. '.repeat(count),
  ingredients: Array.from({ length: count }, (_, n) => ({
    name: `${names[n % names.length]} ${n}`,
    amount: n % 3 === 0 ? String(n) : '',
    unit: n % 3 === 0 ? 'g' : '',
    note: n % 5 === 0 ? 'optional' : undefined,
  })),
  steps: [{ text: 'Boil for 20 minutes.' }, { text: 'Eat.', section: 'Table' }],
});

test.each([0, 1, 12, 200])(
  'a recipe of %i ingredients is derived in a process as on the thread',
  async (count) => {
    const recipe = recipeOf(count);
    const expected = deriveColumns(recipe, ownerId);
    expect(await inProcess.deriveColumns(recipe, ownerId)).toEqual(expected);
    expect(await onThread.deriveColumns(recipe, ownerId)).toEqual(expected);
  },
);

test('a long list is the same computed in a process as on the thread', async () => {
  const { ingredients, title } = recipeOf(300);
  const id = '0190a3c0-0000-7000-8000-000000000002';
  const recipe = { id, revision: 1, title, measures: 'us' as const, ingredients };
  const row = { stamps: {}, isDeleted: false, version: 1 };
  const inputs: ListInputs = {
    ownerId,
    days: { from: '2026-11-23', to: '2026-11-29' },
    today: '2026-11-24',
    country: null,
    timeZone: null,
    plan: { id: '0190a3c0-0000-7000-8000-000000000003', revision: 1 },
    rows: [
      {
        ...row,
        kind: 'meals',
        id: 'soup',
        fields: { recipeId: id, date: '2026-11-24', quantity: 2 },
      },
      { ...row, kind: 'foods', id: 'butter', fields: { isStaple: true } },
      { ...row, kind: 'items', id: 'milk', fields: { text: '2 L milk', order: 'a0' } },
    ],
    recipes: [recipe],
    earlier: { rows: [], recipes: [] },
  };
  const needs = {
    recipes: new Map([[id, { title, needs: listNeedsOf(recipe) }]]),
    items: new Map([['milk', needsOfItem('2 L milk')]]),
  };
  const items = listText(inputs, needs, 'items');
  expect((JSON.parse(items) as unknown[]).length).toBeGreaterThan(1);
  expect(await inProcess.listText(inputs, 'items', ownerId)).toBe(items);
  const list = listText(inputs, needs, 'list');
  expect(await inProcess.listText(inputs, 'list', ownerId)).toBe(list);
  const change = { line: 'milk', change: { kind: 'set' as const, isTicked: true } };
  const changes = changesFor(inputs, needs, change);
  expect(changes).toMatchObject({ changes: [{ name: 'tick', args: { items: ['milk'] } }] });
  expect(await inProcess.changesFor(inputs, change, ownerId)).toEqual(changes);
});

test('a short recipe needs no process', async () => {
  const computing = openComputing({ warn });
  await computing.deriveColumns(recipeOf(12), ownerId);
  expect(computing.state()).toMatchObject({ running: 0, waiting: 0 });
  await computing.close();
  // A closed pool would refuse what it is asked for.
  await computing.deriveColumns(recipeOf(12), ownerId);
});

test('a long recipe is refused while the server stops', async () => {
  const computing = openComputing({ warn });
  await computing.close();
  await expect(computing.deriveColumns(recipeOf(200), ownerId)).rejects.toMatchObject({
    code: 'STARTING_OR_STOPPING',
  });
});
