import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { reviewsRoutes } from '@saltbush/contract/reviews';
import { gatherCast, join, type Cast, type Person } from '../../testing/people';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { recipes } from '../recipes/recipes.tables';

let house: TestApp;
let cast: Cast;
beforeAll(async () => {
  house = await openTestApp();
  cast = await gatherCast(house.app);
});
afterAll(() => house.close());

async function keep(sharingMode: 'private' | 'public' = 'public'): Promise<string> {
  const { body } = await cast.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } });
  await house.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, body._id));
  return body._id;
}

const rate = (person: Person, id: string, rating: number, review?: string) =>
  person.ask(reviewsRoutes.rate, { params: { id }, body: { rating, review } });
const read = async (id: string, person: Pick<Person, 'ask'> = cast.visitor, query = {}) =>
  (await person.ask(reviewsRoutes.list, { params: { id }, query })).body;

describe('rating a recipe', () => {
  test('with words; the answer has the average', async () => {
    const id = await keep();
    const { body } = await rate(cast.tom, id, 4, ' Crisp outside. ');
    expect(body).toMatchObject({
      mine: { user: { username: 'Tom' }, rating: 4, review: 'Crisp outside.' },
      ratingAverage: 4,
      ratingCount: 1,
    });
    expect(await read(id)).toMatchObject({ ratingAverage: 4, ratingCount: 1, total: 1 });
  });

  test('a second rating replaces the first, and its words', async () => {
    const id = await keep();
    await rate(cast.tom, id, 1, 'Too sweet.');
    const first = await read(id);
    house.advance(60_000);
    const { body } = await rate(cast.tom, id, 5);
    expect(body).toMatchObject({ mine: { rating: 5 }, ratingAverage: 5, ratingCount: 1 });
    expect(body.mine).not.toHaveProperty('review');
    expect(body.mine.createdAt).toBe(first.reviews[0]!.createdAt);
    expect(body.mine.updatedAt > body.mine.createdAt).toBe(true);
  });

  test('votes at the same time are all counted', async () => {
    const id = await keep();
    const voters = await Promise.all(['Ann', 'Ben', 'Cem', 'Dot'].map((n) => join(house.app, n)));
    await Promise.all(voters.map((voter, n) => rate(voter, id, n + 2)));
    expect(await read(id)).toMatchObject({ ratingAverage: 3.5, ratingCount: 4 });
  });

  test('an owner may rate their own', async () => {
    expect((await rate(cast.priya, await keep('private'), 5)).status).toBe(200);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{}, 'rating'],
    [{ rating: 5, review: 'x'.repeat(2001) }, 'review'],
  ])('%o is refused', async (body, field) => {
    const { status, error } = await cast.tom.ask(reviewsRoutes.rate, {
      params: { id: await keep() },
      body: body as never,
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(error.details).toMatchObject([{ field }]);
  });
});

describe('reading reviews', () => {
  test("one's own stands apart, the others newest first", async () => {
    const id = await keep();
    for (const [person, stars] of [
      [cast.tom, 3],
      [cast.alex, 4],
      [cast.nobody, 5],
    ] as const) {
      await rate(person, id, stars);
      house.advance(1000);
    }
    const page = await read(id, cast.alex);
    expect(page.mine).toMatchObject({ rating: 4 });
    expect(page.reviews.map(({ user }) => user.username)).toEqual(['Nobody', 'Tom']);
    expect(page).toMatchObject({ total: 2, ratingCount: 3, hasMore: false });
  });

  test('in pages', async () => {
    const id = await keep();
    await rate(cast.tom, id, 3);
    await rate(cast.alex, id, 4);
    const [first, second] = [
      await read(id, cast.visitor, { page: 1, limit: 1 }),
      await read(id, cast.visitor, { page: 2, limit: 1 }),
    ];
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(first.reviews[0]!.user._id).not.toBe(second.reviews[0]!.user._id);
  });
});

test('a rating can be taken back, and the average follows', async () => {
  const id = await keep();
  await rate(cast.tom, id, 1);
  await rate(cast.alex, id, 5);
  const { body } = await cast.tom.ask(reviewsRoutes.remove, { params: { id } });
  expect(body).toEqual({ ratingAverage: 5, ratingCount: 1 });
  const last = await cast.alex.ask(reviewsRoutes.remove, { params: { id } });
  expect(last.body).toEqual({ ratingCount: 0 });
});

describe('refused', () => {
  test("of someone else's private recipe, and of a deleted one", async () => {
    const hidden = await keep('private');
    const deleted = await keep();
    await cast.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    for (const id of [hidden, deleted]) {
      expect((await rate(cast.tom, id, 5)).status).toBe(404);
      const asked = { params: { id } };
      expect((await cast.tom.ask(reviewsRoutes.list, asked)).status).toBe(404);
      expect((await cast.tom.ask(reviewsRoutes.remove, asked)).status).toBe(404);
      expect((await cast.visitor.ask(reviewsRoutes.list, asked)).status).toBe(404);
    }
  });

  test('to visitors, who may only read', async () => {
    const params = { id: await keep() };
    const body = { rating: 5 };
    expect((await cast.visitor.ask(reviewsRoutes.rate, { params, body })).status).toBe(401);
    expect((await cast.visitor.ask(reviewsRoutes.remove, { params })).status).toBe(401);
    expect((await cast.visitor.ask(reviewsRoutes.list, { params })).status).toBe(200);
  });
});
