import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import { cookbookLinks } from '../../../schema/book/cookbooks';
import { makeCookbook } from '../../../testing/book/cookbooks';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person, type Visitor } from '../../../testing/test-users';

const routes = cookbooksRoutes;

let testApp: TestApp;
let visitor: Visitor;
/** Owns the cookbooks; runs the household; is a member of it; has nothing to do with it. */
let cook: Person;
let admin: Person;
let member: Person;
let outsider: Person;
let household: string;
let ids: Record<'soup' | 'stew' | 'pie', string>;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = visitorOf(testApp.app);
  cook = await registerUser(testApp.app, 'Cook');
  admin = await registerUser(testApp.app, 'Admin');
  member = await registerUser(testApp.app, 'Member');
  outsider = await registerUser(testApp.app, 'Outsider');
  household = await foundHousehold(admin);
  for (const person of [cook, member])
    await addHouseholdMember(testApp.database.db, household, person);
  ids = {
    soup: await createTestRecipe(cook, { title: 'Soup', tags: ['Winter'] }),
    stew: await createTestRecipe(cook, { title: 'Stew', tags: ['Winter'] }),
    pie: await createTestRecipe(cook, { title: 'Pie' }),
  };
});
afterAll(() => testApp.close());

async function titles(person: Visitor, id: string, query: object = {}) {
  const { status, body } = await person.ask(routes.listRecipes, { params: { id }, query });
  return status === 200 ? body.recipes.map(({ title }) => title) : status;
}
const statusOf = async (person: Visitor, id: string) =>
  (await person.ask(routes.get, { params: { id } })).status;
const share = (id: string, body: object) =>
  cook.ask(routes.updateSharing, { params: { id }, body });
const all = () => [ids.soup, ids.stew, ids.pie];

/** As if it had been deleted 31 days ago. */
const backdate = (id: string) =>
  testApp.database.pool.query(
    `update cookbooks set deleted_at = deleted_at - interval '31 days' where id = $1`,
    [id],
  );

describe('the recipes of a cookbook', () => {
  let id: string;
  beforeEach(async () => {
    id = await makeCookbook(cook, { recipeIds: all() });
  });

  test('recipes stand in the order in which they were put in, each once', async () => {
    expect(await titles(cook, id)).toEqual(['Soup', 'Stew', 'Pie']);
    const { body } = await cook.ask(routes.addRecipes, {
      params: { id },
      body: { recipeIds: [ids.pie, ids.soup] },
    });
    expect(body.added).toBe(0);
    expect(await titles(cook, id)).toEqual(['Soup', 'Stew', 'Pie']);
  });

  test('a recipe is moved behind another, and before all others', async () => {
    const move = (recipeId: string, after: string | null) =>
      cook.ask(routes.moveRecipe, { params: { id, recipeId }, body: { after } });
    await move(ids.soup, ids.stew);
    expect(await titles(cook, id)).toEqual(['Stew', 'Soup', 'Pie']);
    await move(ids.pie, null);
    expect(await titles(cook, id)).toEqual(['Pie', 'Stew', 'Soup']);
    expect((await move(cook.user._id, null)).status).toBe(404);
  });

  test('a recipe that was taken out goes back to its place', async () => {
    const params = { id, recipeId: ids.stew };
    const { body } = await cook.ask(routes.removeRecipe, { params });
    expect(body.after).toBe(ids.soup);
    expect(await titles(cook, id)).toEqual(['Soup', 'Pie']);
    const back = { recipeIds: [ids.stew], after: body.after };
    await cook.ask(routes.addRecipes, { params: { id }, body: back });
    expect(await titles(cook, id)).toEqual(['Soup', 'Stew', 'Pie']);
    await cook.ask(routes.removeRecipe, { params });
    expect((await cook.ask(routes.removeRecipe, { params })).status).toBe(404);
  });

  test('a page holds as many recipes as asked for, and the total is that of all', async () => {
    const ask = (page: number) =>
      cook.ask(routes.listRecipes, { params: { id }, query: { page, limit: 2 } });
    expect((await ask(1)).body).toMatchObject({ total: 3, hasMore: true });
    expect((await ask(2)).body).toMatchObject({ recipes: [{ title: 'Pie' }], hasMore: false });
  });

  test('a deleted recipe is not shown until it is restored', async () => {
    const gone = await createTestRecipe(cook, { title: 'Toast' });
    await cook.ask(routes.addRecipes, { params: { id }, body: { recipeIds: [gone], after: null } });
    await cook.ask(recipesRoutes.remove, { params: { id: gone } });
    expect(await titles(cook, id)).toEqual(['Soup', 'Stew', 'Pie']);
    await cook.ask(recipesRoutes.restore, { params: { id: gone } });
    expect(await titles(cook, id)).toEqual(['Toast', 'Soup', 'Stew', 'Pie']);
  });

  test('a recipe that one may not read is not put in', async () => {
    const secret = await createTestRecipe(outsider, { title: 'Secret' });
    const recipeIds = [secret];
    const { status } = await cook.ask(routes.addRecipes, { params: { id }, body: { recipeIds } });
    expect(status).toBe(404);
  });
});

