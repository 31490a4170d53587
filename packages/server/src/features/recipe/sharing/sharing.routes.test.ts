import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { createTestUsers, type TestUsers, type Person } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { householdMembers } from '../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const keep = async (title = 'Pavlova', person = people.priya): Promise<string> =>
  (await person.ask(recipesRoutes.create, { body: { title } })).body._id;
const share = (id: string, body: SharingUpdate, person: Person = people.priya) =>
  person.ask(sharingRoutes.update, { params: { id }, body });
const statusOf = async (id: string, person: TestUsers['visitor']) =>
  (await person.ask(recipesRoutes.get, { params: { id } })).status;
const found = async (person: Person) =>
  (await person.ask(recipeListsRoutes.listMyRecipes, { query: { limit: 200 } })).body.recipes;

const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

async function foundHousehold(owner: Person, ...others: Person[]): Promise<string> {
  const { body } = await owner.ask(householdsRoutes.create, { body: { name: 'The Reef' } });
  for (const { user } of others) {
    await testApp.database.db
      .insert(householdMembers)
      .values({ householdId: body._id, userId: user._id });
  }
  return body._id;
}

describe('with whom a recipe is shared', () => {
  test('a public recipe is read by anyone with its address, but not found in browse', async () => {
    const id = await keep();
    expect([await statusOf(id, people.tom), await statusOf(id, people.visitor)]).toEqual([
      404, 401,
    ]);
    const { body } = await share(id, { sharingSettings: { mode: 'public' } });
    expect(body.sharingSettings.mode).toBe('public');
    expect([await statusOf(id, people.tom), await statusOf(id, people.visitor)]).toEqual([
      200, 200,
    ]);
    const { body: listed } = await people.tom.ask(recipeListsRoutes.browse, {});
    expect(listed.recipes.map(({ _id }) => _id)).not.toContain(id);
  });

  test('a recipe shared with Saltbush is found in browse, and public', async () => {
    const id = await keep();
    const { body } = await share(id, { sharedWith: { saltbush: true } });
    expect(body).toMatchObject({
      sharingSettings: { mode: 'public' },
      sharedWith: { saltbush: true, communities: [] },
    });
    const { body: listed } = await people.tom.ask(recipeListsRoutes.browse, {});
    expect(listed.recipes.map(({ _id }) => _id)).toContain(id);
    await share(id, { sharingSettings: { mode: 'private' } });
    const { body: after } = await people.tom.ask(recipeListsRoutes.browse, {});
    expect(after.recipes.map(({ _id }) => _id)).not.toContain(id);
  });

  test('a recipe shared with a household is read by its members, and nobody else', async () => {
    const householdId = await foundHousehold(people.priya, people.tom);
    const id = await keep();
    const { body } = await share(id, { sharedWith: { communities: [householdId] } });
    expect(body.sharedWith.communities).toEqual([householdId]);
    expect([await statusOf(id, people.tom), await statusOf(id, people.nobody)]).toEqual([200, 404]);
    const shared = await people.tom.ask(recipeListsRoutes.listOfHousehold, {
      params: { id: householdId },
    });
    expect(shared.body.recipes.map(({ _id }) => _id)).toEqual([id]);
    await share(id, { sharedWith: { communities: [] } });
    expect(await statusOf(id, people.tom)).toBe(404);
  });

  test('a recipe shared with people by name shows only its owner with whom', async () => {
    const id = await keep();
    const approvedUsers = [people.tom.user._id];
    const { body } = await share(id, { sharingSettings: { approvedUsers } });
    expect(body.sharingSettings).toEqual({ mode: 'private', approvedUsers });
    expect([await statusOf(id, people.tom), await statusOf(id, people.nobody)]).toEqual([200, 404]);
    const seen = await people.tom.ask(recipesRoutes.get, { params: { id } });
    expect(seen.body.sharingSettings.approvedUsers).toEqual([]);
  });

  test('the owner sees the names of the readers, and takes one back', async () => {
    const id = await keep();
    const approvedUsers = [people.tom.user._id, people.nobody.user._id];
    await share(id, { sharingSettings: { approvedUsers } });
    const readers = async () =>
      (await people.priya.ask(sharingRoutes.listReaders, { params: { id } })).body.readers;
    expect(await readers()).toEqual([
      { _id: people.nobody.user._id, username: 'Nobody' },
      { _id: people.tom.user._id, username: 'Tom' },
    ]);
    await share(id, { sharingSettings: { approvedUsers: [people.tom.user._id] } });
    expect(await readers()).toEqual([{ _id: people.tom.user._id, username: 'Tom' }]);
    expect([await statusOf(id, people.tom), await statusOf(id, people.nobody)]).toEqual([200, 404]);
  });

  test('a reader who saved the recipe and is taken off the list has a copy', async () => {
    const id = await keep('Fairy bread');
    await share(id, { sharingSettings: { approvedUsers: [people.tom.user._id] } });
    await people.tom.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
    await share(id, { sharingSettings: { approvedUsers: [] } });
    const [copy] = (await found(people.tom)).filter(({ title }) => title === 'Fairy bread');
    expect([copy!._id === id, copy!.owner.username]).toEqual([false, 'Tom']);
  });

  test('a recipe shared with Saltbush is public too, also when it is said to be private', async () => {
    const id = await keep();
    const { body } = await share(id, {
      sharingSettings: { mode: 'private' },
      sharedWith: { saltbush: true },
    });
    expect(body).toMatchObject({
      sharingSettings: { mode: 'public' },
      sharedWith: { saltbush: true },
    });
    expect(await statusOf(id, people.visitor)).toBe(200);
  });

  test('sharing that a change does not mention stays', async () => {
    const householdId = await foundHousehold(people.priya);
    const id = await keep();
    await share(id, { sharedWith: { communities: [householdId], saltbush: true } });
    const { body } = await share(id, { sharedWith: { saltbush: false } });
    expect(body).toMatchObject({
      sharingSettings: { mode: 'public' },
      sharedWith: { communities: [householdId], saltbush: false },
    });
  });

  test('a recipe made private is copied for who saved it, unless they may still read it', async () => {
    const householdId = await foundHousehold(people.priya, people.tom);
    const id = await keep('Lamington');
    await share(id, { sharedWith: { saltbush: true, communities: [householdId] } });
    for (const person of [people.tom, people.nobody]) {
      await person.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
    }
    await share(id, { sharingSettings: { mode: 'private' } });
    expect(await found(people.tom)).toContainEqual(expect.objectContaining({ _id: id }));
    const copies = (await found(people.nobody)).filter(({ title }) => title === 'Lamington');
    expect(copies).toMatchObject([{ owner: { username: 'Nobody' } }]);
    expect(copies[0]!._id).not.toBe(id);
    const copy = await people.nobody.ask(recipesRoutes.get, { params: { id: copies[0]!._id } });
    expect(copy.body.sourceAttribution).toMatchObject({ siteName: 'Saltbush', author: 'Priya' });
  });
});

