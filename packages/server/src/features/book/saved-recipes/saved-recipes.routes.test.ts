import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
} from '../../../testing/test-users';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { getOwnRecipe } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { copyForSavers } from './';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const { addToMyRecipes, removeFromMyRecipes, addFavourite, removeFavourite, listFavourites } =
  savedRecipesRoutes;

const pavlova = {
  title: 'Pavlova',
  tags: ['Christmas'],
  ingredients: [{ name: 'egg whites', amount: '6', unit: '' }],
  instructions: ['Whisk.', 'Bake.'],
};

async function listed(input: Parameters<typeof createTestRecipe>[1] = pavlova): Promise<string> {
  const id = await createTestRecipe(people.priya, input);
  await listForAll(testApp.database.db, id);
  return id;
}

const mine = async (person: Person) =>
  (await person.ask(recipeListsRoutes.listMyRecipes, {})).body.recipes;
const read = (person: Person, id: string) => person.ask(recipesRoutes.get, { params: { id } });
const save = (person: Person, id: string) =>
  person.ask(addToMyRecipes, { params: { id }, body: {} });
const love = (person: Person, id: string) => person.ask(addFavourite, { params: { id } });

describe('saving a recipe', () => {
  test('a saved recipe is among my recipes, newest first, and says so wherever it is shown', async () => {
    const cook = await registerUser(testApp.app, 'Saver');
    const own = await createTestRecipe(cook, { title: 'Toast' });
    const id = await listed();
    testApp.advance(1000);
    expect((await save(cook, id)).status).toBe(204);
    const cards = await mine(cook);
    expect(cards.map(({ _id, isSaved }) => [_id, isSaved])).toEqual([
      [id, true],
      [own, false],
    ]);
    const { body } = await read(cook, id);
    expect(body).toMatchObject({ isSaved: true, addedToMyRecipes: [cook.user._id] });
    const asOwner = (await read(people.priya, id)).body;
    expect(asOwner).toMatchObject({ isSaved: false, addedToMyRecipes: [] });
  });

  test('a recipe saved already, or of one’s own, is refused as already there', async () => {
    const id = await listed();
    await save(people.tom, id);
    for (const answer of [await save(people.tom, id), await save(people.priya, id)]) {
      expect([answer.status, answer.error.code]).toEqual([400, 'ALREADY_IN_MY_RECIPES']);
    }
  });

  test('a recipe saved on several devices at once is saved once', async () => {
    const id = await listed();
    const answers = await Promise.all([1, 2, 3].map(() => save(people.tom, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('a saved recipe can be removed from my recipes, once', async () => {
    const id = await listed();
    await save(people.tom, id);
    const params = { id };
    expect((await people.tom.ask(removeFromMyRecipes, { params })).status).toBe(204);
    expect((await mine(people.tom)).map(({ _id }) => _id)).not.toContain(id);
    expect((await people.tom.ask(removeFromMyRecipes, { params })).status).toBe(404);
  });

  test('a saved recipe says whether it can come back: not while saving alone lets one read it', async () => {
    const { db } = testApp.database;
    const id = await createTestRecipe(people.priya, pavlova);
    const cook = await registerUser(testApp.app, 'Linked');
    const { body: link } = await people.priya.ask(shareLinksRoutes.create, { params: { id } });
    const body = { shareToken: new URL(link.url).searchParams.get('token')! };
    await cook.ask(addToMyRecipes, { params: { id }, body });
    const canComeBack = async () => {
      const [card] = await mine(cook);
      const whole = (await read(cook, id)).body;
      expect(whole.canComeBack).toBe(card!.canComeBack);
      return card!.canComeBack;
    };
    expect(await canComeBack()).toBe(false);
    await listForAll(db, id);
    expect(await canComeBack()).toBe(true);
  });

  test('a save of a recipe that one may not read is refused as if there were none', async () => {
    const hidden = await createTestRecipe(people.priya, pavlova);
    const deleted = await listed();
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    for (const id of [hidden, deleted, randomUUID()]) {
      expect((await save(people.nobody, id)).status).toBe(404);
      expect((await love(people.nobody, id)).status).toBe(404);
    }
  });
});

describe('favourites', () => {
  test('favourites are listed the latest first, in pages, one’s own and others’', async () => {
    const cook = await registerUser(testApp.app, 'Lover');
    const ids = [await createTestRecipe(cook, { title: 'Own' }), await listed(), await listed()];
    for (const id of ids) {
      testApp.advance(1000);
      expect((await love(cook, id)).status).toBe(204);
    }
    expect((await love(cook, ids[0]!)).status).toBe(204);
    const page = (n: number) => cook.ask(listFavourites, { query: { page: n, limit: 2 } });
    const [first, second] = [(await page(1)).body, (await page(2)).body];
    expect(first).toMatchObject({ total: 3, hasMore: true });
    expect(second).toMatchObject({ total: 3, hasMore: false });
    const shown = [...first.recipes, ...second.recipes];
    expect(shown.map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect(shown.every(({ isFavourite }) => isFavourite)).toBe(true);
    expect((await read(cook, ids[0]!)).body.isFavourite).toBe(true);
  });

  test('favourites are taken back, however often', async () => {
    const id = await listed();
    await love(people.tom, id);
    for (const _ of [1, 2]) {
      expect((await people.tom.ask(removeFavourite, { params: { id } })).status).toBe(204);
    }
    expect((await read(people.tom, id)).body.isFavourite).toBe(false);
  });

  test('favourites that can no longer be read are not shown', async () => {
    const cook = await registerUser(testApp.app, 'Loses');
    const id = await listed();
    await love(cook, id);
    await testApp.database.db
      .update(recipes)
      .set({ isListed: false, sharingMode: 'private' })
      .where(eq(recipes.id, id));
    expect((await cook.ask(listFavourites, {})).body).toMatchObject({ recipes: [], total: 0 });
  });
});

describe('a saved recipe that its owner takes away', () => {
  async function saved() {
    const id = await listed();
    const cook = await registerUser(testApp.app, `Cook ${randomUUID().slice(0, 8)}`);
    await save(cook, id);
    await love(cook, id);
    await cook.ask(mealPlansRoutes.create, {
      body: { startDate: '2026-11-23', days: { monday: [{ recipe: id, quantity: 1 }] } },
    });
    return { id, cook };
  }
  const remove = (id: string) => people.priya.ask(recipesRoutes.remove, { params: { id } });
  const restore = (id: string) => people.priya.ask(recipesRoutes.restore, { params: { id } });

  test('a saved recipe that is deleted stays as a copy that says where it came from', async () => {
    const { id, cook } = await saved();
    await remove(id);
    expect((await read(cook, id)).status).toBe(404);
    const [card, ...others] = await mine(cook);
    expect(others).toEqual([]);
    const copy = (await read(cook, card!._id)).body;
    expect(copy).toMatchObject({
      ...pavlova,
      owner: { _id: cook.user._id },
      isSaved: false,
      isFavourite: true,
      revision: 1,
      sharingSettings: { mode: 'private' },
      sharedWith: { saltbush: false },
      sourceAttribution: { siteName: 'Saltbush', recipeTitle: 'Pavlova', author: 'Priya' },
    });
    const { body } = await cook.ask(mealPlansRoutes.current, { query: { week: '2026-11-23' } });
    expect(body.recipes.map(({ _id }) => _id)).toEqual([copy._id]);
    const search = await cook.ask(recipeListsRoutes.search, {
      query: { q: 'egg white', from: 'own' },
    });
    expect(search.body.recipes.map(({ _id }) => _id)).toEqual([copy._id]);
  });

  test('a saved recipe that is brought back and deleted again leaves one copy', async () => {
    const { id, cook } = await saved();
    await remove(id);
    await restore(id);
    await remove(id);
    expect(await mine(cook)).toHaveLength(1);
  });

  test('a copy of a saved recipe names its source', async () => {
    const source = { siteName: 'Aunty', siteUrl: 'https://aunty.example/pav', author: 'Aunt Jo' };
    const id = await listed({ ...pavlova, sourceAttribution: source });
    const cook = await registerUser(testApp.app, 'Sourced');
    await save(cook, id);
    await remove(id);
    const [card] = await mine(cook);
    expect((await read(cook, card!._id)).body.sourceAttribution).toEqual(source);
  });

  test('a saved recipe that is hidden is copied for those who can’t read it otherwise, and only for them', async () => {
    const { db } = testApp.database;
    const { id, cook } = await saved();
    const recipe = await getOwnRecipe(db, id, people.priya.user._id);
    await db.transaction((tx) => copyForSavers(tx, recipe, 'no-longer-shared'));
    expect((await mine(cook)).map(({ _id }) => _id)).toEqual([id]);
    await db.transaction(async (tx) => {
      const hidden = { isListed: false, sharingMode: 'private' } as const;
      await tx.update(recipes).set(hidden).where(eq(recipes.id, id));
      await copyForSavers(tx, recipe, 'no-longer-shared');
    });
    const [card, ...others] = await mine(cook);
    expect([card!.owner._id, others]).toEqual([cook.user._id, []]);
    expect((await read(cook, id)).status).toBe(404);
  });

  test('a recipe taken away while people save it leaves a copy to each whose save succeeded', async () => {
    const id = await listed();
    const cooks = await Promise.all(
      [1, 2, 3, 4].map((n) => registerUser(testApp.app, `Racer ${n}`)),
    );
    const [, ...answers] = await Promise.all([remove(id), ...cooks.map((cook) => save(cook, id))]);
    for (const [n, { status }] of answers.entries()) {
      expect(await mine(cooks[n]!)).toHaveLength(status === 204 ? 1 : 0);
    }
  });
});

test('a visitor has no saved recipes and no favourites', async () => {
  const params = { id: await listed() };
  for (const route of [addToMyRecipes, removeFromMyRecipes, addFavourite, removeFavourite]) {
    expect((await people.visitor.ask(route, { params })).status).toBe(401);
  }
  expect((await people.visitor.ask(listFavourites, {})).status).toBe(401);
});
