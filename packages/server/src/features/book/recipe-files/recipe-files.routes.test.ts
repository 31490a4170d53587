import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { buildApp } from '../../../app';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
  type Visitor,
  withToken,
} from '../../../testing/test-users';
import { finishedImport, importFile, itemsOf, sendFile } from '../../../testing/imports';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { zipOf } from '../../../testing/zip';
import { emptyReport, findImport, finishImport, listUnattended } from './importing/imports.store';
import { renewLeaseRegularly, leaseEnd, leaseMs, lookEveryMs } from './importing/job/lease';
import { recipeImports } from '../../../schema/book/recipe-files';

let testApp: TestApp;
let people: TestUsers;
let dataFolder: string;
let site: Server;
let siteHost: string;
let asked = 0;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-imports-'));
  const jpeg = await picture('#2060a0');
  site = createServer((request, response) => {
    asked += 1;
    if (request.url !== '/pie.jpg') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  testApp = await openTestApp({ dataFolder, allowedPrivateImportHosts: [siteHost] });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  site.closeAllConnections();
  site.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
const fixture = (name: string) =>
  readFileSync(
    new URL(`../../../../../recipe-parser/fixtures/recipe-files/${name}`, import.meta.url),
  );
const fixtureHtml = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8');
const jsonLd = (...names: string[]) =>
  JSON.stringify(
    names.map((name) => ({ '@type': 'Recipe', name, recipeIngredient: [`1 ${name}`] })),
  );

const getRecipe = async (person: Person, id: string) =>
  (await person.ask(recipesRoutes.get, { params: { id } })).body;
const newcomer = (name: string) => registerUser(testApp.app, name);

describe('bringing recipes in', () => {
  test('a Paprika book is imported with recipes, pictures, stars and hearts, and a report', async () => {
    const cook = await newcomer('Paprika');
    const paprika = JSON.parse(fixture('paprika.json').toString()) as Record<string, unknown>;
    const withImage = { ...paprika, photo_data: (await picture('#a04020')).toString('base64') };
    const done = await importFile(
      cook,
      await zipOf({
        'Lamb.paprikarecipe': gzipSync(JSON.stringify(withImage)),
        'Blank.paprikarecipe': gzipSync(
          JSON.stringify({ name: '', ingredients: '', directions: '', source_url: '' }),
        ),
        'notes.txt': 'Made with love.',
      }),
    );
    expect(done).toMatchObject({
      state: 'done',
      fileName: 'picture',
      imported: 1,
      alreadyThere: 0,
      failed: 1,
      done: 3,
      total: 3,
      report: {
        formats: ['Paprika'],
        unreadFields: [{ format: 'Paprika', path: 'bookmarked_pages', count: 1 }],
        unreadFiles: [{ name: 'notes.txt', reason: expect.stringContaining('no recipe') }],
        missingPictures: 0,
      },
    });
    const items = await itemsOf(cook, done._id);
    expect(items).toMatchObject([
      { title: 'Saltbush lamb shanks', outcome: 'imported' },
      { outcome: 'failed', reason: expect.stringContaining('neither') },
    ]);
    const recipe = await getRecipe(cook, items[0]!.recipe!);
    expect(recipe).toMatchObject({
      title: 'Saltbush lamb shanks',
      serves: 4,
      tags: ['Dinner', 'Winter'],
      difficulty: 'easy',
      createdAt: '2021-06-12T17:30:05.000Z',
      isFavourite: true,
      ratingAverage: 4,
      imageUrl: expect.stringMatching(/^\/images\//),
    });
    expect((await testApp.app.inject(recipe.imageUrl!)).statusCode).toBe(200);
  });

  test('pictures from the web are imported, and a site that never answers is left alone', async () => {
    const cook = await newcomer('Web');
    const recipe = (name: string, path: string) => ({
      '@type': 'Recipe',
      name,
      image: `http://${siteHost}/${path}`,
      recipeIngredient: [name],
    });
    asked = 0;
    const missing = Array.from({ length: 9 }, (_, n) => recipe(`No. ${n}`, `gone-${n}.jpg`));
    const done = await importFile(cook, JSON.stringify([recipe('Pie', 'pie.jpg'), ...missing]));
    expect(done).toMatchObject({ imported: 10, report: { missingPictures: 9 } });
    expect(asked).toBe(4);
    const [pie] = await itemsOf(cook, done._id);
    expect(await getRecipe(cook, pie!.recipe!)).toHaveProperty('imageUrl');
  });

  test('a recipe that one has already is not imported twice, unless asked for', async () => {
    const cook = await newcomer('Twice');
    const first = await importFile(cook, jsonLd('Toast', 'Soup', 'Toast'));
    expect(first).toMatchObject({ imported: 2, alreadyThere: 1 });
    const again = await importFile(cook, jsonLd('SOUP', 'Cake'));
    expect(again).toMatchObject({ imported: 1, alreadyThere: 1 });
    const [soup] = await itemsOf(cook, again._id);
    const [, original] = await itemsOf(cook, first._id);
    expect(soup).toMatchObject({ outcome: 'already-there', recipe: original!.recipe });
    expect(await importFile(cook, jsonLd('Soup'), 'keep')).toMatchObject({ imported: 1 });
  });

  test('a recipe without ingredients comes with a warning, and the import says so', async () => {
    const cook = await newcomer('Warned');
    const bare = { '@type': 'Recipe', name: 'Bare', recipeInstructions: ['Stir.'] };
    const done = await importFile(cook, JSON.stringify([bare, ...JSON.parse(jsonLd('Full'))]));
    expect(done).toMatchObject({ state: 'done', imported: 2, report: { withoutIngredients: 1 } });
    const listed = async (query: { hasWarning?: boolean }) =>
      (await cook.ask(recipeFilesRoutes.listItems, { params: { id: done._id }, query })).body;
    expect(await listed({})).toMatchObject({
      total: 2,
      items: [{ warning: expect.stringContaining('No ingredients') }, { title: 'Full' }],
    });
    expect(await listed({ hasWarning: true })).toMatchObject({
      total: 1,
      items: [{ title: 'Bare', outcome: 'imported', recipe: expect.any(String) }],
    });
  });

  test.each([
    ['one file with two', { 'recipes.html': fixtureHtml('recipe-keeper') }, 2, 2],
    [
      'a file with two, one with one and one with none',
      {
        'recipes.html': fixtureHtml('recipe-keeper'),
        'toast.json': jsonLd('Toast'),
        'notes.txt': 'Made with love.',
      },
      3,
      4,
    ],
  ])('the counts of an archive of %s add up', async (_what, files, imported, total) => {
    const cook = await newcomer(`Counts ${total}`);
    const done = await importFile(cook, await zipOf(files));
    expect(done).toMatchObject({ imported, done: total, total });
  });

  test('fields and files beyond those that a report names are counted', async () => {
    const cook = await newcomer('Many fields');
    const files = Object.fromEntries(
      Array.from({ length: 210 }, (_, n) => [`${n}.txt`, 'Dear Tom.']),
    );
    const odd = (from: number) => ({
      ...JSON.parse(jsonLd(`Odd ${from}`))[0],
      ...Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`odd ${from + n}`, 'x'])),
    });
    const done = await importFile(
      cook,
      await zipOf({ ...files, 'odd.json': JSON.stringify([odd(0), odd(200)]) }),
    );
    expect(done.report).toMatchObject({ moreUnreadFields: 100, moreUnreadFiles: 10 });
    expect([done.report.unreadFields.length, done.report.unreadFiles.length]).toEqual([300, 200]);
  });

  test('a text of an import that is too long is cut and named', async () => {
    const cook = await newcomer('Long');
    const long = {
      '@type': 'Recipe',
      name: 'Long',
      recipeIngredient: Array.from({ length: 250 }, (_, n) => `${n + 1} g food no. ${n}`),
      recipeInstructions: 'Stir. '.repeat(2_000),
    };
    const { report, imported } = await importFile(cook, JSON.stringify(long));
    expect(imported).toBe(1);
    expect(report.unreadFields.map(({ path }) => path)).toEqual(['steps[].text', 'ingredients']);
  });

  test.each([
    ['a file without recipes', 'Dear Tom, see you on Sunday.', 'export'],
    ['a damaged archive', Buffer.from('PK\u0003\u0004 and no more'), 'again'],
    ['half a JSON', '{"name": "Soup", ', 'export'],
    ['an empty file', '', 'export'],
  ])('an import of %s ends in words, and its file is removed', async (_what, content, words) => {
    const done = await importFile(people.priya, content);
    expect(done).toMatchObject({ state: 'failed', imported: 0 });
    expect(done.problem).toContain(words);
    await expect.poll(() => readdir(join(dataFolder, 'imports'))).toEqual([]);
  });
});

