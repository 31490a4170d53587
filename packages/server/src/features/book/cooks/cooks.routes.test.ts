import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { adminReportsRoutes } from '@saltbush/contract/book/reports';
import { cookLimits, cooksRoutes, followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { noPassword } from '../../../platform/passwords';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { cookFollows } from '../../../schema/book/cooks';
import { recipes } from '../../../schema/recipes';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
  type Visitor,
} from '../../../testing/test-users';

const { get, listRecipes } = cooksRoutes;
const followed = followedCooksRoutes;

let testApp: TestApp;
let people: TestUsers;
/** An admin. */
let alex: Person;
let cook: Person;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  alex = people.alex;
});
afterAll(() => testApp.close());

let cooks = 0;
/** A cook who lists two recipes, and has two more that are not listed. */
beforeEach(async () => {
  cooks += 1;
  cook = await registerUser(testApp.app, `Cook ${cooks}`);
  for (const title of ['Soup', 'Stew']) await list(cook, title);
  await createTestRecipe(cook, { title: 'Secret', ingredients: [{ name: 'plum' }] });
  const byLink = await createTestRecipe(cook, { title: 'By link' });
  await db().update(recipes).set({ sharingMode: 'public' }).where(eq(recipes.id, byLink));
});

async function list(person: Person, title: string): Promise<string> {
  testApp.advance(1000);
  const id = await createTestRecipe(person, { title });
  await listForAll(db(), id, testApp.deps.clock());
  return id;
}

const page = (reader: Visitor, of: Person = cook) =>
  reader.ask(get, { params: { id: of.user._id } });
const recipesBy = async (reader: Visitor, query = {}) => {
  const { body } = await reader.ask(listRecipes, { params: { id: cook.user._id }, query });
  return body.recipes.map(({ title }) => title);
};
const follow = (person: Person, of: Person = cook) =>
  person.ask(followed.follow, { params: { id: of.user._id } });
const unfollow = (person: Person, of: Person = cook) =>
  person.ask(followed.unfollow, { params: { id: of.user._id } });
const followedBy = async (person: Person) => (await person.ask(followed.list)).body.cooks;
const newFrom = async (person: Person, query = {}) =>
  (await person.ask(followed.listRecipes, { query })).body;
const titles = async (person: Person, query = {}) =>
  (await newFrom(person, query)).recipes.map(({ title }) => title);

