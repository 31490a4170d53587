import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionRoutes } from '@saltbush/contract/collection';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { maxShareLinks, shareLinksRoutes } from '@saltbush/contract/share-links';
import { openLetterBox } from '../../testing/letter-box';
import { gatherCast, join, type Cast } from '../../testing/people';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { users } from '../accounts/accounts.tables';
import { shareLinks } from './sharing.tables';

let house: TestApp;
let cast: Cast;
beforeAll(async () => {
  house = await openTestApp();
  cast = await gatherCast(house.app);
});
afterAll(() => house.close());

const keep = async (): Promise<string> =>
  (await cast.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } })).body._id;
const makeLink = async (id: string) =>
  (await cast.priya.ask(shareLinksRoutes.create, { params: { id } })).body;
const linksOf = async (id: string) =>
  (await cast.priya.ask(shareLinksRoutes.list, { params: { id } })).body.links;
const open = (shareToken: string, person: Cast['visitor'] = cast.visitor) =>
  person.ask(shareLinksRoutes.open, { params: { shareToken } });

describe('a public link', () => {
  test('opens a private recipe for a visitor, and for anyone signed in', async () => {
    const id = await keep();
    const { url, token } = await makeLink(id);
    expect(url).toBe(`${house.deps.config.publicUrl}/shared-recipe/${id}?token=${token}`);
    for (const person of [cast.visitor, cast.tom]) {
      expect((await open(token, person)).body).toMatchObject({ _id: id, title: 'Pavlova' });
    }
  });

  test('says to someone signed in what the recipe is to them', async () => {
    const id = await keep();
    const { token } = await makeLink(id);
    const body = { shareToken: token };
    await cast.tom.ask(collectionRoutes.addToMyRecipes, { params: { id }, body });
    expect((await open(token, cast.tom)).body).toMatchObject({ isSaved: true });
    expect((await open(token, cast.nobody)).body).toMatchObject({ isSaved: false });
    expect((await open(token)).body).toMatchObject({ isSaved: false });
  });

  test('says how often it was opened, and never its token again', async () => {
    const id = await keep();
    const { token, _id } = await makeLink(id);
    await open(token);
    await open(token);
    const links = await linksOf(id);
    expect(links).toMatchObject([{ _id, kind: 'public', openCount: 2 }]);
    expect(JSON.stringify(links)).not.toContain(token);
    const rows = await house.database.db.select().from(shareLinks).where(eq(shareLinks.id, _id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('works no longer once it is turned off; another one does', async () => {
    const id = await keep();
    const [first, second] = [await makeLink(id), await makeLink(id)];
    const params = { id, linkId: first._id };
    expect((await cast.priya.ask(shareLinksRoutes.revoke, { params })).status).toBe(204);
    expect((await open(first.token)).status).toBe(404);
    expect((await open(second.token)).status).toBe(200);
    expect((await linksOf(id)).map(({ _id }) => _id)).toEqual([second._id]);
  });

  test('opens nothing once its recipe is deleted, and again when it is back', async () => {
    const id = await keep();
    const { token } = await makeLink(id);
    await cast.priya.ask(recipesRoutes.remove, { params: { id } });
    expect((await open(token)).status).toBe(404);
    await cast.priya.ask(recipesRoutes.restore, { params: { id } });
    expect((await open(token)).status).toBe(200);
  });

  test('there are only so many', async () => {
    const id = await keep();
    await Promise.all(Array.from({ length: maxShareLinks - 1 }, () => makeLink(id)));
    const last = await Promise.all(
      [1, 2].map(() => cast.priya.ask(shareLinksRoutes.create, { params: { id } })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await linksOf(id)).toHaveLength(maxShareLinks);
  });
});

describe('a private link', () => {
  test('is mailed to its address, with the name of who shares it', async () => {
    const id = await keep();
    const { body } = await cast.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: ' Gran@Example.com ' },
    });
    expect(body).toMatchObject({ kind: 'private', email: 'gran@example.com', isMailed: false });
    const [mail] = await openLetterBox(house.database, 'gran@example.com');
    expect(mail).toMatchObject({
      subject: 'Priya shared a recipe with you: Pavlova',
      token: body.token,
    });
    expect((await open(mail!.token)).body._id).toBe(id);
    expect(await linksOf(id)).toMatchObject([{ kind: 'private', email: 'gran@example.com' }]);
  });

  test('lets the owner of its address in without the token, until it is turned off', async () => {
    const id = await keep();
    const { body } = await cast.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: cast.tom.email },
    });
    const { db } = house.database;
    await db.update(users).set({ verifiedAt: new Date() });
    const read = async (person: Cast['visitor']) =>
      (await person.ask(recipesRoutes.get, { params: { id } })).status;
    expect([await read(cast.tom), await read(cast.nobody)]).toEqual([200, 404]);
    await cast.priya.ask(shareLinksRoutes.revoke, { params: { id, linkId: body._id } });
    expect(await read(cast.tom)).toBe(404);
  });

  test('lets nobody in who has only registered with its address', async () => {
    const id = await keep();
    const squatter = await join(house.app, 'Squatter');
    await cast.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: squatter.email },
    });
    const { db } = house.database;
    await db.update(users).set({ verifiedAt: null }).where(eq(users.id, squatter.user._id));
    const read = async () => (await squatter.ask(recipesRoutes.get, { params: { id } })).status;
    expect(await read()).toBe(404);
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, squatter.user._id));
    expect(await read()).toBe(200);
  });

  test('answers the same for an address with an account and one without', async () => {
    const id = await keep();
    const shapeOf = async (email: string) => {
      const { status, body } = await cast.priya.ask(shareLinksRoutes.createPrivate, {
        params: { id },
        body: { email },
      });
      return [status, body.kind, body.isMailed, Object.keys(body).toSorted()];
    };
    expect(await shapeOf(cast.tom.email)).toEqual(await shapeOf('stranger@example.com'));
  });

  test.each(['', 'gran', 'gran@', 7])('the address %o is refused', async (email) => {
    const { status, error } = await cast.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id: await keep() },
      body: { email: email as string },
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('refused', () => {
  test('making, seeing and revoking links: to everyone but the owner', async () => {
    const id = await keep();
    const { _id: linkId } = await makeLink(id);
    const calls = (person: Cast['visitor']) => [
      person.ask(shareLinksRoutes.create, { params: { id } }),
      person.ask(shareLinksRoutes.createPrivate, { params: { id }, body: { email: 'a@b.au' } }),
      person.ask(shareLinksRoutes.list, { params: { id } }),
      person.ask(shareLinksRoutes.revoke, { params: { id, linkId } }),
    ];
    for (const [person, status] of [
      [cast.tom, 404],
      [cast.visitor, 401],
    ] as const) {
      const answers = await Promise.all(calls(person));
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
    expect(await linksOf(id)).toHaveLength(1);
  });

  test('revoking a link of another recipe', async () => {
    const [one, other] = [await keep(), await keep()];
    const { _id: linkId, token } = await makeLink(one);
    const params = { id: other, linkId };
    expect((await cast.priya.ask(shareLinksRoutes.revoke, { params })).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  test.each(['a', 'x'.repeat(43), 'a b'])('the token %o', async (token) => {
    expect([400, 404]).toContain((await open(token)).status);
  });
});
