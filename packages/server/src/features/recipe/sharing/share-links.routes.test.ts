import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mostLinkDays } from '@saltbush/domain/book/sharing/link-end';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
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

const today = () => todayIn(new Date(), standInTimeZone);
/** As if its last day had passed. */
const letEnd = (id: string) =>
  testApp.database.db
    .update(shareLinks)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(shareLinks.id, id));

describe('a link with an end', () => {
  test('a link ends with the midnight after its last day, where its maker lives', async () => {
    const id = await save();
    const { db } = testApp.database;
    const isPriya = eq(users.id, people.priya.user._id);
    await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(isPriya);
    const endsOn = addDays(today(), 7);
    const { status, body } = await people.priya.ask(shareLinksRoutes.create, {
      params: { id },
      body: { endsOn },
    });
    expect([status, body.endsOn]).toEqual([200, endsOn]);
    const [row] = await db.select().from(shareLinks).where(eq(shareLinks.id, body._id));
    expect(row!.endsAt!.toISOString()).toBe(`${endsOn}T15:00:00.000Z`);
    expect(await linksOf(id)).toMatchObject([{ endsOn }]);
    await db.update(users).set({ timeZone: null }).where(isPriya);
  });

  test('a link that has ended opens nothing and is said to have ended, at every place that takes it', async () => {
    const id = await save();
    const { _id, token } = await makeLink(id);
    expect((await open(token)).status).toBe(200);
    await letEnd(_id);
    const opened = await open(token);
    expect([opened.status, opened.error.code]).toEqual([404, 'LINK_ENDED']);
    const body = { shareToken: token };
    for (const route of [savedRecipesRoutes.addToMyRecipes, sharingRoutes.copy]) {
      const { status, error } = await people.tom.ask(route, { params: { id }, body });
      expect([status, error.code]).toEqual([404, 'LINK_ENDED']);
    }
    expect(await linksOf(id)).toEqual([]);
    const [before] = await testApp.database.db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.id, _id));
    expect(before!.openCount).toBe(1);
  });

  test('a link that was turned off is said to have ended', async () => {
    const id = await save();
    const { _id, token } = await makeLink(id);
    await people.priya.ask(shareLinksRoutes.revoke, { params: { id, linkId: _id } });
    expect((await open(token)).error.code).toBe('LINK_ENDED');
  });

  test('a private link that has ended lets the owner of its address in no longer', async () => {
    const id = await save();
    const reader = await registerUser(testApp.app, 'Reader');
    const { db } = testApp.database;
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, reader.user._id));
    const endsOn = addDays(today(), 1);
    const { body } = await people.priya.ask(shareLinksRoutes.createPrivate, {
      params: { id },
      body: { email: reader.email, endsOn },
    });
    expect(body.endsOn).toBe(endsOn);
    const read = async () => (await reader.ask(recipesRoutes.get, { params: { id } })).status;
    expect(await read()).toBe(200);
    await letEnd(body._id);
    expect(await read()).toBe(404);
  });

  test('the end of a link is changed, and taken off, while it works', async () => {
    const id = await save();
    const { _id: linkId } = await makeLink(id);
    const change = async (endsOn: string | null) =>
      (
        await people.priya.ask(shareLinksRoutes.changeEnd, {
          params: { id, linkId },
          body: { endsOn },
        })
      ).status;
    const day = addDays(today(), 30);
    expect(await change(day)).toBe(204);
    expect((await linksOf(id))[0]).toMatchObject({ endsOn: day });
    expect(await change(null)).toBe(204);
    expect((await linksOf(id))[0]).not.toHaveProperty('endsOn');
    await letEnd(linkId);
    expect(await change(null)).toBe(404);
  });

  test('links that have ended leave their space to new ones', async () => {
    const id = await save();
    const made = await Promise.all(Array.from({ length: maxShareLinks }, () => makeLink(id)));
    await letEnd(made[0]!._id);
    expect((await people.priya.ask(shareLinksRoutes.create, { params: { id } })).status).toBe(200);
  });

  test.each([
    ['a day that is over', () => addDays(today(), -2)],
    ['a day too far ahead', () => addDays(today(), mostLinkDays + 2)],
    ['no day', () => 'tomorrow'],
  ])('a link that ends on %s is refused', async (_what, day) => {
    const { status, error } = await people.priya.ask(shareLinksRoutes.create, {
      params: { id: await save() },
      body: { endsOn: day() },
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(error.details).toMatchObject([{ field: 'endsOn' }]);
  });
});

describe('refused', () => {
  test('links of a recipe are made, seen and revoked by its owner alone', async () => {
    const id = await save();
    const { _id: linkId } = await makeLink(id);
    const calls = (person: TestUsers['visitor']) => [
      person.ask(shareLinksRoutes.create, { params: { id } }),
      person.ask(shareLinksRoutes.createPrivate, { params: { id }, body: { email: 'a@b.au' } }),
      person.ask(shareLinksRoutes.list, { params: { id } }),
      person.ask(shareLinksRoutes.changeEnd, { params: { id, linkId }, body: { endsOn: null } }),
      person.ask(shareLinksRoutes.revoke, { params: { id, linkId } }),
    ];
    for (const [person, status] of [
      [people.tom, 404],
      [people.visitor, 401],
    ] as const) {
      const answers = await Promise.all(calls(person));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
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