describe('while it is read', () => {
  const many = jsonLd(...Array.from({ length: 80 }, (_, n) => `Dish ${n}`));

  test('an import can be cancelled: what it saved stays, nothing more comes', async () => {
    const cook = await newcomer('Cancel');
    const { body } = await sendFile(cook, many);
    const params = { id: body._id };
    const { body: cancelled } = await cook.ask(recipeFilesRoutes.cancelImport, { params });
    expect(cancelled.state).toBe('cancelled');
    const saved = (await itemsOf(cook, body._id)).length;
    expect(await importFile(cook, jsonLd('After'))).toMatchObject({ imported: 1 });
    const later = (await cook.ask(recipeFilesRoutes.getImport, { params })).body;
    expect(later.state).toBe('cancelled');
    expect(later.imported).toBe((await itemsOf(cook, body._id)).length);
    expect(later.imported).toBeGreaterThanOrEqual(saved);
    expect(later.imported).toBeLessThan(80);
  });

  test('another import of the same person has to wait', async () => {
    const cook = await newcomer('Busy');
    const { body } = await sendFile(cook, many);
    const { status, error } = await sendFile(cook, jsonLd('Soup'));
    expect([status, error.code]).toEqual([409, 'IMPORT_RUNNING']);
    const undo = await cook.ask(recipeFilesRoutes.undoImport, { params: { id: body._id } });
    expect(undo.error.code).toBe('IMPORT_RUNNING');
    expect(await finishedImport(cook, body._id)).toMatchObject({ state: 'done', imported: 80 });
  }, 240_000);

  test('an import on a stopped server goes on where it was, and saves nothing twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'saltbush-stopped-'));
    const before = await openTestApp({ dataFolder: folder });
    const cook = await registerUser(before.app, 'Stopped');
    const { body } = await sendFile(cook, many);
    const params = { id: body._id };
    for (;;) {
      const { body: now } = await cook.ask(recipeFilesRoutes.getImport, { params });
      if (now.imported > 5) break;
    }
    await before.app.close();
    const app = await buildApp(before.deps);
    await app.ready();
    const back = withToken(app, cook.token);
    const done = await finishedImport(back, body._id);
    expect(done).toMatchObject({ state: 'done', imported: 80, done: 80, total: 80 });
    const titles = await titlesOf(back, body._id);
    expect(new Set(titles).size).toBe(80);
    await app.close();
    await before.database.close();
    await rm(folder, { recursive: true, force: true });
  }, 240_000);

  const titlesOf = async (person: Visitor, id: string) =>
    (
      await person.ask(recipeFilesRoutes.listItems, {
        params: { id },
        query: { limit: 200, outcome: 'imported' },
      })
    ).body.items.map(({ title }) => title);

  test('an import whose process was killed goes on when its lease has run out, unasked', async () => {
    const cook = await newcomer('Killed');
    const { db } = testApp.database;
    const id = randomUUID();
    const now = testApp.deps.clock();
    await mkdir(join(dataFolder, 'imports'), { recursive: true });
    await writeFile(join(dataFolder, 'imports', id), jsonLd('Orphan', 'Other'));
    await db.insert(recipeImports).values({
      id,
      ownerId: cook.user._id,
      fileName: 'book.json',
      state: 'running',
      heldUntil: leaseEnd(now),
      createdAt: now,
      report: emptyReport,
    });
    expect(await listUnattended(db, now)).toEqual([]);
    testApp.advance(leaseMs);
    const state = async () => (await findImport(db, id))?.state;
    await expect.poll(state, { timeout: 200_000 }).toBe('done');
    expect(leaseMs + lookEveryMs).toBeLessThan(10_000);
  }, 240_000);

  test('a lease of an import is renewed without any progress, until the import has ended', async () => {
    const cook = await newcomer('Renewed');
    const { db } = testApp.database;
    const id = randomUUID();
    await db.insert(recipeImports).values({
      id,
      ownerId: cook.user._id,
      fileName: 'book.json',
      state: 'running',
      heldUntil: leaseEnd(testApp.deps.clock()),
      report: emptyReport,
    });
    const lease = renewLeaseRegularly(testApp.deps, (await findImport(db, id))!);
    const heldUntil = async () => (await findImport(db, id))!.heldUntil!.getTime();
    const first = await heldUntil();
    await expect.poll(heldUntil, { timeout: 20_000 }).toBeGreaterThan(first);
    expect(lease.signal.aborted).toBe(false);
    await finishImport(db, id, { state: 'cancelled', now: testApp.deps.clock() });
    await expect.poll(() => lease.signal.aborted, { timeout: 20_000 }).toBe(true);
    await lease.end();
  }, 60_000);

  test('an import whose file is gone says so, with what was done', async () => {
    const cook = await newcomer('Lost');
    const id = randomUUID();
    await testApp.database.db.insert(recipeImports).values({
      id,
      ownerId: cook.user._id,
      fileName: 'book.zip',
      state: 'running',
      imported: 3,
      createdAt: new Date(Date.now() - 3_600_000),
      report: emptyReport,
    });
    const { body } = await cook.ask(recipeFilesRoutes.getImport, { params: { id } });
    expect(body).toMatchObject({ state: 'failed', imported: 3 });
    expect(body.problem).toContain('send the file again');
  });
});

