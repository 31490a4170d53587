import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commentLimits, commentsRoutes } from '@saltbush/contract/recipe/comments';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { newId } from '../../../platform/ids';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { comments } from '../../../schema/book/reviews';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const setMode = (id: string, sharingMode: 'private' | 'public') =>
  testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, id));

async function save(): Promise<string> {
  const id = await createTestRecipe(people.priya, { title: 'Pavlova' });
  await setMode(id, 'public');
  return id;
}

const say = (person: Pick<Person, 'ask'>, id: string, text: string, repliesTo?: string) =>
  person.ask(commentsRoutes.add, { params: { id }, body: { text, repliesTo } });
const read = (id: string, query = {}, person: Pick<Person, 'ask'> = people.visitor) =>
  person.ask(commentsRoutes.list, { params: { id }, query });
const textsOn = async (id: string, query = {}) =>
  (await read(id, query)).body.comments.map(({ text }) => text);

describe('comments on a recipe', () => {
  test('comments come newest first, in pages, with who wrote them', async () => {
    const id = await save();
    for (const text of ['One', 'Two', ' Three ']) {
      await say(people.tom, id, text);
      testApp.advance(1000);
    }
    const { body } = await read(id, { page: 1, limit: 2 });
    expect(body).toMatchObject({ total: 3, hasMore: true });
    expect(body.comments.map(({ text, user }) => [text, user.username])).toEqual([
      ['Three', 'Tom'],
      ['Two', 'Tom'],
    ]);
    expect(await textsOn(id, { page: 2, limit: 2 })).toEqual(['One']);
  });

  test('a comment is changed, deleted and brought back by its writer', async () => {
    const id = await save();
    const { _id } = (await say(people.tom, id, 'Freezes wel.')).body;
    const params = { id: _id };
    testApp.advance(1000);
    const changed = await people.tom.ask(commentsRoutes.update, {
      params,
      body: { text: 'Freezes well.' },
    });
    expect(changed.body.updatedAt > changed.body.createdAt).toBe(true);
    expect((await people.tom.ask(commentsRoutes.remove, { params })).status).toBe(204);
    expect(await textsOn(id)).toEqual([]);
    expect((await people.tom.ask(commentsRoutes.remove, { params })).status).toBe(404);
    expect((await people.tom.ask(commentsRoutes.restore, { params })).status).toBe(204);
    expect(await textsOn(id)).toEqual(['Freezes well.']);
  });

  test('one person writes only so many comments on a recipe', async () => {
    const id = await save();
    const now = new Date();
    const written = { recipeId: id, userId: people.tom.user._id, text: 'Again', reviewerId: null };
    await testApp.database.db.insert(comments).values(
      Array.from({ length: commentLimits.perPerson }, () => ({
        ...written,
        id: newId(),
        createdAt: now,
        updatedAt: now,
      })),
    );
    const { status, error } = await say(people.tom, id, 'One more');
    expect([status, error.code]).toEqual([409, 'NOT_POSSIBLE']);
    expect((await say(people.alex, id, 'Mine')).status).toBe(200);
  });

  test.each(['', ' \n ', 'x'.repeat(commentLimits.text + 1)])(
    'a comment with the text %j is refused',
    async (text) => {
      const { status, error } = await say(people.tom, await save(), text);
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('replies to a review', () => {
  test('replies to a review stand by it, oldest first, and are counted', async () => {
    const id = await save();
    const repliesTo = people.alex.user._id;
    const rated = { params: { id }, body: { rating: 2, review: 'It sank.' } };
    await people.alex.ask(reviewsRoutes.rate, rated);
    await say(people.tom, id, 'About the recipe');
    for (const text of ['Open the oven later.', 'Thanks!']) {
      await say(people.priya, id, text, repliesTo);
      testApp.advance(1000);
    }
    expect(await textsOn(id)).toEqual(['About the recipe']);
    expect(await textsOn(id, { repliesTo })).toEqual(['Open the oven later.', 'Thanks!']);
    const { body } = await people.tom.ask(reviewsRoutes.list, { params: { id } });
    expect(body.reviews[0]!.replyCount).toBe(2);
  });

  test('replies go with their review, and come back with it', async () => {
    const id = await save();
    const repliesTo = people.alex.user._id;
    const rated = { params: { id }, body: { rating: 2 } };
    await people.alex.ask(reviewsRoutes.rate, rated);
    await say(people.tom, id, 'Why?', repliesTo);
    await people.alex.ask(reviewsRoutes.remove, { params: { id } });
    expect(await textsOn(id, { repliesTo })).toEqual([]);
    await people.alex.ask(reviewsRoutes.rate, rated);
    expect(await textsOn(id, { repliesTo })).toEqual(['Why?']);
  });

  test('a reply to a review that is not there is refused', async () => {
    const id = await save();
    expect((await say(people.tom, id, 'Why?', people.alex.user._id)).status).toBe(404);
  });
});

describe('refused', () => {
  test('comments are written by nobody who is not signed in', async () => {
    const id = await save();
    expect((await say(people.visitor, id, 'Hello')).status).toBe(401);
    expect((await read(id)).status).toBe(200);
  });

  test('comments are neither read nor written by who may not read the recipe, their writer included', async () => {
    const id = await save();
    const { _id } = (await say(people.tom, id, 'Lovely')).body;
    await setMode(id, 'private');
    const params = { id: _id };
    expect((await read(id, {}, people.tom)).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect((await say(people.tom, id, 'Hello')).status).toBe(404);
    expect((await people.tom.ask(commentsRoutes.remove, { params })).status).toBe(404);
    expect((await read(id, {}, people.priya)).body.comments).toHaveLength(1);
  });

  test("somebody else's comment is changed and deleted by nobody, the recipe's owner included", async () => {
    const id = await save();
    const { _id } = (await say(people.tom, id, 'Too sweet')).body;
    const params = { id: _id };
    for (const person of [people.priya, people.alex]) {
      const body = { text: 'Lovely' };
      expect((await person.ask(commentsRoutes.update, { params, body })).status).toBe(404);
      expect((await person.ask(commentsRoutes.remove, { params })).status).toBe(404);
      expect((await person.ask(commentsRoutes.restore, { params })).status).toBe(404);
    }
    expect(await textsOn(id)).toEqual(['Too sweet']);
  });
});
