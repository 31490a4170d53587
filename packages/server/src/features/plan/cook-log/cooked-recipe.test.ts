/** Which version of a recipe was cooked: what an entry keeps, and who may look at it. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let outsider: Person;
let recipe: string;
let count = 0;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
  outsider = await registerUser(testApp.app, `Out ${count}`);
  recipe = await createTestRecipe(ann, curry(true));
  await listForAll(db(), recipe);
});

const curry = (hasCumin: boolean) => ({
  title: 'Curry',
  ingredients: [
    { name: 'lamb', amount: '500', unit: 'g' },
    ...(hasCumin ? [{ name: 'cumin', amount: '1', unit: 'tsp' }] : []),
  ],
});
const save = (body: object) =>
  ann.ask(recipesRoutes.update, { params: { id: recipe }, body: body as { title: string } });
const cook = async (person: Person, more: { revision?: number; householdId?: string } = {}) =>
  (
    await person.ask(cookLogRoutes.add, {
      params: { id: recipe },
      body: { cookedOn: '2026-11-12', ...more },
    })
  ).body._id;
const read = (person: Pick<Person, 'ask'>, id: string) =>
  person.ask(cookLogRoutes.getRecipe, { params: { id } });
const firstEntry = async (person: Person) =>
  (await person.ask(cookLogRoutes.list, { params: { id: recipe }, query: {} })).body.entries[0];

describe('the version that was cooked', () => {
  test('an entry opens the recipe as it was cooked, with what has changed since', async () => {
    await save(curry(false));
    const id = await cook(ann);
    expect(await firstEntry(ann)).not.toHaveProperty('earlierRevision');
    await save(curry(true));
    expect(await firstEntry(ann)).toMatchObject({ earlierRevision: 2 });
    const { status, body } = await read(ann, id);
    expect(status).toBe(200);
    expect(body.recipe.ingredients?.map(({ name }) => name)).toEqual(['lamb']);
    expect(body.changes).toEqual([{ field: 'ingredients', after: '1 tsp cumin' }]);
  });

  test('an entry that was written without a network keeps the revision that was seen', async () => {
    await save(curry(false));
    await cook(ann, { revision: 1 });
    expect(await firstEntry(ann)).toMatchObject({ earlierRevision: 1 });
  });

  test('a revision that the recipe does not have yet is kept of no entry', async () => {
    const id = await cook(ann, { revision: 99 });
    await save(curry(false));
    expect((await read(ann, id)).status).toBe(404);
  });

  test('a version that somebody cooked is not thinned out', async () => {
    await cook(ann);
    await db()
      .update(recipes)
      .set({ revision: maxVersions + 5 })
      .where(eq(recipes.id, recipe));
    const old = (revision: number) => ({
      recipeId: recipe,
      ownerId: ann.user._id,
      revision,
      content: { title: 'Curry', tags: [], ingredients: [], steps: [] },
      savedAt: new Date(),
    });
    await db()
      .insert(recipeVersions)
      .values([old(1), old(2)]);
    await save(curry(false));
    const isOf = (revision: number) =>
      and(eq(recipeVersions.recipeId, recipe), eq(recipeVersions.revision, revision));
    expect(await db().select().from(recipeVersions).where(isOf(1))).toHaveLength(1);
    expect(await db().select().from(recipeVersions).where(isOf(2))).toHaveLength(0);
    expect(await firstEntry(ann)).toMatchObject({ earlierRevision: 1 });
  });
});

describe('refused', () => {
  test('whoever cooked another’s recipe sees the version that they cooked', async () => {
    const id = await cook(ben, { revision: 1 });
    await save(curry(false));
    expect(await firstEntry(ben)).toMatchObject({ earlierRevision: 1 });
    expect((await read(ben, id)).status).toBe(200);
  });

  test('a claim to have cooked an earlier version of another’s recipe opens nothing', async () => {
    await save(curry(false));
    const id = await cook(ben, { revision: 1 });
    expect(await firstEntry(ben)).not.toHaveProperty('earlierRevision');
    expect((await read(ben, id)).status).toBe(404);
  });

  test('a member of a household sees the entry of another, and not the earlier version', async () => {
    const home = await foundHousehold(ann);
    await addHouseholdMember(db(), home, ben);
    const id = await cook(ann, { householdId: home });
    await save(curry(false));
    expect(await firstEntry(ben)).not.toHaveProperty('earlierRevision');
    expect((await read(ben, id)).status).toBe(404);
    expect((await read(ann, id)).status).toBe(200);
  });

  test('the cooked recipe of another’s entry, a deleted one or for a visitor is refused', async () => {
    const id = await cook(ann);
    expect((await read(outsider, id)).status).toBe(404);
    expect((await read(visitorOf(testApp.app), id)).status).toBe(401);
    await ann.ask(recipesRoutes.remove, { params: { id: recipe } });
    expect((await read(ann, id)).status).toBe(404);
  });
});
