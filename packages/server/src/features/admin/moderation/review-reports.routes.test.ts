import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import {
  adminReviewReportsRoutes,
  reviewReportsRoutes,
} from '@saltbush/contract/book/review-reports';
import { commentsRoutes } from '@saltbush/contract/recipe/comments';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { mostReportsADay } from '@saltbush/domain/book/moderation/reports';
import { uploadImage } from '../../../testing/permissions/owners-things';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { reviewReports } from '../../../schema/book/reviews';
import { images } from '../../../schema/images';
import { recipes } from '../../../schema/recipes';

const { list, remove, putBack, dismiss } = adminReviewReportsRoutes;
const { reportReview, reportComment } = reviewReportsRoutes;
const reason = 'It is an advertisement.';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const setMode = (id: string, sharingMode: 'private' | 'public') =>
  testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, id));

async function createPublic(): Promise<string> {
  const id = await createTestRecipe(people.priya, { title: 'Pavlova' });
  await setMode(id, 'public');
  return id;
}

/** @returns the id of the review */
async function review(person: Person, id: string, rating: number, photos: string[] = []) {
  const body = { rating, review: 'Buy my tins!', photos };
  return (await person.ask(reviewsRoutes.rate, { params: { id }, body })).body.mine._id;
}

const report = (
  who: Pick<Person, 'ask'>,
  id: string,
  route: typeof reportReview | typeof reportComment = reportReview,
) => who.ask(route, { params: { id }, body: { reason: 'spam', note: 'Look' } });
const postsIn = async (state: 'open' | 'removed') =>
  (await people.alex.ask(list, { query: { state } })).body.posts;
const readReviews = async (who: Pick<Person, 'ask'>, id: string) =>
  (await who.ask(reviewsRoutes.list, { params: { id } })).body;

describe('a reported review', () => {
  test('a reported review is removed, its stars count no more, its writer learns why, and it is put back', async () => {
    const { alex, priya, tom, visitor, nobody } = people;
    const recipeId = await createPublic();
    const photo = await uploadImage(testApp, tom);
    const id = await review(tom, recipeId, 1, [photo]);
    await review(nobody, recipeId, 5);
    expect((await report(priya, id)).status).toBe(204);
    expect((await report(priya, id)).status).toBe(204);
    const [post] = await postsIn('open');
    expect(post).toMatchObject({
      _id: id,
      kind: 'review',
      recipe: { title: 'Pavlova' },
      writer: { username: 'Tom' },
      rating: 1,
      text: 'Buy my tins!',
      photos: [photo],
      reports: [{ reason: 'spam', note: 'Look', reporter: 'Priya' }],
    });
    const { attention } = (await alex.ask(instanceHealthRoutes.overview)).body;
    expect(attention).toContainEqual({ kind: 'reviews-reported', count: 1 });
    expect(await readReviews(visitor, recipeId)).toMatchObject({ ratingAverage: 3 });

    expect((await alex.ask(remove, { params: { id }, body: { reason } })).status).toBe(204);
    expect((await alex.ask(remove, { params: { id }, body: { reason } })).status).toBe(404);
    expect(await postsIn('open')).toEqual([]);
    expect((await postsIn('removed'))[0]).toMatchObject({ _id: id, removed: { reason } });
    expect(await readReviews(visitor, recipeId)).toMatchObject({
      ratingAverage: 5,
      ratingCount: 1,
      total: 1,
      reviews: [{ user: { username: 'Nobody' } }],
    });
    const { mine, total } = await readReviews(tom, recipeId);
    expect(mine).toMatchObject({ removed: { reason }, photos: [] });
    expect(total).toBe(1);
    const isPhoto = eq(images.id, imageIdOf(photo)!);
    expect(await testApp.database.db.$count(images, isPhoto)).toBe(0);
    const { messages } = (await tom.ask(feedbackRoutes.read, {})).body;
    expect(messages.at(-1)!.text).toContain(reason);

    const params = { id: recipeId };
    const again = await tom.ask(reviewsRoutes.rate, { params, body: { rating: 5 } });
    expect([again.status, again.error.code]).toEqual([403, 'REVIEW_REMOVED']);
    expect((await tom.ask(reviewsRoutes.remove, { params })).status).toBe(403);

    expect((await alex.ask(putBack, { params: { id } })).status).toBe(204);
    expect((await alex.ask(putBack, { params: { id } })).status).toBe(404);
    expect(await readReviews(visitor, recipeId)).toMatchObject({ ratingAverage: 3, total: 2 });
    const trail = (await alex.ask(userAdminRoutes.listActions, {})).body.actions;
    expect(trail.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['restored-review', 'Pavlova'],
      ['removed-review', 'Pavlova'],
    ]);
  });

  test('dismissed reports of a review are closed, and it stays', async () => {
    const { alex, priya, tom, visitor } = people;
    const recipeId = await createPublic();
    const id = await review(tom, recipeId, 2);
    await report(priya, id);
    expect((await alex.ask(dismiss, { params: { id } })).status).toBe(204);
    expect((await alex.ask(dismiss, { params: { id } })).status).toBe(404);
    expect(await postsIn('open')).toEqual([]);
    expect((await readReviews(visitor, recipeId)).total).toBe(1);
  });
});

