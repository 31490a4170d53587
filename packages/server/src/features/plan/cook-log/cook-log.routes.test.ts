import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import sharp from 'sharp';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { households } from '../../../schema/households';
import { images } from '../../../schema/images';
import { cookLog } from '../../../schema/plan/cook-log';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let outsider: Person;
let recipe: string;
let home: string;
let count = 0;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
  outsider = await registerUser(testApp.app, `Out ${count}`);
  recipe = await createTestRecipe(ann, { title: 'Laksa' });
  await listForAll(db(), recipe);
  home = await foundHousehold(ann);
  await addHouseholdMember(db(), home, ben);
});

const cookedOn = '2026-11-12';
type Content = { cookedOn: string; people?: string[]; note?: string; imageUrl?: string };
const add = (person: Person, content: Partial<Content> = {}, householdId?: string) =>
  person.ask(cookLogRoutes.add, {
    params: { id: recipe },
    body: { cookedOn, householdId, ...content },
  });
const idOf = async (answer: ReturnType<typeof add>) => (await answer).body._id;
const list = async (person: Pick<Person, 'ask'>) =>
  (await person.ask(cookLogRoutes.list, { params: { id: recipe }, query: {} })).body;
const cardOf = async (person: Person) =>
  (await person.ask(recipeListsRoutes.search, { query: {} })).body.recipes.find(
    ({ _id }) => _id === recipe,
  );

describe('one’s own', () => {
  test('a cook log lists people and note, latest first, counted, and the card has the last day', async () => {
    await add(ann, { people: [' Ann ', 'Nan'], note: ' Less salt. ' });
    await add(ann, { cookedOn: '2026-11-20' });
    expect(await list(ann)).toMatchObject({
      lastCookedOn: '2026-11-20',
      total: 2,
      entries: [
        { cookedOn: '2026-11-20', people: [] },
        { cookedOn, people: ['Ann', 'Nan'], note: 'Less salt.', username: `Ann ${count}` },
      ],
    });
    expect(await cardOf(ann)).toMatchObject({ lastCookedOn: '2026-11-20' });
  });

  test("a person's cook log is neither read nor changed by others", async () => {
    const id = await idOf(add(ann, { note: 'Mine' }));
    expect(await list(outsider)).toMatchObject({ total: 0, entries: [] });
    expect(await cardOf(outsider)).not.toHaveProperty('lastCookedOn');
    const params = { id };
    for (const answer of [
      await outsider.ask(cookLogRoutes.update, { params, body: { cookedOn } }),
      await outsider.ask(cookLogRoutes.remove, { params }),
      await outsider.ask(cookLogRoutes.restore, { params }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await list(ann)).total).toBe(1);
  });

  test('a visitor has no cook log', async () => {
    const { status } = await visitorOf(testApp.app).ask(cookLogRoutes.list, {
      params: { id: recipe },
      query: {},
    });
    expect(status).toBe(401);
  });

  test('a cook log entry needs a recipe that one may read', async () => {
    recipe = await createTestRecipe(ben, { title: 'Secret' });
    expect((await add(ann)).status).toBe(404);
    const { status } = await ann.ask(cookLogRoutes.list, { params: { id: recipe }, query: {} });
    expect(status).toBe(404);
  });

  test('a change of a cook log entry replaces all of it', async () => {
    const id = await idOf(add(ann, { people: ['Nan'], note: 'Salty' }));
    const { body } = await ann.ask(cookLogRoutes.update, {
      params: { id },
      body: { cookedOn: '2026-11-13', note: 'Good' },
    });
    expect(body).toMatchObject({ cookedOn: '2026-11-13', people: [], note: 'Good' });
  });

  test.each<[Partial<Content>, string]>([
    [{ cookedOn: '2099-01-01' }, 'cookedOn'],
    [{ cookedOn: '12 Nov' }, 'cookedOn'],
    [{ people: [''] }, 'people.0'],
    [{ people: Array.from({ length: 31 }, (_, n) => `P${n}`) }, 'people'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ imageUrl: 'https://example.com/a.jpg' }, 'imageUrl'],
  ])('a cook log entry with %o is refused', async (content, field) => {
    const { status, error } = await add(ann, content);
    expect(status).toBe(400);
    expect(error?.details).toMatchObject([{ field }]);
  });
});