describe('the page of a cook', () => {
  test('a visitor sees the name of a cook and how many recipes they list, and nothing else of them', async () => {
    const { status, body } = await page(people.visitor);
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: cook.user._id,
      username: cook.user.displayUsername,
      recipeCount: 2,
      ratingCount: 0,
      isOwn: false,
      isFollowed: false,
    });
  });

  test('the average of a cook is over all ratings of their listed recipes', async () => {
    const [soup, secret] = [await list(cook, 'Pie'), await list(cook, 'Jam')];
    const rate = (person: Person, id: string, rating: number) =>
      person.ask(reviewsRoutes.rate, { params: { id }, body: { rating } });
    await rate(people.tom, soup, 5);
    await rate(people.priya, soup, 4);
    await rate(people.tom, secret, 1);
    expect((await page(people.tom)).body).toMatchObject({ ratingCount: 3, recipeCount: 4 });
    expect((await page(people.tom)).body.ratingAverage).toBeCloseTo(10 / 3, 5);
    await db().update(recipes).set({ isListed: false }).where(eq(recipes.id, secret));
    expect((await page(people.tom)).body).toMatchObject({ ratingCount: 2, ratingAverage: 4.5 });
  });

  test('a cook’s list has what they list for everyone, the newest first, in pages, searched and sorted', async () => {
    for (const reader of [people.visitor, people.tom, cook])
      expect(await recipesBy(reader)).toEqual(['Stew', 'Soup']);
    expect(await recipesBy(people.visitor, { limit: 1, page: 2 })).toEqual(['Soup']);
    expect(await recipesBy(people.visitor, { sort: 'title' })).toEqual(['Soup', 'Stew']);
    expect(await recipesBy(people.visitor, { q: 'stew' })).toEqual(['Stew']);
    expect(await recipesBy(people.visitor, { q: 'plum' })).toEqual([]);
    const { body } = await people.visitor.ask(listRecipes, {
      params: { id: cook.user._id },
      query: { limit: 1 },
    });
    expect(body).toMatchObject({ total: 2, page: 1, limit: 1, hasMore: true });
  });

  test('somebody who lists nothing has no page, except for themselves', async () => {
    const quiet = await registerUser(testApp.app, `Quiet ${cooks}`);
    await createTestRecipe(quiet, { title: 'Private' });
    for (const reader of [people.visitor, people.tom, alex]) {
      expect((await page(reader, quiet)).status).toBe(404);
      const asked = { params: { id: quiet.user._id }, query: {} };
      expect((await reader.ask(listRecipes, asked)).status).toBe(404);
    }
    expect((await page(quiet, quiet)).body).toMatchObject({ isOwn: true, recipeCount: 0 });
  });

  test('an id that nobody has is answered like one of somebody without a page', async () => {
    const { status, error } = await people.visitor.ask(get, { params: { id: newId() } });
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a cook whose account an admin disabled has no page until it is enabled', async () => {
    const change = (isDisabled: boolean) =>
      alex.ask(userAdminRoutes.changeUser, {
        params: { id: cook.user._id },
        body: { isDisabled },
      });
    expect((await change(true)).status).toBe(200);
    for (const reader of [people.visitor, people.tom, alex])
      expect((await page(reader)).status).toBe(404);
    expect((await follow(people.tom)).status).toBe(404);
    await change(false);
    expect((await page(people.visitor)).status).toBe(200);
  });

  test('a cook who asked for the deletion of their account has no page', async () => {
    const isTheirs = eq(users.id, cook.user._id);
    await db().update(users).set({ deletionDueAt: testApp.deps.clock() }).where(isTheirs);
    expect((await page(people.visitor)).status).toBe(404);
  });

  test('a recipe that its cook deletes or an admin hides is gone from the cook’s page', async () => {
    const id = await list(cook, 'Roast');
    const hidden = { params: { id: await list(cook, 'Advertisement') } };
    const body = { reason: 'It is an advertisement.' };
    expect((await alex.ask(adminReportsRoutes.hide, { ...hidden, body })).status).toBe(204);
    expect(await recipesBy(people.visitor)).toEqual(['Roast', 'Stew', 'Soup']);
    await cook.ask(recipesRoutes.remove, { params: { id } });
    expect(await recipesBy(people.visitor)).toEqual(['Stew', 'Soup']);
    expect((await page(people.visitor)).body.recipeCount).toBe(2);
  });
});