describe('several at once', () => {
  test('several recipes shared at once are all changed', async () => {
    const ids = [await keep(), await keep()];
    const updates = ids.map((recipeId) => ({ recipeId, sharedWith: { saltbush: true } }));
    const { body } = await people.priya.ask(sharingRoutes.updateBatch, { body: { updates } });
    expect(body.updated).toBe(2);
    for (const id of ids) expect(await statusOf(id, people.tom)).toBe(200);
  });

  test('several recipes shared at once can all be taken back, each to what it was', async () => {
    const householdId = await foundHousehold(people.priya);
    const ids = [await keep(), await keep(), await keep()];
    await share(ids[1]!, { sharedWith: { saltbush: true } });
    await share(ids[2]!, {
      sharingSettings: { approvedUsers: [people.tom.user._id] },
      sharedWith: { communities: [householdId] },
    });
    const settings = () =>
      Promise.all(
        ids.map(async (id) => {
          const { body } = await people.priya.ask(recipesRoutes.get, { params: { id } });
          return [body.sharingSettings, body.sharedWith];
        }),
      );
    const before = await settings();
    const change = {
      sharingSettings: { mode: 'public' as const },
      sharedWith: { saltbush: false, communities: [] },
    };
    const updates = ids.map((recipeId) => ({ recipeId, ...change }));
    const { body } = await people.priya.ask(sharingRoutes.updateBatch, { body: { updates } });
    expect(await settings()).not.toEqual(before);
    const asked = { body: { updates: body.before } };
    expect((await people.tom.ask(sharingRoutes.updateBatch, asked)).status).toBe(404);
    await people.priya.ask(sharingRoutes.updateBatch, asked);
    expect(await settings()).toEqual(before);
  });

  test('a household is added to the sharing of each of several recipes, and taken back', async () => {
    const [first, second] = [
      await foundHousehold(people.priya),
      await foundHousehold(people.priya),
    ];
    const ids = [await keep(), await keep()];
    await share(ids[1]!, { sharedWith: { communities: [first] } });
    const communities = () =>
      Promise.all(
        ids.map(async (id) => {
          const { body } = await people.priya.ask(recipesRoutes.get, { params: { id } });
          return body.sharedWith.communities.toSorted();
        }),
      );
    const updates = ids.map((recipeId) => ({ recipeId, alsoWith: second }));
    const { body } = await people.priya.ask(sharingRoutes.updateBatch, { body: { updates } });
    expect(await communities()).toEqual([[second], [first, second].toSorted()]);
    await people.priya.ask(sharingRoutes.updateBatch, { body: { updates: body.before } });
    expect(await communities()).toEqual([[], [first]]);
  });

  test('a household one is not in cannot be added to several recipes', async () => {
    const alsoWith = await foundHousehold(people.tom);
    const updates = [{ recipeId: await keep(), alsoWith }];
    const { status } = await people.priya.ask(sharingRoutes.updateBatch, { body: { updates } });
    expect(status).toBe(403);
  });

  test.each(["someone else's", 'a household one is not in'])(
    'several recipes are shared all or none: %s',
    async (what) => {
      const foreign = await foundHousehold(people.tom);
      const [mine, theirs] = [await keep(), await keep('Damper', people.tom)];
      const second =
        what === "someone else's"
          ? { recipeId: theirs, sharingSettings: { mode: 'public' as const } }
          : { recipeId: await keep(), sharedWith: { communities: [foreign] } };
      const first = { recipeId: mine, sharingSettings: { mode: 'public' as const } };
      const { status } = await people.priya.ask(sharingRoutes.updateBatch, {
        body: { updates: [first, second] },
      });
      expect(status).toBe(what === "someone else's" ? 404 : 403);
      expect(await statusOf(mine, people.nobody)).toBe(404);
    },
  );

  test('a change of sharing for no recipe, or too many, is refused', async () => {
    const recipeId = await keep();
    for (const updates of [[], Array.from({ length: 101 }, () => ({ recipeId }))]) {
      const { status } = await people.priya.ask(sharingRoutes.updateBatch, { body: { updates } });
      expect(status).toBe(400);
    }
  });
});

