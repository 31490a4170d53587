import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { RecipeInput } from '@saltbush/contract/recipe/recipes';
import { registerUser } from '../../../../testing/test-users';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp } from '../../../../testing/test-app';
import { recipes } from '../../../../schema/recipes';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { db } = testApp.database;

const kinds: RecipeInput[] = [
  { title: 'Toast', serves: 4 },
  {
    title: 'Crème "brûlée" \\ 🍮',
    serves: 6,
    measures: 'us',
    tags: ['Sweet, cold', 'Åland'],
    yieldText: '6 ramekins',
    description: 'Two\nlines',
    notes: '',
    prepMinutes: 0,
    cookMinutes: 40,
    totalMinutes: 300,
    cuisine: 'French',
    course: 'dessert',
    difficulty: 'hard',
    ingredients: [
      { name: 'cream', amount: '1 1/2', unit: 'cup', note: 'cold', section: 'Custard' },
      { name: 'sugar' },
    ],
    instructions: ['Warm.', 'Set.', 'Burn.'],
    instructionSections: ['', '', 'Crust'],
  },
  { title: 'Quick', serves: 2, prepMinutes: 5 },
  { title: 'Slow', serves: 8, cookMinutes: 120, instructions: ['Wait.'] },
];

test('recipes of before were written by the migration as saving writes them now', async () => {
  const priya = await registerUser(testApp.app, 'Priya');
  for (const recipe of kinds) await createTestRecipe(priya, recipe);
  const saved = await read();
  expect(saved).toHaveLength(kinds.length);
  await db.execute(sql`update ${recipes} set content_json = '', card_json = ''`);
  await db.execute(sql.raw(await updateOfMigration()));
  expect(await read()).toEqual(saved);
});

/** The stored JSON of all recipes, without what is derived again for recipes of before. */
async function read() {
  const rows = await db.select().from(recipes).orderBy(recipes.id);
  return rows.map((row) => {
    const { diets: _diets, cover: _cover, ...content } = JSON.parse(`{${row.contentJson}}`);
    const { cover: _ofCard, ...card } = JSON.parse(`{${row.cardJson}}`);
    return [content, card];
  });
}

async function updateOfMigration(): Promise<string> {
  const file = new URL(
    '../../../../platform/db/migrations/20261122103221_written-recipes.sql',
    import.meta.url,
  );
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  return statements.find((statement) => statement.includes('UPDATE "recipes"'))!;
}
