import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { maxShareLinks, shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { openMailbox } from '../../../testing/fake-mailbox';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { users } from '../../../schema/accounts';
import { shareLinks } from '../../../schema/recipe/sharing';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const save = async (): Promise<string> =>
  (await people.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } })).body._id;
const makeLink = async (id: string) =>
  (await people.priya.ask(shareLinksRoutes.create, { params: { id } })).body;
const linksOf = async (id: string) =>
  (await people.priya.ask(shareLinksRoutes.list, { params: { id } })).body.links;
const open = (shareToken: string, person: TestUsers['visitor'] = people.visitor) =>
  person.ask(shareLinksRoutes.open, { params: { shareToken } });

describe('a public link', () => {
  test('a public link opens a private recipe for a visitor, and for anyone signed in', async () => {
    const id = await save();
    const { url, token } = await makeLink(id);
    expect(url).toBe(`${testApp.deps.config.publicUrl}/shared-recipe/${id}?token=${token}`);
    for (const person of [people.visitor, people.tom]) {
      expect((await open(token, person)).body).toMatchObject({ _id: id, title: 'Pavlova' });
    }
  });

  test('a public link says to someone signed in whether they saved the recipe', async () => {
    const id = await save();
    const { token } = await makeLink(id);
    const body = { shareToken: token };
    await people.tom.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body });
    expect((await open(token, people.tom)).body).toMatchObject({ isSaved: true });
    expect((await open(token, people.nobody)).body).toMatchObject({ isSaved: false });
    expect((await open(token)).body).toMatchObject({ isSaved: false });
  });

  test('a public link says how often it was opened, and never its token again', async () => {
    const id = await save();
    const { token, _id } = await makeLink(id);
    await open(token);
    await open(token);
    const links = await linksOf(id);
    expect(links).toMatchObject([{ _id, kind: 'public', openCount: 2 }]);
    expect(JSON.stringify(links)).not.toContain(token);
    const rows = await testApp.database.db.select().from(shareLinks).where(eq(shareLinks.id, _id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a public link works no longer once it is turned off, and another one does', async () => {
    const id = await save();
    const [first, second] = [await makeLink(id), await makeLink(id)];
    const params = { id, linkId: first._id };
    expect((await people.priya.ask(shareLinksRoutes.revoke, { params })).status).toBe(204);
    expect((await open(first.token)).status).toBe(404);
    expect((await open(second.token)).status).toBe(200);
    expect((await linksOf(id)).map(({ _id }) => _id)).toEqual([second._id]);
  });

  test('a public link opens nothing once its recipe is deleted, and again when it is back', async () => {
    const id = await save();
    const { token } = await makeLink(id);
    await people.priya.ask(recipesRoutes.remove, { params: { id } });
    expect((await open(token)).status).toBe(404);
    await people.priya.ask(recipesRoutes.restore, { params: { id } });
    expect((await open(token)).status).toBe(200);
  });

  test('there are only so many links of a recipe', async () => {
    const id = await save();
    await Promise.all(Array.from({ length: maxShareLinks - 1 }, () => makeLink(id)));
    const last = await Promise.all(
      [1, 2].map(() => people.priya.ask(shareLinksRoutes.create, { params: { id } })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await linksOf(id)).toHaveLength(maxShareLinks);
  });
});

describe('a private link', () => {
  test('a private link is mailed to its address, with the name of who shares it', async () => {
    const id = await save();
    const { body } = await people.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: ' Gran@Example.com ' },
    });
    expect(body).toMatchObject({ kind: 'private', email: 'gran@example.com', isMailed: false });
    const [mail] = await openMailbox(testApp.database, 'gran@example.com');
    expect(mail).toMatchObject({
      subject: 'Somebody shared a recipe with you on Saltbush',
      text: expect.stringContaining('Priya would like you to have the recipe “Pavlova”'),
      token: body.token,
    });
    expect((await open(mail!.token)).body._id).toBe(id);
    expect(await linksOf(id)).toMatchObject([{ kind: 'private', email: 'gran@example.com' }]);
  });

  test('a private link lets the owner of its address in without the token, until it is turned off', async () => {
    const id = await save();
    const { body } = await people.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: people.tom.email },
    });
    const { db } = testApp.database;
    await db.update(users).set({ verifiedAt: new Date() });
    const read = async (person: TestUsers['visitor']) =>
      (await person.ask(recipesRoutes.get, { params: { id } })).status;
    expect([await read(people.tom), await read(people.nobody)]).toEqual([200, 404]);
    await people.priya.ask(shareLinksRoutes.revoke, { params: { id, linkId: body._id } });
    expect(await read(people.tom)).toBe(404);
  });

  test('a private link lets nobody in who has only registered with its address', async () => {
    const id = await save();
    const squatter = await registerUser(testApp.app, 'Squatter');
    await people.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: squatter.email },
    });
    const { db } = testApp.database;
    await db.update(users).set({ verifiedAt: null }).where(eq(users.id, squatter.user._id));
    const read = async () => (await squatter.ask(recipesRoutes.get, { params: { id } })).status;
    expect(await read()).toBe(404);
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, squatter.user._id));
    expect(await read()).toBe(200);
  });

  test('a private link answers the same for an address with an account and one without', async () => {
    const id = await save();
    const shapeOf = async (email: string) => {
      const { status, body } = await people.priya.ask(shareLinksRoutes.createPrivate, {
        params: { id },
        body: { email },
      });
      return [status, body.kind, body.isMailed, Object.keys(body).toSorted()];
    };
    expect(await shapeOf(people.tom.email)).toEqual(await shapeOf('stranger@example.com'));
  });

  test.each(['', 'gran', 'gran@', 7])(
    'the address %o is refused for a private link',
    async (email) => {
      const { status, error } = await people.priya.ask(shareLinksRoutes.createPrivate, {
        params: { id: await save() },
        body: { email: email as string },
      });
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('refused', () => {
  test('links of a recipe are made, seen and revoked by its owner alone', async () => {
    const id = await save();
    const { _id: linkId } = await makeLink(id);
    const calls = (person: TestUsers['visitor']) => [
      person.ask(shareLinksRoutes.create, { params: { id } }),
      person.ask(shareLinksRoutes.createPrivate, { params: { id }, body: { email: 'a@b.au' } }),
      person.ask(shareLinksRoutes.list, { params: { id } }),
      person.ask(shareLinksRoutes.revoke, { params: { id, linkId } }),
    ];
    for (const [person, status] of [
      [people.tom, 404],
      [people.visitor, 401],
    ] as const) {
      const answers = await Promise.all(calls(person));
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
    expect(await linksOf(id)).toHaveLength(1);
  });

  test('a link of another recipe cannot be revoked', async () => {
    const [one, other] = [await save(), await save()];
    const { _id: linkId, token } = await makeLink(one);
    const params = { id: other, linkId };
    expect((await people.priya.ask(shareLinksRoutes.revoke, { params })).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  test.each(['a', 'x'.repeat(43), 'a b'])('the token %o of a link is refused', async (token) => {
    expect([400, 404]).toContain((await open(token)).status);
  });
});
