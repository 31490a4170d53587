/** A row found by its food, whether its line was typed into the name or into its fields. */
import fc from 'fast-check';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspirationRoutes } from '@saltbush/contract/book/inspiration';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { registerUser, type Person } from '../../../testing/test-users';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { reindexSome } from '../../recipe/recipes';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
});
afterAll(() => testApp.close());

interface Answers {
  search: string[];
  foods: string[];
  inspiration: string[];
}

/** Titles of what is found by a food, in the order of the alphabet. */
async function foundBy(food: string): Promise<Answers> {
  const listed = async (query: object) => {
    const { body } = await cook.ask(recipeListsRoutes.listMyRecipes, { query: query as never });
    return body.recipes.map(({ title }) => title).sort();
  };
  const { body } = await cook.ask(inspirationRoutes.find, { body: { foods: [food] } });
  return {
    search: await listed({ q: food }),
    foods: await listed({ foods: food }),
    inspiration: body.ideas.map(({ recipe }) => recipe.title).sort(),
  };
}

const save = (title: string, row: Ingredient) =>
  createTestRecipe(cook, { title, ingredients: [row] });
const inName = (line: string): Ingredient => ({ name: line, amount: '', unit: '' });

test('a line in the name of a row is found as the same line in its fields is', async () => {
  const foods = ['capsicum', 'brown onion', 'plain flour', 'coconut milk', 'chicken thigh fillet'];
  const openings = ['1', '2 large', '1 1/2 cups', '400 g', 'a handful of', '2 sprigs of', ''];
  const endings = ['', ', diced', ' (optional)', ' or tofu', ' and salt'];
  const lines = fc.tuple(
    fc.constantFrom(...openings),
    fc.constantFrom(...foods),
    fc.constantFrom(...endings),
  );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(lines, async ([opening, food, ending]) => {
      count += 1;
      const line = `${opening} ${food}${ending}`.trim();
      await save(`${count} in fields`, splitIngredientLine(line));
      await save(`${count} in the name`, inName(line));
      const found = await foundBy(food);
      for (const titles of Object.values(found)) {
        const ours = titles.filter((title: string) => title.startsWith(`${count} `));
        expect(ours, line).toEqual([`${count} in fields`, `${count} in the name`]);
      }
      await testApp.database.db.delete(recipes).where(like(recipes.title, `${count} %`));
    }),
    { numRuns: 25 },
  );
});

test('each food of a list and of a choice is found by a search', async () => {
  await save('Tacos', inName('to serve: toasted almonds, coriander or mint, lime wedges'));
  for (const food of ['almond', 'coriander', 'mint', 'lime']) {
    expect(await foundBy(food), food).toMatchObject({ search: ['Tacos'], foods: ['Tacos'] });
  }
});

test('a food that comes in a tin is found by its plain name', async () => {
  await save('Hummus', inName('2 x 400 g tins chickpeas, drained'));
  const titles = ['Hummus'];
  expect(await foundBy('chickpeas')).toMatchObject({ search: titles, foods: titles });
  expect(await foundBy('canned chickpeas')).toMatchObject({ foods: titles, inspiration: titles });
});

test('recipes that were saved before are found by their rows too, once they are derived again', async () => {
  const { db } = testApp.database;
  await save('Ratatouille', inName('1 eggplant'));
  const before = { search: "'1' 'eggplant'", facets: ['food:1-eggplant'], derivedVersion: 2 };
  await db.update(recipes).set(before).where(like(recipes.title, 'Ratatouille'));
  expect(await foundBy('aubergine')).toMatchObject({ foods: [], inspiration: [] });
  expect(await reindexSome(testApp.deps)).toBe(1);
  expect(await foundBy('aubergine')).toEqual({
    search: ['Ratatouille'],
    foods: ['Ratatouille'],
    inspiration: ['Ratatouille'],
  });
});
