import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
import { listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { images } from '../../../schema/images';
import { listReadableCards } from './';
import { recipeReaders, recipes } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const laksa = {
  title: 'Laksa',
  serves: 2,
  measures: 'au',
  tags: ['Mid Week', 'Quick'],
  yieldText: 'Makes 2 big bowls',
  description: 'Hot and sour.\n\nBetter the next day.',
  notes: 'Ask Tom for the paste.',
  prepMinutes: 10,
  cookMinutes: 20,
  cuisine: 'Malaysian',
  course: 'dinner',
  ingredients: [
    { name: 'rice noodles', amount: '200', unit: 'g' },
    { name: 'laksa paste', amount: '1 1/2', unit: 'tbsp', note: 'heaped', section: 'Soup' },
    { name: 'salt', amount: '', unit: '' },
  ],
  instructions: ['Soak the noodles.', 'Fry the paste.', 'Serve.'],
  instructionSections: ['', 'Soup', ''],
  sourceAttribution: { siteName: 'Aunty', siteUrl: 'https://aunty.example/laksa' },
} satisfies RecipeInput;

const save = async (input: RecipeInput = laksa, person = people.priya) =>
  (await person.ask(recipesRoutes.create, { body: input })).body;

const noSuchId = { params: { id: '00000000-0000-4000-8000-000000000000' } };

describe('keeping a recipe', () => {
  test('everything that was sent of a recipe comes back, and again when asked for', async () => {
    const { status, body } = await people.priya.ask(recipesRoutes.create, { body: laksa });
    expect(status).toBe(200);
    expect(body).toMatchObject(laksa);
    expect(body).toMatchObject({
      owner: { _id: people.priya.user._id, username: 'Priya' },
      sharingSettings: { mode: 'private', approvedUsers: [] },
      revision: 1,
    });
    const again = await people.priya.ask(recipesRoutes.get, { params: { id: body._id } });
    expect(again.body).toEqual(body);
  });

  test('a title is enough for a recipe', async () => {
    const recipe = await save({ title: '  Toast ' });
    expect(recipe).toMatchObject({ title: 'Toast', serves: 4, measures: 'au', tags: [] });
    expect(recipe).toMatchObject({ ingredients: [], instructions: [] });
    expect(recipe).not.toHaveProperty('instructionSections');
    expect(recipe).not.toHaveProperty('sourceAttribution');
  });

  test('a recipe that does not say for how many it is stays so until somebody says it', async () => {
    const recipe = await save({ title: 'Toast' });
    expect(recipe).toMatchObject({ serves: 4, isServesUnknown: true });
    const params = { params: { id: recipe._id } };
    const { serves, isServesUnknown } = recipe;
    const sentBack = { title: 'Toast and jam', serves, isServesUnknown };
    const unchanged = await people.priya.ask(recipesRoutes.update, { ...params, body: sentBack });
    expect(unchanged.body).toMatchObject({ serves: 4, isServesUnknown: true });

    const said = await people.priya.ask(recipesRoutes.update, {
      ...params,
      body: { title: 'Toast and jam', serves: 2 },
    });
    expect(said.body).toMatchObject({ serves: 2 });
    expect(said.body).not.toHaveProperty('isServesUnknown');
  });

  test('the same recipe id sent twice makes one recipe', async () => {
    const cook = await registerUser(testApp.app, 'Twice');
    const _id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => save({ ...laksa, _id }, cook)));
    expect(new Set(sent.map((recipe) => JSON.stringify(recipe))).size).toBe(1);
    const { body } = await cook.ask(recipeListsRoutes.listMyRecipes, {});
    expect(body).toMatchObject({ total: 1, recipes: [{ _id }] });
    expect(sent[0]!.ingredients).toHaveLength(3);
  });

  test("someone else's recipe id is refused", async () => {
    const { _id } = await save();
    const { status, error } = await people.tom.ask(recipesRoutes.create, {
      body: { ...laksa, _id },
    });
    expect([status, error.code]).toEqual([409, 'CONFLICT']);
  });

  test('the id of a deleted recipe is refused', async () => {
    const { _id } = await save();
    await people.priya.ask(recipesRoutes.remove, { params: { id: _id } });
    const { error } = await people.priya.ask(recipesRoutes.create, { body: { ...laksa, _id } });
    expect(error.code).toBe('CONFLICT');
  });

  test('a recipe may have text in any script, and the most that is allowed', async () => {
    const full = await save({
      title: 'ラクサ 🍜 ‏حساء',
      ingredients: Array.from({ length: 200 }, (_, n) => ({ name: `No. ${n}` })),
      instructions: Array.from({ length: 200 }, (_, n) => `Step ${n}`),
    });
    expect(full.title).toBe('ラクサ 🍜 ‏حساء');
    expect(full.ingredients.map((line) => line.name).indexOf('No. 137')).toBe(137);
    expect(full.instructions[199]).toBe('Step 199');
  });

  test.each([
    ['no title', {}, 'title'],
    ['a blank title', { title: '  ' }, 'title'],
    ['a title of the wrong kind', { title: 7 }, 'title'],
    ['none to feed', { title: 'Toast', serves: 0 }, 'serves'],
    ['half a person', { title: 'Toast', serves: 1.5 }, 'serves'],
    ['a blank ingredient', { title: 'Toast', ingredients: [{ name: ' ' }] }, 'ingredients.0.name'],
    ['a blank step', { title: 'Toast', instructions: ['Toast it.', ''] }, 'instructions.1'],
    ['too many lines', { title: 'T', ingredients: Array(201).fill({ name: 'x' }) }, 'ingredients'],
    ['unknown measures', { title: 'Toast', measures: 'imperial' }, 'measures'],
    ['a picture elsewhere', { title: 'Toast', imageUrl: 'https://a.example/b.jpg' }, 'imageUrl'],
    [
      'a script as its source',
      { title: 'Toast', sourceAttribution: { siteUrl: 'javascript:alert(1)' } },
      'sourceAttribution.siteUrl',
    ],
    ['an id that is none', { title: 'Toast', _id: 'first' }, '_id'],
  ])('a recipe with %s is refused, and the field named', async (_what, body, field) => {
    const { status, error } = await people.priya.ask(recipesRoutes.create, { body: body as never });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(error.details).toContainEqual({ field, message: expect.any(String) });
  });

  test.each([
    ['{"title": ', 'application/json', 400],
    ['title=Toast', 'application/x-www-form-urlencoded', 415],
    [
      JSON.stringify({ title: 'T', notes: 'x'.repeat(recipesRoutes.create.maxBodyBytes) }),
      'application/json',
      413,
    ],
  ])('a recipe body that cannot be read is refused', async (payload, type, status) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/recipes',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${people.priya.token}` },
    });
    expect(answer.statusCode).toBe(status);
  });

  test("a recipe may only have one's own picture", async () => {
    const id = randomUUID();
    await testApp.database.db
      .insert(images)
      .values({ id, ownerId: people.priya.user._id, width: 9, height: 9, colour: '#a37c52' });
    const input = { ...laksa, imageUrl: `/images/${id}/800.webp` };
    expect(await save(input)).toMatchObject({ imageUrl: input.imageUrl, imageColour: '#a37c52' });
    const { error } = await people.tom.ask(recipesRoutes.create, { body: input });
    expect(error.details).toMatchObject([{ field: 'imageUrl' }]);
    const missing = { ...laksa, imageUrl: `/images/${randomUUID()}/800.webp` };
    expect((await people.priya.ask(recipesRoutes.create, { body: missing })).status).toBe(400);
  });
});

