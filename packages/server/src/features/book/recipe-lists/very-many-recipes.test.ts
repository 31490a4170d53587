/** Lists of an instance that lists so many recipes that a search reads the newest first. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recipeListsRoutes, type RecipeSort } from '@saltbush/contract/book/recipe-lists';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let author: Person;
let reader: Person;
beforeEach(async () => {
  testApp = await openTestApp();
  author = await registerUser(testApp.app, 'Author');
  reader = await registerUser(testApp.app, 'Reader');
  return () => testApp.close();
});

const db = () => testApp.database.db;
const sql = (text: string, values: unknown[] = []) => testApp.database.pool.query(text, values);
const newest = 20;

/** Soups of the author, so many in each group; the higher their number, the newer. */
async function listSoups(countOf: Record<number, number>): Promise<void> {
  const first = await createTestRecipe(author, { title: 'Soup' });
  const [row] = await db().select().from(recipes).where(eq(recipes.id, first));
  let n = 0;
  const rows = Object.entries(countOf).flatMap(([group, count]) =>
    Array.from({ length: count }, () => {
      n += 1;
      return {
        ...row!,
        id: randomUUID(),
        title: `Soup ${n}`,
        cardJson: row!.cardJson.replace('"Soup"', `"Soup ${n}"`),
        isListed: true,
        listedAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
        listedGroup: Number(group),
        ratingScore: n % 7,
      };
    }),
  );
  await db().insert(recipes).values(rows);
  await sql(`select setval('recipe_listings', $1)`, [newest * 4096]);
}

async function ask(query: { q: string; page?: number; limit?: number; sort?: RecipeSort }) {
  return (await reader.ask(recipeListsRoutes.search, { query })).body;
}

async function walk(query: { q: string; sort?: RecipeSort }) {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const { recipes: shown, hasMore } = await ask({ ...query, page, limit: 10 });
    titles.push(...shown.map(({ title }) => title));
    if (!hasMore) return titles;
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => `Soup ${from - n}`);

describe('a search of the newest', () => {
  test('a search counts only the newest recipes, as "at least", when they fill the page', async () => {
    await listSoups({ 0: 30, 9: 20, 19: 20, 20: 20 });
    const page = await ask({ q: 'soup', limit: 10 });
    expect(page).toMatchObject({ total: 40, totalIsAtLeast: true, hasMore: true });
    expect(page.recipes.map(({ title }) => title)).toEqual(numbers(90, 81));
  });

  test('a search that is read to its end shows every recipe on one page, in order', async () => {
    await listSoups({ 0: 30, 9: 20, 19: 20, 20: 20 });
    expect(await walk({ q: 'soup' })).toEqual(numbers(90, 1));
  });

  test('a search counts all recipes when the newest do not fill the page', async () => {
    await listSoups({ 0: 30, 9: 20, 20: 5 });
    const page = await ask({ q: 'soup', limit: 10 });
    expect(page).toMatchObject({ total: 55, hasMore: true });
    expect(page).not.toHaveProperty('totalIsAtLeast');
    expect(page.recipes.map(({ title }) => title)).toEqual(numbers(55, 46));
  });

  test('a search finds a word that only an old recipe has', async () => {
    await listSoups({ 0: 1, 20: 30 });
    const old = await createTestRecipe(author, { title: 'Quandong pie' });
    await listForAll(db(), old, new Date('2025-01-01'));
    await db().update(recipes).set({ listedGroup: 3 }).where(eq(recipes.id, old));
    const { total, recipes: found } = await ask({ q: 'quandong' });
    expect([total, found[0]?.title]).toEqual([1, 'Quandong pie']);
  });

  test('a search shows an old recipe with the word in its title before new ones with it among their lines', async () => {
    await listSoups({ 2: 3 });
    const stew = await createTestRecipe(author, { title: 'Stew', description: 'Nearly a soup' });
    await listForAll(db(), stew, new Date('2026-06-01'));
    await db().update(recipes).set({ listedGroup: newest }).where(eq(recipes.id, stew));
    expect(await walk({ q: 'soup' })).toEqual([...numbers(3, 1), 'Stew']);
  });

  test('a search by rating orders the recipes of all groups', async () => {
    await listSoups({ 0: 20, 20: 20 });
    const rating = (title: string) => Number(title.slice('Soup '.length)) % 7;
    const ratings = (await walk({ q: 'soup', sort: 'rating' })).map(rating);
    expect(ratings).toHaveLength(40);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });
});

describe('the group of a recipe', () => {
  const groupOf = async (id: string) =>
    (await sql('select listed_group from recipes where id = $1', [id])).rows[0].listed_group;

  test('a listed recipe belongs to the group that others are listed in then, and stays in it', async () => {
    await sql(`select setval('recipe_listings', $1)`, [newest * 4096]);
    const id = await createTestRecipe(author, { title: 'Soup' });
    expect(await groupOf(id)).toBe(null);
    await listForAll(db(), id, new Date());
    expect(await groupOf(id)).toBe(newest);
    await sql('update recipes set is_listed = false where id = $1', [id]);
    await sql(`select setval('recipe_listings', $1)`, [(newest + 1) * 4096]);
    await sql('update recipes set is_listed = true where id = $1', [id]);
    expect(await groupOf(id)).toBe(newest);
  });

  test('a recipe that was listed long ago belongs to the oldest group', async () => {
    await sql(`select setval('recipe_listings', $1)`, [newest * 4096]);
    const id = await createTestRecipe(author, { title: 'Soup' });
    await listForAll(db(), id, new Date('2025-01-01'));
    expect(await groupOf(id)).toBe(0);
  });

  test('a copy of a recipe does not belong to the group of its original', async () => {
    await sql(`select setval('recipe_listings', $1)`, [newest * 4096]);
    const id = await createTestRecipe(author, { title: 'Soup' });
    await listForAll(db(), id, new Date());
    const { body } = await reader.ask(sharingRoutes.copy, { params: { id }, body: {} });
    expect(await groupOf(body._id)).toBe(null);
  });
});
