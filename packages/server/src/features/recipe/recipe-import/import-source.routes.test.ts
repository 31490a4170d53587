import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importSourceRoutes } from '@saltbush/contract/recipe/recipe-import/import-source';
import {
  recipeImportRoutes,
  type ImportSource,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipes } from '../../../schema/recipes';
import { importSources } from '../../../schema/recipe/recipe-import';

const { scrape } = recipeImportRoutes;
const fixture = (name: string) =>
  readFileSync(
    new URL(`../../../../../recipe-parser/fixtures/pages/${name}.html`, import.meta.url),
    'utf8',
  );

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const url = 'https://bushoven.com.au/damper';
const read = async (source: ImportSource = {}, person: Person = people.priya) =>
  (await person.ask(scrape, { body: { html: fixture('json-ld'), url, ...source } })).body;
const save = async (body: RecipeInput, person: Person = people.priya) =>
  (await person.ask(recipesRoutes.create, { body })).body;
const sourceOf = (id: string, person = people.priya as Pick<Person, 'ask'>) =>
  person.ask(importSourceRoutes.get, { params: { id } });
const pageOf = (id: string, person = people.priya as Pick<Person, 'ask'>) =>
  person.ask(importSourceRoutes.getPage, { params: { id } });
/** 1 while it is there. */
const waiting = async (id: string | undefined) =>
  (await testApp.deps.database.db.select().from(importSources).where(eq(importSources.id, id!)))
    .length;

describe('where a recipe came from', () => {
  test('the source of an imported recipe is shown to its owner, in the words of the source', async () => {
    const { _id } = await save(await read());
    const { status, body } = await sourceOf(_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ url, hasPage: true });
    expect(body.origins).toContainEqual({ field: 'prepMinutes', reader: 'json-ld', text: 'PT15M' });
    expect(body.origins.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'ingredients', 'instructions', 'siteName']),
    );
  });

  test('the source of an imported recipe shows the stored page as text, never as HTML', async () => {
    const { _id } = await save(await read());
    const { status, body } = await pageOf(_id);
    expect(status).toBe(200);
    expect(body.text).toContain('Pumpkin damper');
    expect(body.text).not.toContain('<');
  });

  test('the source of an imported recipe is nobody else’s, whoever may read the recipe', async () => {
    const { _id } = await save(await read());
    for (const person of [people.tom, people.alex]) {
      expect((await sourceOf(_id, person)).error.code).toBe('NOT_FOUND');
      expect((await pageOf(_id, person)).error.code).toBe('NOT_FOUND');
    }
    expect((await sourceOf(_id, people.visitor as Person)).status).toBe(401);
    expect((await pageOf(_id, people.visitor as Person)).status).toBe(401);
  });

  test('a recipe that was written here, or read from a text, has no source', async () => {
    const typed = await save({ title: 'Toast' });
    expect((await sourceOf(typed._id)).error.code).toBe('NOT_FOUND');
    const { body } = await people.priya.ask(scrape, {
      body: { text: 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.' },
    });
    expect(body.evidenceId).toBeUndefined();
  });

  test('the source goes with a recipe that is deleted for good, not with one that may come back', async () => {
    const { evidenceId, ...draft } = await read();
    const { _id } = await save({ ...draft, evidenceId });
    await people.priya.ask(recipesRoutes.remove, { params: { id: _id } });
    expect((await sourceOf(_id)).status).toBe(404);
    await people.priya.ask(recipesRoutes.restore, { params: { id: _id } });
    expect((await sourceOf(_id)).status).toBe(200);
    await testApp.deps.database.db.delete(recipes).where(eq(recipes.id, _id));
    expect(await waiting(evidenceId)).toBe(0);
  });

  test('the source of a page too large to store is still said', async () => {
    const noise = Array.from({ length: 180_000 }, () => Math.random().toString(36).slice(2, 12));
    const html = fixture('json-ld') + `<!-- ${noise.join('')} -->`;
    const { _id } = await save(await read({ html }));
    expect((await sourceOf(_id)).body).toMatchObject({ hasPage: false });
    expect((await pageOf(_id)).error.code).toBe('NOT_FOUND');
  });
});

describe('claiming', () => {
  test('a read page can only be claimed by who read it, and the recipe is saved all the same', async () => {
    const { evidenceId } = await read();
    const { _id } = await save({ title: 'Mine now', evidenceId }, people.tom);
    expect((await sourceOf(_id, people.tom)).status).toBe(404);
    expect(await waiting(evidenceId)).toBe(1);
  });

  test('a read page is claimed once: a second recipe gets nothing of it', async () => {
    const { evidenceId } = await read();
    const first = await save({ title: 'First', evidenceId });
    const second = await save({ title: 'Second', evidenceId });
    expect((await sourceOf(first._id)).status).toBe(200);
    expect((await sourceOf(second._id)).status).toBe(404);
  });

  test('an id of no read page does no harm to a saved recipe', async () => {
    const evidenceId = '00000000-0000-4000-8000-000000000000';
    expect((await save({ title: 'Toast', evidenceId })).title).toBe('Toast');
  });
});

describe('what nobody claims', () => {
  test('a page that nobody claims goes at once when there is too much of it', async () => {
    const cook = await registerUser(testApp.app, 'Fast reader');
    const { evidenceId: first } = await read({}, cook);
    for (let more = 0; more < 60; more += 1) await read({}, cook);
    expect(await waiting(first)).toBe(0);
  });

  test('a page that nobody claims goes after two days, and what was claimed stays', async () => {
    const { evidenceId: left } = await read();
    const claimed = await read();
    await save(claimed);
    // Sessions end sooner, so that each time someone new reads.
    const dayMs = 24 * 60 * 60 * 1000;
    testApp.advance(2 * dayMs - 60_000);
    await read({}, await registerUser(testApp.app, 'Early'));
    expect(await waiting(left)).toBe(1);
    testApp.advance(120_000);
    await read({}, await registerUser(testApp.app, 'Late'));
    expect(await waiting(left)).toBe(0);
    expect(await waiting(claimed.evidenceId)).toBe(1);
  });
});