describe('changing a recipe', () => {
  const change = {
    title: 'Laksa, quicker',
    ingredients: [{ name: 'prawns', amount: '12', unit: '' }],
    instructions: ['Boil.'],
  };

  test('a change of a recipe replaces what it says, and counts', async () => {
    const { _id, createdAt } = await save();
    testApp.advance(1_000);
    const { body } = await people.priya.ask(recipesRoutes.update, {
      params: { id: _id },
      body: { ...change, revision: 1 },
    });
    expect(body).toMatchObject({ ...change, revision: 2, tags: [], createdAt });
    expect(body.updatedAt > createdAt).toBe(true);
    expect(body.ingredients).toHaveLength(1);
    expect(body).not.toHaveProperty('notes');
  });

  test('a change of a recipe with an older start is refused and changes nothing', async () => {
    const { _id } = await save();
    const params = { id: _id };
    await people.priya.ask(recipesRoutes.update, { params, body: { ...change, revision: 1 } });
    const late = await people.priya.ask(recipesRoutes.update, {
      params,
      body: { title: 'Too late', revision: 1 },
    });
    expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
    const { body } = await people.priya.ask(recipesRoutes.get, { params });
    expect(body).toMatchObject({ ...change, revision: 2 });
  });

  test('one of two who save a recipe at once hears of the conflict', async () => {
    const { _id } = await save();
    const both = await Promise.all(
      ['one', 'other'].map((title) =>
        people.priya.ask(recipesRoutes.update, {
          params: { id: _id },
          body: { title, revision: 1, ingredients: [{ name: title }] },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await people.priya.ask(recipesRoutes.get, { params: { id: _id } });
    expect(body.ingredients.map((line) => line.name)).toEqual([body.title]);
  });

  test('a change of a recipe without a revision wins over the earlier one', async () => {
    const { _id } = await save();
    const params = { id: _id };
    await people.priya.ask(recipesRoutes.update, { params, body: change });
    const { body } = await people.priya.ask(recipesRoutes.update, { params, body: change });
    expect(body.revision).toBe(3);
  });
});

describe('deleting a recipe', () => {
  test('a deleted recipe is hidden, and can be brought back whole', async () => {
    const recipe = await save();
    const params = { id: recipe._id };
    expect((await people.priya.ask(recipesRoutes.remove, { params })).status).toBe(204);
    expect((await people.priya.ask(recipesRoutes.get, { params })).status).toBe(404);
    expect((await people.priya.ask(recipesRoutes.update, { params, body: laksa })).status).toBe(
      404,
    );
    expect((await people.priya.ask(recipesRoutes.remove, { params })).status).toBe(404);
    const { recipes: shown } = (await people.priya.ask(recipeListsRoutes.listMyRecipes, {})).body;
    expect(shown.map((card) => card._id)).not.toContain(recipe._id);

    expect((await people.priya.ask(recipesRoutes.restore, { params })).body).toEqual(recipe);
    expect((await people.priya.ask(recipesRoutes.get, { params })).body).toEqual(recipe);
    expect((await people.priya.ask(recipesRoutes.restore, { params })).body).toEqual(recipe);
  });
});

describe('my recipes', () => {
  test('my recipes come newest first, a page at a time, without a gap or a double', async () => {
    const cook = await registerUser(testApp.app, 'Pages');
    const titles: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      testApp.advance(10);
      titles.unshift((await save({ ...laksa, title: `No. ${n}` }, cook)).title);
    }
    const first = (await cook.ask(recipeListsRoutes.listMyRecipes, {})).body;
    expect(first).toMatchObject({ total: 14, page: 1, limit: 12, hasMore: true });
    const second = (await cook.ask(recipeListsRoutes.listMyRecipes, { query: { page: '2' } })).body;
    expect(second).toMatchObject({ total: 14, page: 2, hasMore: false });
    expect([...first.recipes, ...second.recipes].map((card) => card.title)).toEqual(titles);
    expect(first.recipes[0]).toMatchObject({ serves: 2, totalMinutes: 30, tags: laksa.tags });

    const beyond = (await cook.ask(recipeListsRoutes.listMyRecipes, { query: { page: '9' } })).body;
    expect(beyond).toMatchObject({ recipes: [], total: 14, hasMore: false });
  });

  test('my recipes are an empty page when there are none yet', async () => {
    const cook = await registerUser(testApp.app, 'Newcomer');
    const { body } = await cook.ask(recipeListsRoutes.listMyRecipes, {});
    expect(body).toEqual({ recipes: [], total: 0, page: 1, limit: 12, hasMore: false });
  });

  test.each(['page=0', 'page=two', 'limit=201', 'limit=-1'])(
    'a request for my recipes with %s is refused',
    async (query) => {
      const answer = await testApp.app.inject({
        url: `/api${recipeListsRoutes.listMyRecipes.path}?${query}`,
        headers: { authorization: `Bearer ${people.priya.token}` },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('cards for other features', () => {
  const titles = async (ids: string[], userId: string) =>
    (await listReadableCards(testApp.database.pool, { ids, userId }))
      .map((card) => card.title)
      .sort();

  test('cards for other features are of the recipes someone may read, and no other', async () => {
    const mine = await save({ title: 'Mine' });
    const deleted = await save({ title: 'Deleted' });
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted._id } });
    const secret = await save({ title: 'Secret' }, people.tom);
    const open = await save({ title: 'Open' }, people.tom);
    await testApp.database.db
      .update(recipes)
      .set({ sharingMode: 'public' })
      .where(eq(recipes.id, open._id));
    const ids = [mine, deleted, secret, open].map((recipe) => recipe._id);
    expect(await titles(ids, people.priya.user._id)).toEqual(['Mine', 'Open']);
    expect(await titles([], people.priya.user._id)).toEqual([]);
  });
});

describe('several recipes', () => {
  const several = (ids: string[]) => people.priya.ask(recipesRoutes.getSeveral, { body: { ids } });

  test('several recipes come whole, without what is deleted or not theirs to read', async () => {
    const mine = await save({ title: 'Mine' });
    const deleted = await save({ title: 'Deleted' });
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted._id } });
    const secret = await save({ title: 'Secret' }, people.tom);
    const shared = await save({ title: 'Shared' }, people.tom);
    await listForAll(testApp.database.db, shared._id);
    const ids = [mine, deleted, secret, shared].map(({ _id: id }) => id);
    const { body } = await several([...ids, noSuchId.params.id]);
    const alone = await Promise.all(
      [mine, shared].map(async ({ _id: id }) => {
        return (await people.priya.ask(recipesRoutes.get, { params: { id } })).body;
      }),
    );
    expect(body.recipes.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual(alone);
    expect(body.later).toEqual([]);
  });

  test('several recipes are answered up to a megabyte, and the rest can be asked for', async () => {
    const instructions = Array.from({ length: 100 }, () => 'Stir'.repeat(1_250));
    const saved = [];
    for (let n = 0; n < 4; n += 1)
      saved.push((await save({ title: `Long ${n}`, instructions }))._id);
    const found: string[] = [];
    let left = saved;
    let calls = 0;
    for (; left.length > 0; calls += 1) {
      const { body } = await several(left);
      expect(JSON.stringify(body).length).toBeLessThan(2_000_000);
      found.push(...body.recipes.map(({ _id: id }) => id));
      left = body.later;
    }
    expect(calls).toBe(2);
    expect(found.toSorted()).toEqual(saved.toSorted());
  });

  test('a visitor is given the public ones of several recipes alone', async () => {
    const secret = await save({ title: 'Secret' });
    const open = await save({ title: 'Open' });
    await listForAll(testApp.database.db, open._id);
    const body = { ids: [secret._id, open._id] };
    const asked = await people.visitor.ask(recipesRoutes.getSeveral, { body });
    expect(asked.body.recipes.map(({ title }) => title)).toEqual(['Open']);
  });

  test('more than 25 of several recipes at once are refused', async () => {
    const many = Array.from({ length: 26 }, () => noSuchId.params.id);
    expect((await several(many)).status).toBe(400);
  });
});

describe('who may', () => {
  const asks = (id: string) =>
    [
      [recipesRoutes.get, { params: { id } }],
      [recipesRoutes.update, { params: { id }, body: { title: 'Mine now' } }],
      [recipesRoutes.remove, { params: { id } }],
      [recipesRoutes.restore, { params: { id } }],
    ] as const;

  test("someone else's recipe looks as if there were none", async () => {
    const { _id } = await save();
    const none = await people.nobody.ask(recipesRoutes.get, noSuchId);
    for (const [route, input] of asks(_id)) {
      const { status, error } = await people.nobody.ask(route, input as never);
      expect([route.method, status, error]).toEqual([route.method, 404, none.error]);
    }
    const { body } = await people.priya.ask(recipesRoutes.get, { params: { id: _id } });
    expect(body).toMatchObject({ title: 'Laksa', revision: 1 });
  });

  test('a visitor who calls for recipes is asked to sign in', async () => {
    const { _id } = await save();
    for (const [route, input] of asks(_id)) {
      const { status, error } = await people.visitor.ask(route, input as never);
      expect([route.path, status, error.code]).toEqual([route.path, 401, 'NOT_SIGNED_IN']);
    }
    const create = await people.visitor.ask(recipesRoutes.create, { body: laksa });
    expect(create.error.code).toBe('NOT_SIGNED_IN');
    const list = await people.visitor.ask(recipeListsRoutes.listMyRecipes, {});
    expect(list.error.code).toBe('NOT_SIGNED_IN');
  });

  test('a public recipe is read by anyone with its id, and changed by its owner alone', async () => {
    const { _id } = await save();
    await testApp.database.db
      .update(recipes)
      .set({ sharingMode: 'public' })
      .where(eq(recipes.id, _id));
    const [read, ...changes] = asks(_id);
    expect((await people.tom.ask(...read)).body).toMatchObject({ title: 'Laksa' });
    expect((await people.visitor.ask(...read)).body).toMatchObject({ title: 'Laksa' });
    for (const [route, input] of changes) {
      expect((await people.tom.ask(route, input as never)).status).toBe(404);
    }
  });

  test('a hidden recipe looks to a visitor like none: either may be theirs once they sign in', async () => {
    const hidden = await people.visitor.ask(recipesRoutes.get, {
      params: { id: (await save())._id },
    });
    const none = await people.visitor.ask(recipesRoutes.get, noSuchId);
    expect([hidden.status, hidden.error.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect([none.status, none.error]).toEqual([401, hidden.error]);
  });

  test('the people with whom a recipe is shared are its owner’s to know', async () => {
    const { _id } = await save();
    const { db } = testApp.database;
    await listForAll(db, _id);
    await db.insert(recipeReaders).values({ recipeId: _id, userId: people.tom.user._id });
    const readers = async (person: typeof people.tom) =>
      (await person.ask(recipesRoutes.get, { params: { id: _id } })).body.sharingSettings
        .approvedUsers;
    expect(await readers(people.priya)).toEqual([people.tom.user._id]);
    expect(await readers(people.tom)).toEqual([]);
  });

  test.each(['not-an-id', noSuchId.params.id])('the recipe id %s names nothing', async (id) => {
    for (const [route, input] of asks(id)) {
      expect((await people.priya.ask(route, input as never)).status).toBe(404);
    }
  });
});
