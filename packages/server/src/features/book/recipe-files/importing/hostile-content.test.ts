/** Content that no database column can hold: an import of it ends, says so, and stops nobody's next one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFile, itemsOf } from '../../../../testing/imports';
import { registerUser, type Person } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { zipOf } from '../../../../testing/zip';

let testApp: TestApp;
let dataFolder: string;
let cook: Person;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-hostile-'));
  testApp = await openTestApp({ dataFolder });
  cook = await registerUser(testApp.app, 'Hostile');
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const nul = '\u0000';
const half = '\ud83c';
const recipe = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: [`1 ${name}`],
  ...more,
});

describe('text that is not well formed', () => {
  test.each([
    ['NUL', `a${nul}b`],
    ['a lone surrogate', `a${half}b`],
    ['the other half', 'a\udf5cb'],
  ])(
    'a recipe with %s in an unknown field, in its name and everywhere else is imported well formed',
    async (what, text) => {
      const everywhere = {
        '@type': 'Recipe',
        name: `Pie ${text} with ${what}`,
        description: text,
        recipeIngredient: [`1 cup ${text}`],
        recipeInstructions: [text],
        keywords: text,
        author: text,
        recipeCuisine: text,
        [text]: text,
        unknown: { [text]: [text] },
      };
      const done = await importFile(
        cook,
        JSON.stringify([everywhere, recipe(`Tart ${Date.now()}`)]),
      );
      expect(done).toMatchObject({ state: 'done', imported: 2, failed: 0 });
      expect(JSON.stringify(done)).not.toMatch(/\\u0000|\\ud83c|\\udf5c/);
      expect(done.report.unreadFields.map(({ path }) => path)).toContain('unknown');
    },
  );

  test('a NUL in names of zip entries, of recipes and of other files is dropped', async () => {
    const one = (name: string) => JSON.stringify(recipe(name));
    const zip = await zipOf({
      'aaXaa.json': one('First'),
      'aaYaa.json': one('Second'),
      'noXte.txt': 'Not a recipe.',
    });
    const named = Buffer.from(zip.toString('latin1').replace(/[XY](?=aa|te)/g, nul), 'latin1');
    const done = await importFile(cook, named);
    expect(done).toMatchObject({ state: 'done', imported: 2 });
    expect(done.report.unreadFiles).toMatchObject([{ name: 'note.txt' }]);
  });

  test('two long names that differ only at their end are two recipes', async () => {
    const long = 'x'.repeat(600);
    const done = await importFile(
      cook,
      await zipOf({
        [`${long}1.json`]: JSON.stringify(recipe('Long one')),
        [`${long}2.json`]: JSON.stringify(recipe('Long two')),
      }),
    );
    expect(done).toMatchObject({ state: 'done', imported: 2 });
  });
});

describe('what the database refuses', () => {
  const refuse = async (constraint: string, table: string) => {
    await testApp.database.db.execute(
      sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (${constraint}) NOT VALID`),
    );
    return () =>
      testApp.database.db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT refused`));
  };

  test('one recipe that the database refuses is named as failed, and the others are imported', async () => {
    const allow = await refuse("title <> 'Refused'", 'recipes');
    const done = await importFile(
      cook,
      JSON.stringify(['Before', 'Refused', 'After'].map((name) => recipe(name))),
    );
    await allow();
    expect(done).toMatchObject({ state: 'done', imported: 2, failed: 1, done: 3 });
    expect(await itemsOf(cook, done._id)).toMatchObject([
      { title: 'Before', outcome: 'imported' },
      {
        title: 'Refused',
        outcome: 'failed',
        reason: expect.stringContaining('could not be saved'),
      },
      { title: 'After', outcome: 'imported' },
    ]);
  });

  test('a report that cannot be saved does not stop the finish of an import', async () => {
    const allow = await refuse("report->'formats' = '[]'", 'recipe_imports');
    const done = await importFile(cook, JSON.stringify(recipe('Without a report')));
    await allow();
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    expect(await importFile(cook, JSON.stringify(recipe('Next')))).toMatchObject({ imported: 1 });
  });
});

describe('our own archive with values beyond what can be kept', () => {
  const id = (n: number) => `01960000-0000-7000-8000-00000000000${n}`;
  const moment = '2026-01-02T03:04:05.000Z';
  const own = (n: number, more: object) => ({
    _id: id(n),
    title: `Own ${n}`,
    serves: 2,
    tags: [],
    ingredients: [{ name: 'salt', amount: '', unit: '' }],
    instructions: [],
    revision: 1,
    createdAt: moment,
    updatedAt: moment,
    sharing: { mode: 'private', isListed: false },
    versions: [],
    ...more,
  });
  const archive = (recipes: object[], more: Record<string, unknown> = {}) =>
    zipOf({
      'saltbush.json': JSON.stringify({ format: 'saltbush', version: 1 }),
      ...Object.fromEntries(
        recipes.map((each, n) => [`recipes/00000${n}.json`, JSON.stringify(each)]),
      ),
      ...Object.fromEntries(
        Object.entries(more).map(([name, content]) => [name, JSON.stringify(content)]),
      ),
    });

  test.each([
    ['revision', { revision: 2 ** 31 }],
    ['year of createdAt', { createdAt: '0000-01-01T00:00:00.000Z' }],
    ['year of updatedAt', { updatedAt: '0000-01-01T00:00:00.000Z' }],
    [
      'listedAt',
      { sharing: { mode: 'public', isListed: true, listedAt: '0000-01-01T00:00:00.000Z' } },
    ],
    ['version', { versions: [{ revision: 2 ** 31, savedAt: moment, content: { title: 'x' } }] }],
  ])(
    'a recipe of our archive with a wrong %s is named, and the other one comes',
    async (_what, wrong) => {
      const someone = await registerUser(testApp.app, `Own ${_what}`);
      const done = await importFile(someone, await archive([own(1, wrong), own(2, {})]));
      expect(done).toMatchObject({ state: 'done', imported: 1 });
      expect(done.failed + done.report.unreadFiles.length).toBe(1);
    },
  );

  test('the first of two versions of one number comes with the recipe', async () => {
    const someone = await registerUser(testApp.app, 'Own twice');
    const versions = [1, 1].map((revision) => ({
      revision,
      savedAt: moment,
      content: { title: 'Old', serves: 2, tags: [], ingredients: [], instructions: [] },
    }));
    const done = await importFile(someone, await archive([own(1, { versions }), own(2, {})]));
    expect(done).toMatchObject({ state: 'done', imported: 2, failed: 0 });
  });

  test('wrong weeks, staples and favourites of an archive are named, and the rest comes', async () => {
    const someone = await registerUser(testApp.app, 'Own others');
    const wrongYear = '0000-01-03';
    const plan = (startDate: string, more: object = {}) => ({
      _id: id(9),
      name: 'Week',
      startDate,
      revision: 1,
      createdAt: moment,
      updatedAt: moment,
      entries: [],
      ticks: [],
      ...more,
    });
    const done = await importFile(
      someone,
      await archive([own(1, {})], {
        'meal-plans.json': [
          plan(wrongYear),
          plan('2026-11-23', { revision: 2 ** 31 }),
          plan('2026-11-16', {
            ticks: [{ line: `salt${nul}`, covered: [], tickedAt: moment }],
          }),
        ],
        'staples.json': [
          { food: `sa${nul}lt`, createdAt: moment },
          { food: `pepper${half}`, createdAt: '0000-01-01T00:00:00Z' },
        ],
        'favourites.json': [{ recipe: id(1), title: nul, addedAt: '0000-01-01T00:00:00Z' }],
      }),
    );
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    expect(done.report.others).toEqual([
      { name: 'weeks of meal plans', count: 1 },
      { name: 'foods you always have', count: 1 },
    ]);
    expect(done.report.unreadFiles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['favourites.json', 'meal-plans.json', 'staples.json']),
    );
  });
});