describe('following', () => {
  test('a followed cook’s recipes come with those of others whom one follows, the newest first', async () => {
    const other = await registerUser(testApp.app, `Other ${cooks}`);
    await list(other, 'Other’s pie');
    const reader = await registerUser(testApp.app, `Reader ${cooks}`);
    expect(await titles(reader)).toEqual([]);
    expect((await follow(reader)).status).toBe(204);
    await follow(reader, other);
    await list(cook, 'Newest');
    expect(await titles(reader)).toEqual(['Newest', 'Other’s pie', 'Stew', 'Soup']);
    expect(await titles(reader, { limit: 2, page: 2 })).toEqual(['Stew', 'Soup']);
    expect(await newFrom(reader, { limit: 3 })).toMatchObject({ total: 4, hasMore: true });
    expect((await page(reader)).body.isFollowed).toBe(true);

    await unfollow(reader, other);
    expect(await titles(reader)).toEqual(['Newest', 'Stew', 'Soup']);
    expect(await followedBy(reader)).toMatchObject([
      { _id: cook.user._id, username: cook.user.displayUsername },
    ]);
    await unfollow(reader);
    expect(await followedBy(reader)).toEqual([]);
    expect((await page(reader)).body.isFollowed).toBe(false);
  });

  test('a cook is told how many follow them, and nobody else is', async () => {
    expect((await page(cook)).body.followerCount).toBe(0);
    await follow(people.tom);
    await follow(people.tom);
    await follow(people.priya);
    expect((await page(cook)).body).toMatchObject({ followerCount: 2, isFollowed: false });
    for (const reader of [people.visitor, people.tom, alex])
      expect((await page(reader)).body).not.toHaveProperty('followerCount');
    await unfollow(people.tom);
    expect((await page(cook)).body.followerCount).toBe(1);
  });

  test('a visitor follows nobody', async () => {
    const params = { id: cook.user._id };
    expect((await people.visitor.ask(followed.follow, { params })).status).toBe(401);
    expect((await people.visitor.ask(followed.unfollow, { params })).status).toBe(401);
    expect((await people.visitor.ask(followed.list)).status).toBe(401);
    expect((await people.visitor.ask(followed.listRecipes, {})).status).toBe(401);
  });

  test('nobody follows themselves', async () => {
    const { status, error } = await follow(cook);
    expect([status, error.code]).toEqual([409, 'NOT_POSSIBLE']);
    expect(await followedBy(cook)).toEqual([]);
  });

  test('somebody without a page cannot be followed', async () => {
    const quiet = await registerUser(testApp.app, `Quiet ${cooks}`);
    expect((await follow(people.tom, quiet)).status).toBe(404);
  });

  test('a cook who lists nothing any more stays followed, without their name', async () => {
    const reader = await registerUser(testApp.app, `Reader ${cooks}`);
    await follow(reader);
    await db().update(recipes).set({ isListed: false }).where(eq(recipes.ownerId, cook.user._id));
    const [left] = await followedBy(reader);
    expect(left).toMatchObject({ _id: cook.user._id });
    expect(left).not.toHaveProperty('username');
    expect(await titles(reader)).toEqual([]);
    await unfollow(reader);
    expect(await followedBy(reader)).toEqual([]);
  });

  test('a disabled cook’s recipes are not among those of the cooks whom one follows', async () => {
    const reader = await registerUser(testApp.app, `Reader ${cooks}`);
    await follow(reader);
    const isTheirs = eq(users.id, cook.user._id);
    await db().update(users).set({ disabledAt: testApp.deps.clock() }).where(isTheirs);
    expect(await newFrom(reader)).toMatchObject({ recipes: [], total: 0 });
    const [left] = await followedBy(reader);
    expect(left).not.toHaveProperty('username');
  });

  test('a deleted account follows nobody and is followed by nobody', async () => {
    const reader = await registerUser(testApp.app, `Reader ${cooks}`);
    await follow(reader);
    await list(reader, 'Reader’s own');
    await follow(people.tom, reader);
    await db().delete(users).where(eq(users.id, reader.user._id));
    expect((await page(cook)).body.followerCount).toBe(0);
    const ids = (await followedBy(people.tom)).map(({ _id }) => _id);
    expect(ids).not.toContain(reader.user._id);
  });

  test('a person follows 500 cooks and no more', async () => {
    const reader = await registerUser(testApp.app, `Reader ${cooks}`);
    const now = testApp.deps.clock();
    const many = Array.from({ length: cookLimits.followed }, newId);
    await db()
      .insert(users)
      .values(
        many.map((id) => ({
          id,
          username: id,
          displayUsername: id,
          email: `${id}@example.com`,
          passwordHash: noPassword,
        })),
      );
    const row = (cookId: string) => ({ followerId: reader.user._id, cookId, followedAt: now });
    await db().insert(cookFollows).values(many.map(row));
    const { status, error } = await follow(reader);
    expect([status, error.code]).toEqual([409, 'NOT_POSSIBLE']);
    await reader.ask(followed.unfollow, { params: { id: many[0]! } });
    expect((await follow(reader)).status).toBe(204);
    expect(await followedBy(reader)).toHaveLength(cookLimits.followed);
  });

  test('two cooks who follow each other at the same moment both do', async () => {
    await list(people.tom, 'Tom’s');
    const [first, second] = await Promise.all([follow(people.tom), follow(cook, people.tom)]);
    expect([first.status, second.status]).toEqual([204, 204]);
  });
});

describe('an instance that is closed to visitors', () => {
  const allow = (who: Person, visitorsMayBrowse: boolean) =>
    who.ask(instanceSettingsRoutes.update, { body: { visitorsMayBrowse } });

  test('visitors browse until an admin says otherwise, and those who are signed in always do', async () => {
    const asked = { params: { id: cook.user._id } };
    const statuses = async (reader: Visitor) => [
      (await reader.ask(recipeListsRoutes.listPublic, {})).status,
      (await reader.ask(get, asked)).status,
      (await reader.ask(listRecipes, { ...asked, query: {} })).status,
    ];
    expect(await statuses(people.visitor)).toEqual([200, 200, 200]);
    expect((await allow(people.tom, false)).status).toBe(403);
    expect((await allow(alex, false)).body).toMatchObject({ visitorsMayBrowse: false });
    try {
      expect(await statuses(people.visitor)).toEqual([403, 403, 403]);
      expect(await statuses(people.tom)).toEqual([200, 200, 200]);
      // Whoever has the address of a public recipe reads it as before.
      const id = await list(cook, 'Shown');
      expect((await people.visitor.ask(recipesRoutes.get, { params: { id } })).status).toBe(200);
    } finally {
      await allow(alex, true);
    }
    expect(await statuses(people.visitor)).toEqual([200, 200, 200]);
  });
});