describe('undoing', () => {
  test('an undone import moves all that it saved to the bin, and nothing else', async () => {
    const cook = await newcomer('Undo');
    await importFile(cook, jsonLd('Mine'));
    const { _id } = await importFile(cook, jsonLd('One', 'Two', 'Mine'));
    const params = { id: _id };
    const items = await itemsOf(cook, _id);
    const { body } = await cook.ask(recipeFilesRoutes.undoImport, { params });
    expect(body).toMatchObject({ state: 'undone', imported: 2 });
    const status = async (id: string) =>
      (await cook.ask(recipesRoutes.get, { params: { id } })).status;
    expect(await Promise.all(items.map(({ recipe }) => status(recipe!)))).toEqual([404, 404, 200]);
    expect((await itemsOf(cook, _id)).map(({ recipe }) => recipe === undefined)).toEqual([
      true,
      true,
      false,
    ]);
    await cook.ask(recipesRoutes.restore, { params: { id: items[0]!.recipe! } });
    expect(await status(items[0]!.recipe!)).toBe(200);
  });
});

describe('what is refused', () => {
  test("an import is refused to a visitor, and someone else's imports are not shown", async () => {
    expect(
      (await people.visitor.ask(recipeFilesRoutes.importFile, { file: new Blob(['x']) })).status,
    ).toBe(401);
    const { _id } = await importFile(people.priya, jsonLd('Secret'));
    const params = { id: _id };
    for (const route of ['getImport', 'listItems', 'cancelImport', 'undoImport'] as const) {
      const { status } = await people.tom.ask(recipeFilesRoutes[route], { params });
      expect([route, status]).toEqual([route, 404]);
    }
    const { body } = await people.tom.ask(recipeFilesRoutes.listImports, {});
    expect(body).toMatchObject({ imports: [], total: 0 });
  });
});