describe('copying', () => {
  test('a copied recipe is one’s own, with where it came from', async () => {
    const id = await keep('Anzac biscuits');
    await share(id, { sharingSettings: { mode: 'public' } });
    const { body } = await people.tom.ask(sharingRoutes.copy, { params: { id }, body: {} });
    expect(body).toMatchObject({
      title: 'Anzac biscuits',
      owner: { username: 'Tom' },
      sharingSettings: { mode: 'private' },
      sourceAttribution: { siteName: 'Saltbush', author: 'Priya' },
    });
    expect(body._id).not.toBe(id);
  });

  test('a private recipe is copied by holding its link', async () => {
    const id = await keep();
    const { token } = (await people.priya.ask(shareLinksRoutes.create, { params: { id } })).body;
    const body = { shareToken: token };
    expect((await people.tom.ask(sharingRoutes.copy, { params: { id }, body })).status).toBe(200);
    const other = { params: { id: await keep() }, body };
    expect((await people.tom.ask(sharingRoutes.copy, other)).status).toBe(404);
  });
});

describe('a new recipe', () => {
  const make = (body: RecipeInput) => people.priya.ask(recipesRoutes.create, { body });

  test('a new recipe is private, unless more is said', async () => {
    const { body } = await make({ title: 'Family secret' });
    expect(body).toMatchObject({
      sharingSettings: { mode: 'private', approvedUsers: [] },
      sharedWith: { communities: [], saltbush: false },
    });
    expect(await statusOf(body._id, people.tom)).toBe(404);
  });

  test('a new recipe is shared with those it is sent with', async () => {
    const householdId = await foundHousehold(people.priya, people.tom);
    const approvedUsers = [people.nobody.user._id];
    const said = {
      sharingSettings: { mode: 'private' as const, approvedUsers },
      sharedWith: { communities: [householdId], saltbush: false },
    };
    const { status, body } = await make({ title: 'Lamingtons', ...said });
    expect([status, body]).toMatchObject([200, said]);
    const { alex, tom, nobody } = people;
    const read = await Promise.all([tom, nobody, alex].map((person) => statusOf(body._id, person)));
    expect(read).toEqual([200, 200, 404]);
  });

  test('a new recipe shared with Saltbush is listed at once, and so public', async () => {
    const { body } = await make({ title: 'Anzac biscuits', sharedWith: { saltbush: true } });
    expect(body.sharingSettings.mode).toBe('public');
    const { body: listed } = await people.tom.ask(recipeListsRoutes.browse, {});
    expect(listed.recipes.map(({ _id }) => _id)).toContain(body._id);
  });

  test('a new recipe that is sent twice is shared as it was the first time', async () => {
    const _id = randomUUID();
    await make({ _id, title: 'Pikelets' });
    await make({ _id, title: 'Pikelets', sharingSettings: { mode: 'public' } });
    expect(await statusOf(_id, people.tom)).toBe(404);
  });

  test.each<[string, () => Promise<SharingUpdate>, number, string]>([
    [
      'a household one is not in',
      async () => ({ sharedWith: { communities: [await foundHousehold(people.tom)] } }),
      403,
      'FORBIDDEN',
    ],
    [
      'a household there is not',
      async () => ({ sharedWith: { communities: [randomUUID()] } }),
      404,
      'NOT_FOUND',
    ],
    [
      'people there are not',
      async () => ({ sharingSettings: { approvedUsers: [randomUUID()] } }),
      400,
      'VALIDATION_FAILED',
    ],
  ])(
    'a new recipe shared with %s is refused, and not stored',
    async (_label, said, expected, code) => {
      const _id = randomUUID();
      const { status, error } = await make({ _id, title: 'Scones', ...(await said()) });
      expect([status, error.code]).toEqual([expected, code]);
      expect(await statusOf(_id, people.priya)).toBe(404);
    },
  );
});

