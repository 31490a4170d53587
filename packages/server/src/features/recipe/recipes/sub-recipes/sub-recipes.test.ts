/** Recipes as ingredients of recipes: who may put which into which, and what follows from a change. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { subRecipesRoutes } from '@saltbush/contract/recipe/sub-recipes';
import { verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';
import { createTestRecipe, listForAll } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  visitorOf,
  type Person,
  type TestUsers,
} from '../../../../testing/test-users';
import { recipeIngredients } from '../../../../schema/recipe/recipe-lines';
import { recipes } from '../../../../schema/recipes';
import { deriveOuterRecipes } from '../recipe-maintenance';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const never = new AbortController().signal;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);

const quantityOf = (recipeId: string, name = 'bolognese', amount = '1') => ({
  name,
  amount,
  unit: 'quantity',
  recipeId,
});
const mince = { name: 'beef mince', amount: '500', unit: 'g' };
const sheets = { name: 'lasagne sheets', amount: '250', unit: 'g' };

const bologneseOf = (cook: Person, more: Partial<RecipeInput> = {}) =>
  createTestRecipe(cook, { title: 'Bolognese', ingredients: [mince], ...more });
const lasagneOf = (cook: Person, bolognese: string, amount = '2') =>
  createTestRecipe(cook, {
    title: 'Lasagne',
    ingredients: [sheets, quantityOf(bolognese, 'bolognese', amount)],
  });

const change = (cook: Person, id: string, body: RecipeInput) =>
  cook.ask(recipesRoutes.update, { params: { id }, body });
const read = async (cook: Person, id: string) =>
  (await cook.ask(recipesRoutes.get, { params: { id } })).body;

describe('a recipe as an ingredient', () => {
  test('a line that stands for a recipe comes back as it was sent', async () => {
    const bolognese = await bologneseOf(people.priya);
    const lasagne = await lasagneOf(people.priya, bolognese);
    const { ingredients } = await read(people.priya, lasagne);
    expect(ingredients[1]).toEqual(quantityOf(bolognese, 'bolognese', '2'));
  });

  test('the line stands for nothing any more when the recipe is taken off it', async () => {
    const bolognese = await bologneseOf(people.priya);
    const lasagne = await lasagneOf(people.priya, bolognese);
    await change(people.priya, lasagne, { title: 'Lasagne', ingredients: [sheets] });
    const rows = await testApp.database.db
      .select({ id: recipeIngredients.subRecipeId })
      .from(recipeIngredients)
      .where(eq(recipeIngredients.recipeId, lasagne));
    expect(rows).toEqual([{ id: null }]);
  });

  test('an earlier version that is restored has its recipes again, also one that was deleted since', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const lasagne = await lasagneOf(cook, bolognese);
    await change(cook, lasagne, { title: 'Lasagne', ingredients: [sheets] });
    await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
    const params = { id: lasagne, revision: '1' } as never;
    const { status, body } = await cook.ask(recipeVersionsRoutes.restore, { params });
    expect(status).toBe(200);
    expect(body.ingredients[1]).toMatchObject({ recipeId: bolognese });
  });
});

describe('a recipe that is refused as an ingredient', () => {
  const refusalOf = async (cook: Person, body: RecipeInput, id?: string) => {
    const { status, error } = id
      ? await change(cook, id, body)
      : await cook.ask(recipesRoutes.create, { body });
    return { status, details: error?.details };
  };
  const atLine = (line: number, message: string) => ({
    status: 400,
    details: [
      {
        field: `ingredients.${line}.recipeId`,
        message: expect.stringContaining(message) as string,
      },
    ],
  });

  test('a recipe that its cook may not read is refused, like one that does not exist', async () => {
    const secret = await bologneseOf(people.tom);
    for (const id of [secret, randomUUID()]) {
      const body = { title: 'Lasagne', ingredients: [sheets, quantityOf(id)] };
      expect(await refusalOf(people.priya, body)).toEqual(atLine(1, 'not there any more'));
    }
  });

  test('a public recipe of somebody else may be an ingredient, and stays one when it is private again', async () => {
    const { db } = testApp.database;
    const shared = await bologneseOf(people.tom);
    await listForAll(db, shared);
    const lasagne = await lasagneOf(people.priya, shared);
    await db
      .update(recipes)
      .set({ isListed: false, sharingMode: 'private' })
      .where(eq(recipes.id, shared));
    const again = { title: 'Lasagne 2', ingredients: [quantityOf(shared)] };
    expect((await change(people.priya, lasagne, again)).status).toBe(200);
    expect(await refusalOf(people.priya, again)).toEqual(atLine(0, 'not there any more'));
  });

  test('a recipe is no ingredient of itself, also not by way of others', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const lasagne = await lasagneOf(cook, bolognese);
    const itself = { title: 'Lasagne', ingredients: [quantityOf(lasagne)] };
    expect(await refusalOf(cook, itself, lasagne)).toEqual(atLine(0, 'ingredient of itself'));
    const circle = { title: 'Bolognese', ingredients: [mince, quantityOf(lasagne)] };
    expect(await refusalOf(cook, circle, bolognese)).toEqual(
      atLine(1, '“Lasagne” is made with the recipe that you are saving'),
    );
  });

  test('a circle by way of a recipe in the bin is refused too', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const lasagne = await lasagneOf(cook, bolognese);
    const pie = await createTestRecipe(cook, { title: 'Pie', ingredients: [mince] });
    await change(cook, bolognese, { title: 'Bolognese', ingredients: [quantityOf(pie)] });
    await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
    const circle = { title: 'Pie', ingredients: [quantityOf(lasagne)] };
    expect((await refusalOf(cook, circle, pie)).status).toBe(400);
  });

  test('a fourth level is refused from either end', async () => {
    const cook = await newPerson();
    const first = await bologneseOf(cook, { title: 'One' });
    const second = await lasagneOf(cook, first);
    const third = await lasagneOf(cook, second);
    const fourth = { title: 'Four', ingredients: [quantityOf(third)] };
    expect(await refusalOf(cook, fourth)).toEqual(atLine(0, 'no deeper'));
    const below = await bologneseOf(cook, { title: 'Zero' });
    const deeper = { title: 'One', ingredients: [quantityOf(below)] };
    expect(await refusalOf(cook, deeper, first)).toEqual(atLine(0, 'no deeper'));
  });

  test('more than 20 recipes in one, and more than 600 ingredients together, are refused', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const many = Array.from({ length: 21 }, () => quantityOf(bolognese));
    expect(await refusalOf(cook, { title: 'Many', ingredients: many })).toEqual(
      atLine(0, 'At most 20'),
    );
    const long = await createTestRecipe(cook, {
      title: 'Long',
      ingredients: Array.from({ length: 199 }, (_, n) => ({ name: `food ${n}` })),
    });
    const ingredients = Array.from({ length: 4 }, () => quantityOf(long));
    expect(await refusalOf(cook, { title: 'Longer', ingredients })).toEqual(
      atLine(0, 'more than 600'),
    );
  });

  test('two saves at once that make a circle together are not both accepted', async () => {
    const cook = await newPerson();
    const [one, two] = [await bologneseOf(cook), await bologneseOf(cook)];
    const saves = await Promise.all([
      change(cook, one, { title: 'One', ingredients: [quantityOf(two)] }),
      change(cook, two, { title: 'Two', ingredients: [quantityOf(one)] }),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('what a reader is told of the lines that stand for recipes', () => {
  const linesOf = async (reader: Pick<Person, 'ask'>, ...ids: string[]) => {
    const lines = ids.map((id) => quantityOf(id, 'bolognese', '2'));
    const { status, body } = await reader.ask(subRecipesRoutes.read, { body: { lines } });
    expect(status).toBe(200);
    return body.lines;
  };

  test('the owner reads the title and how many times it is made, others that they cannot open it', async () => {
    const bolognese = await bologneseOf(people.priya, { totalMinutes: 90 });
    expect(await linesOf(people.priya, bolognese)).toEqual([
      { state: 'open', title: 'Bolognese', times: 2, isEstimate: false, readyMinutes: 90 },
    ]);
    const closed = [{ state: 'closed' }];
    expect(await linesOf(people.tom, bolognese)).toEqual(closed);
    expect(await linesOf(visitorOf(testApp.app), bolognese)).toEqual(closed);
  });

  test('the owner alone is told that a recipe was deleted', async () => {
    const bolognese = await bologneseOf(people.priya);
    await people.priya.ask(recipesRoutes.remove, { params: { id: bolognese } });
    expect(await linesOf(people.priya, bolognese, randomUUID())).toEqual([
      { state: 'deleted' },
      { state: 'closed' },
    ]);
    expect(await linesOf(people.tom, bolognese)).toEqual([{ state: 'closed' }]);
  });

  test('a recipe that is shared does not share the recipes in it', async () => {
    const bolognese = await bologneseOf(people.priya);
    const lasagne = await lasagneOf(people.priya, bolognese);
    const body = { mode: 'public' } as never;
    await people.priya.ask(sharingRoutes.update, { params: { id: lasagne }, body });
    await listForAll(testApp.database.db, lasagne);
    const { ingredients } = await read(people.tom, lasagne);
    expect(ingredients[1]).toMatchObject({ name: 'bolognese', recipeId: bolognese });
    expect(await linesOf(people.tom, bolognese)).toEqual([{ state: 'closed' }]);
    const { status } = await people.tom.ask(recipesRoutes.get, { params: { id: bolognese } });
    expect(status).toBe(404);
  });
});

describe('what follows from the recipes in a recipe', () => {
  const peanutOf = async (cook: Person, id: string) =>
    verdictOf((await read(cook, id)).diets!, 'peanut');
  const follow = () => deriveOuterRecipes(testApp.deps, never);

  test('allergens of a recipe in it count from the save on, and again whenever it changes', async () => {
    const cook = await newPerson();
    const peanuts = { name: 'peanuts', amount: '100', unit: 'g' };
    const satay = await createTestRecipe(cook, { title: 'Satay', ingredients: [peanuts] });
    const rice = { name: 'rice', amount: '1', unit: 'cup' };
    const bowl = await createTestRecipe(cook, {
      title: 'Bowl',
      ingredients: [rice, quantityOf(satay, 'house mix')],
    });
    expect(await peanutOf(cook, bowl)).toBe('contains');
    await change(cook, satay, { title: 'Satay', ingredients: [mince] });
    await follow();
    expect(await peanutOf(cook, bowl)).toBe('no-sign');
    await change(cook, satay, { title: 'Satay', ingredients: [peanuts] });
    await follow();
    expect(await peanutOf(cook, bowl)).toBe('contains');
    await cook.ask(recipesRoutes.remove, { params: { id: satay } });
    await follow();
    expect(await peanutOf(cook, bowl)).not.toBe('contains');
    await cook.ask(recipesRoutes.restore, { params: { id: satay } });
    await follow();
    expect(await peanutOf(cook, bowl)).toBe('contains');
  });

  test('a recipe two levels down counts too', async () => {
    const cook = await newPerson();
    const base = await createTestRecipe(cook, { title: 'Base', ingredients: [mince] });
    const sauce = await createTestRecipe(cook, { title: 'Sauce', ingredients: [quantityOf(base)] });
    const dish = await createTestRecipe(cook, { title: 'Dish', ingredients: [quantityOf(sauce)] });
    await change(cook, base, { title: 'Base', ingredients: [{ name: 'peanuts' }] });
    await follow();
    expect(await peanutOf(cook, dish)).toBe('contains');
  });
});

describe('in which recipes a recipe is an ingredient', () => {
  const usesOf = async (cook: Person, ...recipeIds: string[]) => {
    const { status, body } = await cook.ask(subRecipesRoutes.listUses, { body: { recipeIds } });
    expect(status).toBe(200);
    return body.recipes.map(({ title }) => title);
  };

  test('the uses of a recipe are named by title, also when it is in the bin', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    await lasagneOf(cook, bolognese);
    const pie = { title: 'Cottage pie', ingredients: [quantityOf(bolognese)] };
    await createTestRecipe(cook, pie);
    expect(await usesOf(cook, bolognese)).toEqual(['Cottage pie', 'Lasagne']);
    await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
    expect(await usesOf(cook, bolognese)).toEqual(['Cottage pie', 'Lasagne']);
  });

  test('recipes that are asked about together, deleted ones and those of others are no uses', async () => {
    const [cook, other] = [await newPerson(), await newPerson()];
    const bolognese = await bologneseOf(cook);
    await listForAll(testApp.database.db, bolognese);
    await lasagneOf(other, bolognese);
    const lasagne = await lasagneOf(cook, bolognese);
    expect(await usesOf(cook, bolognese, lasagne)).toEqual([]);
    await cook.ask(recipesRoutes.remove, { params: { id: lasagne } });
    expect(await usesOf(cook, bolognese)).toEqual([]);
  });

  test('a visitor is not told in which recipes a recipe is used', async () => {
    const body = { recipeIds: [randomUUID()] };
    const { status } = await visitorOf(testApp.app).ask(subRecipesRoutes.listUses, { body });
    expect(status).toBe(401);
  });
});