describe('taking them along', () => {
  const download = async (person: Person, format: string) =>
    testApp.app.inject({
      url: `/api/recipe-files/export?format=${format}`,
      headers: { authorization: `Bearer ${person.token}` },
    });

  test.each([
    ['saltbush', 'application/zip', /saltbush-.*\.zip/],
    ['cooklang', 'application/zip', /recipes-cooklang-.*\.zip/],
    ['json-ld', 'application/ld+json', /recipes-.*\.json/],
    ['book', 'text/html; charset=utf-8', /recipe-book-.*\.html/],
  ])('an export as %s comes as a file, and can be imported again', async (format, type, name) => {
    const cook = await newcomer(`Out ${format}`);
    await importFile(cook, fixture('mela.json'));
    const answer = await download(cook, format);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toMatch(name);
    const other = await newcomer(`In ${format}`);
    const done = await importFile(other, answer.rawPayload);
    if (format === 'book') return expect(answer.body).toContain('Rye damper');
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    const [item] = await itemsOf(other, done._id);
    expect(await getRecipe(other, item!.recipe!)).toMatchObject({
      title: 'Rye damper',
      serves: 6,
      ingredients: [
        { amount: '300', unit: 'g', name: 'rye flour', section: 'Dough' },
        { amount: '1', unit: 'tsp', name: 'salt', section: 'Dough' },
        { name: 'golden syrup', section: 'To serve' },
      ],
    });
  });

  test('an export of an empty book is a file too', async () => {
    const cook = await newcomer('Empty');
    for (const format of ['saltbush', 'cooklang', 'json-ld', 'book']) {
      expect((await download(cook, format)).statusCode).toBe(200);
    }
  });

  test('an exported book holds no script of anybody', async () => {
    const cook = await newcomer('Script');
    await cook.ask(recipesRoutes.create, {
      body: { title: '<script>alert(1)</script>', notes: '"><img src=x onerror=alert(1)>' },
    });
    const { body } = await download(cook, 'book');
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain('&#60;script&#62;');
  });

  test('a ticket stands in for the session of an export, for a few minutes', async () => {
    const cook = await newcomer('Ticket');
    await importFile(cook, jsonLd('Tart'));
    const { body } = await cook.ask(recipeFilesRoutes.prepareExport, {
      body: { format: 'json-ld' },
    });
    expect((await testApp.app.inject(body.url)).body).toContain('Tart');
    expect((await testApp.app.inject(body.url.slice(0, -3))).statusCode).toBe(404);
    testApp.advance(6 * 60 * 1000);
    expect((await testApp.app.inject(body.url)).statusCode).toBe(404);
    expect((await testApp.app.inject('/api/recipe-files/export?format=book')).statusCode).toBe(401);
  });

  test("an export has nobody's book but one's own", async () => {
    const cook = await newcomer('Mine alone');
    await importFile(cook, jsonLd('Hidden tart'));
    expect((await download(people.tom, 'json-ld')).body).not.toContain('Hidden tart');
  });
});