test('a reported comment is removed from all but its writer, who cannot change it', async () => {
  const { alex, priya, tom, visitor } = people;
  const recipeId = await createPublic();
  const params = { id: recipeId };
  const said = await tom.ask(commentsRoutes.add, { params, body: { text: 'Buy my tins!' } });
  const id = said.body._id;
  expect((await report(priya, id)).status).toBe(404);
  expect((await report(priya, id, reportComment)).status).toBe(204);
  expect((await postsIn('open'))[0]).toMatchObject({ _id: id, kind: 'comment', photos: [] });
  expect((await alex.ask(remove, { params: { id }, body: { reason } })).status).toBe(204);
  const seenBy = async (who: Pick<Person, 'ask'>) =>
    (await who.ask(commentsRoutes.list, { params })).body.comments;
  expect(await seenBy(visitor)).toEqual([]);
  expect(await seenBy(tom)).toMatchObject([{ removed: { reason } }]);
  const body = { text: 'Sorry' };
  const changed = await tom.ask(commentsRoutes.update, { params: { id }, body });
  expect([changed.status, changed.error.code]).toEqual([403, 'REVIEW_REMOVED']);
  expect((await tom.ask(commentsRoutes.remove, { params: { id } })).status).toBe(403);
  expect((await alex.ask(putBack, { params: { id } })).status).toBe(204);
  expect(await seenBy(visitor)).toHaveLength(1);
});

test('one person reports only so many reviews in a day', async () => {
  const { nobody, priya, tom } = people;
  const recipeId = await createPublic();
  const params = { id: recipeId };
  const said = await Promise.all(
    Array.from({ length: mostReportsADay }, () =>
      tom.ask(commentsRoutes.add, { params, body: { text: 'Buy my tins!' } }),
    ),
  );
  const statuses = [];
  for (const { body } of said)
    statuses.push((await report(nobody, body._id, reportComment)).status);
  expect(new Set(statuses)).toEqual(new Set([204]));
  testApp.advance(2 * 60 * 60_000);
  const id = await review(tom, recipeId, 1);
  const refused = await report(nobody, id);
  expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REPORTS']);
  expect((await report(priya, id)).status).toBe(204);
  const { db } = testApp.database;
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  const isTheirs = eq(reviewReports.reporterId, nobody.user._id);
  await db.update(reviewReports).set({ createdAt: yesterday }).where(isTheirs);
  expect((await report(nobody, id)).status).toBe(204);
});

describe('refused', () => {
  test('a review is reported by no visitor, not by its writer, and not on a private recipe', async () => {
    const { priya, tom, visitor } = people;
    const recipeId = await createPublic();
    const id = await review(tom, recipeId, 3);
    expect((await report(visitor, id)).status).toBe(401);
    expect((await report(tom, id)).status).toBe(404);
    expect((await report(tom, randomUUID())).status).toBe(404);
    await setMode(recipeId, 'private');
    expect((await report(priya, id)).status).toBe(404);
  });

  test('reviews are removed by admins alone, and only what was reported', async () => {
    const { alex, priya, tom, visitor } = people;
    const recipeId = await createPublic();
    const id = await review(tom, recipeId, 3);
    const body = { reason };
    for (const [who, status] of [
      [priya, 403],
      [tom, 403],
      [visitor, 401],
    ] as const) {
      expect((await who.ask(list, { query: {} })).status).toBe(status);
      expect((await who.ask(remove, { params: { id }, body })).status).toBe(status);
      expect((await who.ask(putBack, { params: { id } })).status).toBe(status);
      expect((await who.ask(dismiss, { params: { id } })).status).toBe(status);
    }
    expect((await alex.ask(remove, { params: { id }, body })).status).toBe(404);
    await report(priya, id);
    const blank = { params: { id }, body: { reason: ' ' } };
    expect((await alex.ask(remove, blank)).status).toBe(400);
  });
});