describe('deleted', () => {
  test('a deleted cook log entry is gone, and can be brought back', async () => {
    const id = await idOf(add(ann));
    const params = { id };
    expect((await ann.ask(cookLogRoutes.remove, { params })).status).toBe(204);
    expect((await list(ann)).total).toBe(0);
    expect(await cardOf(ann)).not.toHaveProperty('lastCookedOn');
    const { status } = await ann.ask(cookLogRoutes.update, { params, body: { cookedOn } });
    expect(status).toBe(404);
    await ann.ask(cookLogRoutes.restore, { params });
    expect(await list(ann)).toMatchObject({ total: 1, entries: [{ _id: id }] });
  });

  test('a deleted cook log entry can’t come back after a month, and goes when another is deleted', async () => {
    const [old, next] = [await idOf(add(ann)), await idOf(add(ann))];
    await ann.ask(cookLogRoutes.remove, { params: { id: old } });
    await db()
      .update(cookLog)
      .set({ deletedAt: new Date(Date.now() - 400 * 24 * 60 * 60 * 1000) })
      .where(eq(cookLog.id, old));
    expect((await ann.ask(cookLogRoutes.restore, { params: { id: old } })).status).toBe(404);
    await ann.ask(cookLogRoutes.remove, { params: { id: next } });
    expect(await db().select().from(cookLog).where(eq(cookLog.id, old))).toEqual([]);
  });
});

describe('of a household', () => {
  test("a household's cook log is read and changed by its members", async () => {
    const id = await idOf(add(ann, { people: ['Ann', 'Ben'] }, home));
    expect(await list(ben)).toMatchObject({ total: 1, entries: [{ householdId: home }] });
    expect(await cardOf(ben)).toMatchObject({ lastCookedOn: cookedOn });
    const params = { id };
    const { body } = await ben.ask(cookLogRoutes.update, { params, body: { cookedOn } });
    expect(body).toMatchObject({ householdId: home, username: `Ann ${count}` });
  });

  test("a household's cook log answers 403 to others, who see none of it", async () => {
    const params = { id: await idOf(add(ann, {}, home)) };
    expect((await add(outsider, {}, home)).status).toBe(403);
    for (const answer of [
      await outsider.ask(cookLogRoutes.update, { params, body: { cookedOn } }),
      await outsider.ask(cookLogRoutes.remove, { params }),
      await outsider.ask(cookLogRoutes.restore, { params }),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await list(outsider)).total).toBe(0);
  });

  test.each([
    ['closed', { closedAt: new Date() }],
    ['deleted', { deletedAt: new Date() }],
    ['without meal planning', { enableMealPlanning: false }],
  ])('a cook log of a household that is %s is neither read nor added to', async (_, change) => {
    const params = { id: await idOf(add(ann, {}, home)) };
    await db().update(households).set(change).where(eq(households.id, home));
    expect((await list(ben)).total).toBe(0);
    expect(await cardOf(ben)).not.toHaveProperty('lastCookedOn');
    expect((await add(ben, {}, home)).status).toBe(403);
    expect((await ben.ask(cookLogRoutes.remove, { params })).status).toBe(403);
  });

  test('a person who has left the household sees none of its cook log', async () => {
    await add(ann, {}, home);
    await ben.ask(householdsRoutes.leave, { params: { id: home } });
    expect((await list(ben)).total).toBe(0);
  });
});

describe('a photo', () => {
  const upload = async (person: Person) => {
    const file = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#a37c52' },
    })
      .png()
      .toBuffer();
    return (await person.ask(imagesRoutes.upload, { file: new Blob([file]) })).body.imageUrl;
  };

  test('a photo in the cook log is one’s own', async () => {
    const imageUrl = await upload(ann);
    expect((await add(ann, { imageUrl })).body).toMatchObject({ imageUrl });
    expect((await add(ben, { imageUrl })).status).toBe(400);
  });

  test('a photo in the cook log stays while its entry has it, whoever changes the entry', async () => {
    const imageUrl = await upload(ann);
    const id = await idOf(add(ann, { imageUrl }, home));
    await db()
      .update(images)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(images.id, imageIdOf(imageUrl)!));
    await upload(ann);
    const { body } = await ben.ask(cookLogRoutes.update, {
      params: { id },
      body: { cookedOn, imageUrl },
    });
    expect(body).toMatchObject({ imageUrl });
  });
});

test('Magic Menu knows the last day that a recipe was cooked', async () => {
  await add(ann, { cookedOn: '2026-11-20' });
  await add(ann);
  const { body } = await ann.ask(magicMenuRoutes.candidates, { query: { week: '2026-11-23' } });
  expect(body.candidates).toMatchObject([{ _id: recipe, plannedOn: ['2026-11-20'] }]);
});