describe('a cookbook that a search fills', () => {
  test('a filled cookbook has what its search finds now, by title, and takes nothing by hand', async () => {
    const query = { match: 'all' as const, of: [{ field: 'tag' as const, value: 'winter' }] };
    const { body } = await cook.ask(routes.create, { body: { title: 'Winter', query } });
    expect(body).toMatchObject({ query, mayChange: true });
    expect(await titles(cook, body._id)).toEqual(['Soup', 'Stew']);
    const params = { id: body._id };
    const added = await cook.ask(routes.addRecipes, { params, body: { recipeIds: [ids.pie] } });
    expect(added.error?.code).toBe('NOT_POSSIBLE');
  });

  test('a member sees of a filled cookbook what they may read, and not what it asks for', async () => {
    const query = { match: 'all' as const, of: [{ field: 'own' as const, value: true as const }] };
    const { body } = await cook.ask(routes.create, { body: { title: 'Mine', query } });
    await share(body._id, { households: [household] });
    expect(await titles(member, body._id)).toEqual([]);
    const shared = await createTestRecipe(cook, {
      title: 'Open',
      sharedWith: { communities: [household] },
    } as never);
    expect(await titles(member, body._id)).toEqual(['Open']);
    const seen = await member.ask(routes.get, { params: { id: body._id } });
    expect(seen.body.query).toBeUndefined();
    await cook.ask(recipesRoutes.remove, { params: { id: shared } });
  });
});

