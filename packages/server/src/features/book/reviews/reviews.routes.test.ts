import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { images } from '../../../schema/images';
import { recipes } from '../../../schema/recipes';
import { uploadImage } from '../../../testing/permissions/owners-things';
import { sweepUnused } from '../../access/images';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

async function save(sharingMode: 'private' | 'public' = 'public'): Promise<string> {
  const { body } = await people.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } });
  await testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, body._id));
  return body._id;
}

const rate = (person: Person, id: string, rating: number, review?: string) =>
  person.ask(reviewsRoutes.rate, { params: { id }, body: { rating, review } });
const read = async (id: string, person: Pick<Person, 'ask'> = people.visitor, query = {}) =>
  (await person.ask(reviewsRoutes.list, { params: { id }, query })).body;

describe('rating a recipe', () => {
  test('a rating may have words, and its answer has the average', async () => {
    const id = await save();
    const { body } = await rate(people.tom, id, 4, ' Crisp outside. ');
    expect(body).toMatchObject({
      mine: { user: { username: 'Tom' }, rating: 4, review: 'Crisp outside.' },
      ratingAverage: 4,
      ratingCount: 1,
    });
    expect(await read(id)).toMatchObject({ ratingAverage: 4, ratingCount: 1, total: 1 });
  });

  test('a second rating replaces the first, and its words', async () => {
    const id = await save();
    await rate(people.tom, id, 1, 'Too sweet.');
    const first = await read(id);
    testApp.advance(60_000);
    const { body } = await rate(people.tom, id, 5);
    expect(body).toMatchObject({ mine: { rating: 5 }, ratingAverage: 5, ratingCount: 1 });
    expect(body.mine).not.toHaveProperty('review');
    expect(body.mine.createdAt).toBe(first.reviews[0]!.createdAt);
    expect(body.mine.updatedAt > body.mine.createdAt).toBe(true);
  });

  test('ratings at the same time are all counted', async () => {
    const id = await save();
    const voters = await Promise.all(
      ['Ann', 'Ben', 'Cem', 'Dot'].map((n) => registerUser(testApp.app, n)),
    );
    await Promise.all(voters.map((voter, n) => rate(voter, id, n + 2)));
    expect(await read(id)).toMatchObject({ ratingAverage: 3.5, ratingCount: 4 });
  });

  test('an owner may rate their own recipe', async () => {
    expect((await rate(people.priya, await save('private'), 5)).status).toBe(200);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{}, 'rating'],
    [{ rating: 5, review: 'x'.repeat(2001) }, 'review'],
  ])('a rating with %o is refused', async (body, field) => {
    const { status, error } = await people.tom.ask(reviewsRoutes.rate, {
      params: { id: await save() },
      body: body as never,
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(error.details).toMatchObject([{ field }]);
  });
});

describe('reading reviews', () => {
  test("one's own review stands separately, and the others come newest first", async () => {
    const id = await save();
    for (const [person, stars] of [
      [people.tom, 3],
      [people.alex, 4],
      [people.nobody, 5],
    ] as const) {
      await rate(person, id, stars);
      testApp.advance(1000);
    }
    const page = await read(id, people.alex);
    expect(page.mine).toMatchObject({ rating: 4 });
    expect(page.reviews.map(({ user }) => user.username)).toEqual(['Nobody', 'Tom']);
    expect(page).toMatchObject({ total: 2, ratingCount: 3, hasMore: false });
  });

  test('reviews are read in pages', async () => {
    const id = await save();
    await rate(people.tom, id, 3);
    await rate(people.alex, id, 4);
    const [first, second] = [
      await read(id, people.visitor, { page: 1, limit: 1 }),
      await read(id, people.visitor, { page: 2, limit: 1 }),
    ];
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(first.reviews[0]!.user._id).not.toBe(second.reviews[0]!.user._id);
  });
});

describe('photos of a review', () => {
  const upload = (person: Person) => uploadImage(testApp, person);
  const withPhotos = (person: Person, id: string, photos: string[]) =>
    person.ask(reviewsRoutes.rate, { params: { id }, body: { rating: 4, photos } });

  test('a review has up to three photos, in order, which stay when it is rated again without them', async () => {
    const id = await save();
    const photos = [await upload(people.tom), await upload(people.tom), await upload(people.tom)];
    const { body } = await withPhotos(people.tom, id, photos.toReversed());
    expect(body.mine.photos).toEqual(photos.toReversed());
    expect((await read(id)).reviews[0]!.photos).toEqual(photos.toReversed());
    expect((await rate(people.tom, id, 2)).body.mine.photos).toHaveLength(3);
    expect((await withPhotos(people.tom, id, [])).body.mine.photos).toEqual([]);
  });

  test('a review with four photos, or with those of somebody else, is refused', async () => {
    const id = await save();
    const own = await upload(people.tom);
    const others = await upload(people.alex);
    for (const photos of [Array.from({ length: 4 }, () => own), [own, others]]) {
      const { status, error } = await withPhotos(people.tom, id, photos);
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await read(id)).total).toBe(0);
  });

  test('photos of a review are seen by nobody who may not read the recipe', async () => {
    const id = await save();
    await withPhotos(people.tom, id, [await upload(people.tom)]);
    const isIt = eq(recipes.id, id);
    await testApp.database.db.update(recipes).set({ sharingMode: 'private' }).where(isIt);
    expect((await people.alex.ask(reviewsRoutes.list, { params: { id } })).status).toBe(404);
    expect((await read(id, people.priya)).reviews[0]!.photos).toHaveLength(1);
  });

  test('photos of a review stay when what nobody shows is cleared away', async () => {
    const id = await save();
    const [shown, unused] = [await upload(people.tom), await upload(people.tom)];
    await withPhotos(people.tom, id, [shown]);
    const { db } = testApp.database;
    const ids = [shown, unused].map((url) => imageIdOf(url)!);
    const { imageStore: store, clock } = testApp.deps;
    await sweepUnused(db, { store, ownerId: people.tom.user._id, now: clock(), atOnce: ids });
    const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
    expect(rows.map((row) => row.id)).toEqual([ids[0]]);
  });
});

test('a rating can be taken back, and the average follows', async () => {
  const id = await save();
  await rate(people.tom, id, 1);
  await rate(people.alex, id, 5);
  const { body } = await people.tom.ask(reviewsRoutes.remove, { params: { id } });
  expect(body).toEqual({ ratingAverage: 5, ratingCount: 1 });
  const last = await people.alex.ask(reviewsRoutes.remove, { params: { id } });
  expect(last.body).toEqual({ ratingCount: 0 });
});

describe('refused', () => {
  test('a rating of a private or deleted recipe is refused', async () => {
    const hidden = await save('private');
    const deleted = await save();
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    for (const id of [hidden, deleted]) {
      expect((await rate(people.tom, id, 5)).status).toBe(404);
      const asked = { params: { id } };
      expect((await people.tom.ask(reviewsRoutes.list, asked)).status).toBe(404);
      expect((await people.tom.ask(reviewsRoutes.remove, asked)).status).toBe(404);
      expect((await people.visitor.ask(reviewsRoutes.list, asked)).status).toBe(404);
    }
  });

  test('a rating is refused to visitors, who may only read', async () => {
    const params = { id: await save() };
    const body = { rating: 5 };
    expect((await people.visitor.ask(reviewsRoutes.rate, { params, body })).status).toBe(401);
    expect((await people.visitor.ask(reviewsRoutes.remove, { params })).status).toBe(401);
    expect((await people.visitor.ask(reviewsRoutes.list, { params })).status).toBe(200);
  });
});