describe('a changed recipe', () => {
  const change = (id: string, said: SharingUpdate) =>
    people.priya.ask(recipesRoutes.update, { params: { id }, body: { title: 'Scones', ...said } });

  test('a changed recipe is shared with those it is sent with', async () => {
    const id = await keep();
    const sharedWith = { communities: [await foundHousehold(people.priya, people.tom)] };
    expect((await change(id, { sharedWith })).body).toMatchObject({ title: 'Scones', sharedWith });
    expect(await statusOf(id, people.tom)).toBe(200);
  });

  test('a changed recipe stays shared as it was when nothing is said', async () => {
    const id = await keep();
    await share(id, { sharingSettings: { mode: 'public' } });
    expect((await change(id, {})).body.sharingSettings.mode).toBe('public');
  });

  test('a change with a household one is not in neither changes nor shares the recipe', async () => {
    const id = await keep();
    const sharedWith = { communities: [await foundHousehold(people.tom)] };
    const { status } = await change(id, { sharedWith });
    const { body } = await people.priya.ask(recipesRoutes.get, { params: { id } });
    expect([status, body.title, body.sharedWith.communities]).toEqual([403, 'Pavlova', []]);
  });
});

test('a private recipe is saved by holding its link, and stays when the link is turned off', async () => {
  const id = await keep('Quandong pie');
  const { token, _id: linkId } = (
    await people.priya.ask(shareLinksRoutes.create, { params: { id } })
  ).body;
  const save = (shareToken?: string) =>
    people.nobody.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: { shareToken } });
  expect((await save()).status).toBe(404);
  expect((await save('wrong')).status).toBe(404);
  expect((await save(token)).status).toBe(204);
  expect((await save(token)).error.code).toBe('ALREADY_IN_MY_RECIPES');
  await people.priya.ask(shareLinksRoutes.revoke, { params: { id, linkId } });
  expect(await statusOf(id, people.nobody)).toBe(200);
});

describe('refused', () => {
  test('a recipe that is not one’s own cannot be shared', async () => {
    const id = await keep();
    const public_ = { sharingSettings: { mode: 'public' as const } };
    expect((await share(id, public_, people.tom)).status).toBe(404);
    const visited = await people.visitor.ask(sharingRoutes.update, {
      params: { id },
      body: public_,
    });
    expect(visited.status).toBe(401);
    const batch = { body: { updates: [{ recipeId: id, ...public_ }] } };
    expect((await people.visitor.ask(sharingRoutes.updateBatch, batch)).status).toBe(401);
    expect(await statusOf(id, people.tom)).toBe(404);
  });

  test('a recipe cannot be shared with a household one is not in', async () => {
    const id = await keep();
    const communities = [await foundHousehold(people.tom)];
    const { status, error } = await share(id, { sharedWith: { communities } });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('a recipe cannot be shared with people there are not', async () => {
    const approvedUsers = ['00000000-0000-4000-8000-000000000000'];
    const { status, error } = await share(await keep(), { sharingSettings: { approvedUsers } });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test("the names of a recipe's readers are seen by its owner alone, not by a reader", async () => {
    const id = await keep();
    await share(id, { sharingSettings: { approvedUsers: [people.tom.user._id] } });
    const ask = async (person: TestUsers['visitor']) =>
      (await person.ask(sharingRoutes.listReaders, { params: { id } })).status;
    expect([await ask(people.tom), await ask(people.nobody), await ask(people.visitor)]).toEqual([
      404, 404, 401,
    ]);
  });

  test.each([
    ['people', { sharingSettings: { approvedUsers: ids(sharingLimits.readers + 1) } }],
    ['communities', { sharedWith: { communities: ids(sharingLimits.households + 1) } }],
  ])('a sharing with more %s than there may be is refused', async (_what, body) => {
    const { status, error } = await share(await keep(), body);
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(error.details)).toMatch(/Please share with at most \d+/);
  });

  test('a recipe that one may not read cannot be copied', async () => {
    const asked = { params: { id: await keep() }, body: {} };
    expect((await people.tom.ask(sharingRoutes.copy, asked)).status).toBe(404);
    expect((await people.visitor.ask(sharingRoutes.copy, asked)).status).toBe(401);
  });
});