describe('who reads a cookbook', () => {
  test('a private cookbook is its owner’s alone', async () => {
    const id = await makeCookbook(cook, { recipeIds: all() });
    for (const person of [admin, member, outsider, visitor]) {
      expect(await statusOf(person, id)).toBe(404);
      expect(await titles(person, id)).toBe(404);
    }
    const { body } = await member.ask(routes.list, {});
    expect(body.cookbooks.map(({ _id }) => _id)).not.toContain(id);
  });

  test('a cookbook that is shared with a household shows its members the recipes they may read', async () => {
    const id = await makeCookbook(cook, { recipeIds: all(), households: [household] });
    expect(await titles(member, id)).toEqual([]);
    expect(await statusOf(outsider, id)).toBe(404);
    await cook.ask(sharingRoutes.updateBatch, {
      body: { updates: [{ recipeId: ids.stew, alsoWith: household }] },
    });
    expect(await titles(member, id)).toEqual(['Stew']);
    const { body } = await member.ask(routes.list, {});
    const listed = body.cookbooks.find(({ _id }) => _id === id);
    expect(listed).toMatchObject({ isOwn: false, mayChange: false, recipeCount: 1 });
    expect(listed).not.toHaveProperty('sharing');
    const unshared = await cook.ask(routes.listUnshared, {
      params: { id },
      query: { householdId: household },
    });
    expect(unshared.body.recipeIds.toSorted()).toEqual([ids.soup, ids.pie].toSorted());
    const back = { communities: [] };
    await cook.ask(sharingRoutes.update, { params: { id: ids.stew }, body: { sharedWith: back } });
  });

  test('the members of a household that the owner has left do not see the cookbook any more', async () => {
    const guest = await registerUser(testApp.app, 'Guest');
    await addHouseholdMember(testApp.database.db, household, guest);
    const id = await makeCookbook(guest, { households: [household] });
    expect(await statusOf(member, id)).toBe(200);
    await guest.ask(householdsRoutes.leave, { params: { id: household } });
    expect(await statusOf(member, id)).toBe(404);
    const { body } = await member.ask(routes.list, {});
    expect(body.cookbooks.map(({ _id }) => _id)).not.toContain(id);
  });

  test('a public cookbook shows a visitor its public recipes', async () => {
    const id = await makeCookbook(cook, { recipeIds: all() });
    await share(id, { mode: 'public' });
    expect(await titles(visitor, id)).toEqual([]);
    const open = { sharingSettings: { mode: 'public' as const } };
    await cook.ask(sharingRoutes.update, { params: { id: ids.pie }, body: open });
    expect(await titles(visitor, id)).toEqual(['Pie']);
    const shut = { sharingSettings: { mode: 'private' as const } };
    await cook.ask(sharingRoutes.update, { params: { id: ids.pie }, body: shut });
    await share(id, { mode: 'private' });
    expect(await statusOf(visitor, id)).toBe(404);
  });

  test('whoever has a link reads a private cookbook, until the link is removed', async () => {
    const id = await makeCookbook(cook);
    const { body } = await cook.ask(routes.makeLink, { params: { id } });
    expect(body.url).toBe(`https://saltbush.test/cookbooks/${id}?token=${body.token}`);
    const open = (shareToken: string) =>
      visitor.ask(routes.get, { params: { id }, query: { shareToken } });
    expect((await open(body.token)).status).toBe(200);
    expect((await open('another')).status).toBe(404);
    const other = await makeCookbook(cook);
    const elsewhere = { params: { id: other }, query: { shareToken: body.token } };
    expect((await visitor.ask(routes.get, elsewhere)).status).toBe(404);
    const { body: listed } = await cook.ask(routes.listLinks, { params: { id } });
    expect(listed.links.map(({ _id }) => _id)).toEqual([body._id]);
    await cook.ask(routes.removeLink, { params: { id, linkId: body._id } });
    expect((await open(body.token)).status).toBe(404);
  });

  test('a link of a cookbook opens it until its end, which can be changed', async () => {
    const id = await makeCookbook(cook, { recipeIds: all() });
    const endsOn = addDays(todayIn(new Date(), standInTimeZone), 7);
    const { body } = await cook.ask(routes.makeLink, { params: { id }, body: { endsOn } });
    expect(body.endsOn).toBe(endsOn);
    const query = { shareToken: body.token };
    expect((await visitor.ask(routes.get, { params: { id }, query })).status).toBe(200);
    const linkId = body._id;
    const change = async (day: string | null) =>
      (await cook.ask(routes.changeLinkEnd, { params: { id, linkId }, body: { endsOn: day } }))
        .status;
    expect(await change('2020-01-01')).toBe(400);
    expect(await change(null)).toBe(204);
    const listed = async () => (await cook.ask(routes.listLinks, { params: { id } })).body.links;
    expect((await listed())[0]).not.toHaveProperty('endsOn');

    const endsAt = new Date(Date.now() - 1000);
    const { db } = testApp.database;
    await db.update(cookbookLinks).set({ endsAt }).where(eq(cookbookLinks.id, linkId));
    for (const route of [routes.get, routes.listRecipes]) {
      const { status, error } = await visitor.ask(route, { params: { id }, query });
      expect([status, error.code]).toEqual([404, 'LINK_ENDED']);
    }
    expect((await cook.ask(routes.get, { params: { id }, query })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await change(null)).toBe(404);
  });
});

describe('who changes a cookbook', () => {
  test('the admin of a household changes a cookbook that is shared with it; its members and others do not', async () => {
    const id = await makeCookbook(cook, { recipeIds: all(), households: [household] });
    const change = (person: Person) =>
      person.ask(routes.update, { params: { id }, body: { title: 'Changed' } });
    const takeOut = (person: Person) =>
      person.ask(routes.removeRecipe, { params: { id, recipeId: ids.pie } });
    const add = (person: Person) =>
      person.ask(routes.addRecipes, { params: { id }, body: { recipeIds: [ids.pie] } });
    const move = (person: Person) =>
      person.ask(routes.moveRecipe, { params: { id, recipeId: ids.pie }, body: { after: null } });
    for (const person of [member, outsider])
      for (const call of [change, takeOut, add, move])
        expect((await call(person)).status).toBe(404);
    expect((await change(admin)).body).toMatchObject({ title: 'Changed', mayChange: true });
    expect((await move(admin)).status).toBe(204);
    expect((await takeOut(admin)).status).toBe(200);
  });

  test('the owner alone shares a cookbook, makes links to it, deletes and restores it', async () => {
    const id = await makeCookbook(cook, { households: [household] });
    const params = { id };
    for (const person of [admin, member, outsider]) {
      const calls = [
        person.ask(routes.updateSharing, { params, body: { mode: 'public' } }),
        person.ask(routes.makeLink, { params }),
        person.ask(routes.listLinks, { params }),
        person.ask(routes.changeLinkEnd, { params: { id, linkId: id }, body: { endsOn: null } }),
        person.ask(routes.listUnshared, { params }),
        person.ask(routes.remove, { params }),
        person.ask(routes.restore, { params }),
      ];
      for (const call of calls) expect((await call).status).toBe(404);
    }
    expect(await statusOf(cook, id)).toBe(200);
  });

  test('a cookbook is not shared with a household that its owner is not in', async () => {
    const foreign = await foundHousehold(outsider);
    const id = await makeCookbook(cook);
    expect((await share(id, { households: [foreign] })).status).toBe(403);
    const params = { id };
    const unshared = { params, query: { householdId: foreign } };
    expect((await cook.ask(routes.listUnshared, unshared)).status).toBe(403);
    expect((await cook.ask(routes.get, { params })).body.sharing?.households).toEqual([]);
  });

  test('a deleted cookbook comes back with its recipes for 30 days', async () => {
    const id = await makeCookbook(cook, { recipeIds: all() });
    await cook.ask(routes.remove, { params: { id } });
    expect(await statusOf(cook, id)).toBe(404);
    expect((await cook.ask(routes.restore, { params: { id } })).status).toBe(204);
    expect(await titles(cook, id)).toEqual(['Soup', 'Stew', 'Pie']);
    await cook.ask(routes.remove, { params: { id } });
    await backdate(id);
    expect((await cook.ask(routes.restore, { params: { id } })).status).toBe(404);
  });
});
