/** A book with everything in it leaves one Saltbush and arrives in an empty one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { nutritionGoalsRoutes } from '@saltbush/contract/plan/nutrition-goals';
import { substitutionsRoutes } from '@saltbush/contract/plan/substitutions';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { commentsRoutes } from '@saltbush/contract/recipe/comments';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { anyRecipe } from '../../../../../../recipe-parser/fixtures/recipe-files/any-recipe';
import { newId } from '../../../../platform/ids';
import { openDevice } from '../../../../testing/sync-device';
import { registerUser, type Person } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { images } from '../../../../schema/images';
import { countSomeChanges } from '../../../recipe/recipes';
import { openArchive } from '../reading/archive/archive';
import { newBudget } from '../reading/budget';
import { readRecipeFile, writeRecipeFile } from './recipe-file';
import { sections } from './sections';

let old: TestApp;
let fresh: TestApp;
const folders: string[] = [];
beforeAll(async () => {
  [old, fresh] = [await openTestInstance(), await openTestInstance()];
});
afterAll(async () => {
  await old.close();
  await fresh.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function openTestInstance(): Promise<TestApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-moving-'));
  folders.push(dataFolder);
  return openTestApp({ dataFolder });
}

const laksa = {
  title: 'Laksa ラクサ',
  serves: 2,
  measures: 'us',
  tags: ['Mid Week', 'Quick'],
  yieldText: 'Makes 2 big bowls',
  description: 'Hot and sour.\n\nBetter the next day.',
  notes: 'Ask Tom for the paste.',
  equipment: ['Wok', 'Mortar'],
  prepMinutes: 10,
  cookMinutes: 0,
  totalMinutes: 35,
  cuisine: 'Malaysian',
  course: 'dinner',
  difficulty: 'hard',
  statedNutrition: { energyKj: 2100.5, proteinGrams: 31.25, sodiumMilligrams: 900 },
  ingredients: [
    { name: 'rice noodles', amount: '200', unit: 'g' },
    { name: 'laksa paste', amount: '1 1/2', unit: 'tbsp', note: 'heaped', section: 'Soup' },
    { name: 'salt', amount: '', unit: '' },
  ],
  instructions: ['Soak the noodles.', 'Fry the paste.\nStir.', 'Serve.'],
  instructionSections: ['', 'Soup', ''],
  sourceAttribution: {
    siteName: 'Aunty',
    siteUrl: 'https://aunty.example/laksa',
    recipeTitle: 'The laksa',
    author: 'Aunty Mei',
  },
} satisfies RecipeInput;

const credit = {
  name: 'Ana Plum',
  url: 'https://photos.example/ana',
  source: 'Flickr via Openverse',
  licence: 'CC BY 2.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/2.0/',
};

async function fill(cook: Person, other: Person): Promise<void> {
  const background = '#a37c52';
  const jpeg = sharp({ create: { width: 90, height: 60, channels: 3, background } }).jpeg();
  const file = new Blob([new Uint8Array(await jpeg.toBuffer())]);
  const { imageUrl } = (await cook.ask(imagesRoutes.upload, { file })).body;
  const isOfRecipe = eq(images.id, imageIdOf(imageUrl)!);
  await old.database.db.update(images).set({ credit }).where(isOfRecipe);
  const further = (await cook.ask(imagesRoutes.upload, { file })).body.imageUrl;
  const ofStep = (await cook.ask(imagesRoutes.upload, { file })).body.imageUrl;
  const ofReview = (await cook.ask(imagesRoutes.upload, { file })).body.imageUrl;
  const pictures = {
    moreImageUrls: [further],
    stepImages: [{ step: 2, imageUrl: ofStep }],
  };
  const { _id } = (await cook.ask(recipesRoutes.create, { body: { title: 'Laksa' } })).body;
  const params = { id: _id };
  old.advance(60_000);
  await cook.ask(recipesRoutes.update, { params, body: { ...laksa, serves: 4 } });
  old.advance(60_000);
  await cook.ask(recipesRoutes.update, { params, body: { ...laksa, imageUrl, ...pictures } });
  await cook.ask(sharingRoutes.update, {
    params,
    body: { sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } },
  });
  await cook.ask(savedRecipesRoutes.addFavourite, { params });
  await cook.ask(reviewsRoutes.rate, {
    params,
    body: { rating: 4, review: 'Mine, but good.', photos: [ofReview] },
  });
  await cook.ask(commentsRoutes.add, { params, body: { text: 'Doubles well.' } });
  old.advance(60_000);
  const toast = (await cook.ask(recipesRoutes.create, { body: { title: 'Toast' } })).body;
  const theirs = (await other.ask(recipesRoutes.create, { body: { title: 'Theirs' } })).body;
  await other.ask(sharingRoutes.update, {
    params: { id: theirs._id },
    body: { sharingSettings: { mode: 'public' } },
  });
  await cook.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: theirs._id }, body: {} });
  const deleted = (await cook.ask(recipesRoutes.create, { body: { title: 'In the bin' } })).body;
  await cook.ask(recipesRoutes.remove, { params: { id: deleted._id } });

  const plan = await cook.ask(mealPlansRoutes.create, {
    body: {
      name: 'Holiday week',
      startDate: '2026-11-23',
      days: {
        monday: [
          { recipe: _id, quantity: 2 },
          { note: 'Eating out', meal: 'lunch' },
        ],
        sunday: [{ recipe: toast._id, quantity: 0.5 }],
      },
    },
  });
  await planAhead(cook, { laksaId: _id, theirsId: theirs._id });
  await liveHere(cook, _id);
  const list = (await cook.ask(shoppingListRoutes.get, { params: { id: plan.body._id } })).body;
  const lines = list.aisles.flatMap((group) => group.lines);
  const line = lines.find(({ amounts }) => amounts.length > 0)!;
  await cook.ask(shoppingListRoutes.tick, {
    params: { id: plan.body._id },
    body: { line: line.key, covered: line.amounts },
  });
  await cook.ask(shoppingListRoutes.keepStaple, { body: { key: 'salt' } });
  await cook.ask(shoppingListRoutes.moveToAisle, {
    body: { key: 'rice-noodle', aisle: 'Bakery' },
  });
  await cook.ask(shoppingListRoutes.split, { body: { kind: 'measures', key: 'onion' } });
}

/** Who eats, the rules of Magic Menu, a list that was edited, and a day on which someone cooked. */
async function liveHere(cook: Person, laksaId: string): Promise<void> {
  const phone = openDevice(cook);
  const [child, week] = [newId(), '2026-11-23'];
  const kim = { name: 'Kim', portion: 0.5 as const, bornIn: 2019, diets: ['vegan'] };
  const [milk, listed] = [newId(), newId()];
  await phone.sync([
    phone.make('setEater', {
      id: cook.user._id,
      change: { name: 'Priya', portion: 1, isMember: true },
    }),
    phone.make('setEater', {
      id: child,
      change: {
        ...kim,
        allergies: ['peanut'],
        dislikes: ['olives'],
        presence: [{ isHome: true, from: '2026-11-23', every: 14, days: [0, 1, 2] }],
      },
    }),
    phone.make('setMenuRules', { change: { monday: 25, repeatAfterDays: 14 } }),
    phone.make('setWeekRule', {
      id: newId(),
      change: { topic: 'food:fish', weekday: 'friday', bound: 'least' },
    }),
    phone.make('setAttendance', {
      date: '2026-11-24',
      meal: 'Dinner',
      change: { home: [cook.user._id, child], guests: 2 },
    }),
    phone.make('addItems', { items: [{ id: milk, text: 'Oat milk', order: 'a0', note: 'two' }] }),
    phone.make('addListedRecipe', { id: listed, week, recipeId: laksaId, quantity: 2 }),
    phone.make('addHomeItems', {
      items: [
        {
          id: newId(),
          name: 'Laksa',
          place: 'freezer',
          since: week,
          recipeId: laksaId,
          quantity: 1,
        },
      ],
    }),
    phone.make('changeLine', { week, key: 'onion', change: { note: 'red ones' } }),
    phone.make('changeFood', { key: 'aubergine', change: { sameAs: 'eggplant' } }),
    phone.make('setStore', { id: 'aldi', name: 'Aldi', aisles: [] }),
    phone.make('setListSettings', { change: { hidesOptional: true } }),
    phone.make('setEaterSettings', {
      change: { people: 4, mealTimes: [{ meal: 'dinner', at: '18:30' }] },
    }),
  ]);
  const background = '#7c52a3';
  const jpeg = sharp({ create: { width: 90, height: 60, channels: 3, background } }).jpeg();
  const file = new Blob([new Uint8Array(await jpeg.toBuffer())]);
  const { imageUrl } = (await cook.ask(imagesRoutes.upload, { file })).body;
  const params = { id: laksaId };
  const day = { cookedOn: '2026-11-20', people: ['Priya', 'Kim'] };
  await cook.ask(cookLogRoutes.add, { params, body: { ...day, note: 'Too hot.', imageUrl } });
  await cook.ask(cookLogRoutes.add, { params, body: { ...day, people: [], revision: 2 } });
  await cook.ask(substitutionsRoutes.add, {
    body: { food: 'milk', substitute: 'oat milk', note: 'Ours.' },
  });
  await cook.ask(profileRoutes.updateProfile, {
    body: {
      defaultMeasures: 'metric',
      timeZone: 'Pacific/Auckland',
      firstWeekday: 'saturday',
      country: 'NZ',
    },
  });
  await cook.ask(nutritionGoalsRoutes.replace, { body: { energyKj: 8700 } });
  await cook.ask(notificationsRoutes.setChoice, {
    body: { kind: 'timers', channel: 'push', isOn: false },
  });
}

/** A soup that is eaten twice, a template of it, and what comes every week. */
async function planAhead(cook: Person, ids: { laksaId: string; theirsId: string }): Promise<void> {
  const { laksaId: recipeId, theirsId } = ids;
  const phone = openDevice(cook);
  const soup = { id: newId(), meal: 'dinner', quantity: 1, recipeId };
  const rest = { id: newId(), meal: 'tea', quantity: 0.5, recipeId, leftoverOf: soup.id };
  const wednesday = { weekday: 'wednesday' as const, plannedUntil: '2027-01-06' };
  await phone.sync([
    phone.make('addMeal', { ...soup, date: '2026-11-24', order: 'a0' }),
    phone.make('addMeal', { ...rest, date: '2026-11-25', order: 'a0' }),
    phone.make('setRecurringMeal', { id: newId(), change: { ...wednesday, ...plain, recipeId } }),
    phone.make('setRecurringMeal', {
      id: newId(),
      change: { ...wednesday, ...plain, note: 'Out' },
    }),
  ]);
  const meals = [
    { day: 'monday' as const, ...plain, recipeId: theirsId },
    { day: 'tuesday' as const, ...plain, recipeId },
    { day: 'friday' as const, meal: 'tea', quantity: 0.5, recipeId, leftoverOf: 1 },
  ];
  await phone.sync([
    phone.make('setTemplate', { id: newId(), change: { name: 'Soup week', meals } }),
  ]);
}
const plain = { meal: 'dinner', quantity: 1 };

const exportArchive = async (testApp: TestApp, person: Person) =>
  (
    await testApp.app.inject({
      url: '/api/recipe-files/export?format=saltbush',
      headers: { authorization: `Bearer ${person.token}` },
    })
  ).rawPayload;

async function importArchive(person: Person, bytes: Buffer) {
  const file = new Blob([new Uint8Array(bytes)]);
  const { body } = await person.ask(recipeFilesRoutes.importFile, { file });
  for (;;) {
    const now = (await person.ask(recipeFilesRoutes.getImport, { params: { id: body._id } })).body;
    if (!['waiting', 'running'].includes(now.state)) return now;
  }
}

/** Every file of the archive; images get new ids wherever they go, and are counted instead. */
async function contentsOf(bytes: Buffer): Promise<Record<string, unknown>> {
  const archive = await openArchive(bytes, newBudget());
  const contents: Record<string, unknown> = { pictures: 0 };
  for (const name of archive.names) {
    const content = await archive.read(name);
    if (name.endsWith('.webp')) contents['pictures'] = Number(contents['pictures']) + 1;
    else {
      const text = content
        .toString('utf8')
        .replace(/images\/[0-9a-f-]{36}/g, 'images/some')
        // Of this instance.
        .replace(/,\s*"listedAt":\s*"[^"]*"/, '');
      contents[name] = JSON.parse(text) as unknown;
    }
  }
  archive.close();
  delete contents['saltbush.json'];
  return contents;
}

test('an archive brings everything, field by field', async () => {
  // What it writes then is not of the future where it arrives.
  old.advance(-10 * 60_000);
  const cook = await registerUser(old.app, 'Priya');
  const other = await registerUser(old.app, 'Tom');
  await fill(cook, other);
  const leaving = await exportArchive(old, cook);
  const before = await contentsOf(leaving);
  expect(before).toMatchObject({
    pictures: 5,
    'recipes/000001.json': {
      title: laksa.title,
      imageCredit: credit,
      revision: 3,
      versions: [{}, {}],
    },
    'recipes/000002.json': { title: 'Toast' },
    'favourites.json': [{ title: laksa.title }],
    'saved-recipes.json': [{ title: 'Theirs' }],
    'reviews.json': [{ rating: 4, review: 'Mine, but good.', images: [expect.any(String)] }],
    'comments.json': [{ text: 'Doubles well.' }],
    'meal-plans.json': [
      {
        name: 'Holiday week',
        entries: [{}, {}, {}, { meal: 'tea', leftoverOf: expect.any(String) }, {}],
      },
    ],
    'templates.json': [{ name: 'Soup week', meals: [{}, {}, { leftoverOf: 1 }] }],
    'staples.json': [{ food: 'salt' }],
    'aisles.json': [{ aisle: 'Bakery' }],
    'kept-apart.json': [{ kind: 'measures' }],
    'same-foods.json': [{ sameAs: 'eggplant' }],
    'listed-recipes.json': [{ quantity: 2 }],
    'home-items.json': [
      { name: 'Laksa', place: 'freezer', quantity: 1, recipe: expect.any(String) },
    ],
    'list-items.json': [{ text: 'Oat milk', note: 'two' }],
    'list-settings.json': [{ hidesOptional: true }],
    'eater-settings.json': [{ people: 4, mealTimes: [{ meal: 'dinner', at: '18:30' }] }],
    'stores.json': [{ name: 'Aldi' }],
    'menu-rules.json': [{ monday: 25, repeatAfterDays: 14 }],
    'week-rules.json': [{ topic: 'food:fish', weekday: 'friday', bound: 'least' }],
    'attendances.json': [{ meal: 'Dinner', guests: 2 }],
    'cook-log.json': [
      { note: 'Too hot.', people: ['Priya', 'Kim'], revision: 3 },
      { people: [], revision: 2 },
    ],
    'substitutions.json': [{ food: 'milk', substitute: 'oat milk', note: 'Ours.' }],
    'preferences.json': [
      {
        measures: 'metric',
        timeZone: 'Pacific/Auckland',
        firstWeekday: 'saturday',
        country: 'NZ',
        nutritionGoals: { energyKj: 8700 },
        noticesOff: [{ kind: 'timers' }],
      },
    ],
  });
  const namesOf = (file: string) => (before[file] as { name: string }[]).map(({ name }) => name);
  expect(namesOf('eaters.json').toSorted()).toEqual(['Kim', 'Priya']);
  expect(JSON.stringify(before['attendances.json'])).toContain('"me"');
  expect(JSON.stringify(before['list-lines.json'])).toContain('red ones');
  expect(JSON.stringify(before['list-lines.json'])).toContain('"covered":[{');
  expect(JSON.stringify(before)).not.toContain('In the bin');

  const newcomer = await registerUser(fresh.app, 'Priya');
  const done = await importArchive(newcomer, leaving);
  expect(done).toMatchObject({ state: 'done', imported: 2, failed: 0 });
  expect(done.report).toMatchObject({
    formats: ['Saltbush'],
    unreadFields: [],
    unreadFiles: [{ name: 'saved-recipes.json' }],
  });
  // Nothing is public because a file says so.
  const params = { id: (before['recipes/000001.json'] as { _id: string })._id };
  const arrived = (await newcomer.ask(recipesRoutes.get, { params })).body;
  expect([arrived.sharingSettings.mode, arrived.sharedWith.saltbush]).toEqual(['private', false]);
  const { items } = (await newcomer.ask(recipeFilesRoutes.listItems, { params: { id: done._id } }))
    .body;
  expect(items.map(({ warning = '' }) => warning.includes('Here only you see it'))).toContain(true);
  await newcomer.ask(sharingRoutes.update, {
    params,
    body: { sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } },
  });
  const after = await contentsOf(await exportArchive(fresh, newcomer));
  expect(before['recurring-meals.json']).toHaveLength(2);
  // The other person's recipe is not there: nobody can save it.
  const [template] = before['templates.json'] as [{ meals: object[] }];
  const [, soup, rest] = template.meals;
  expect(after).toEqual({
    ...before,
    'saved-recipes.json': [],
    'templates.json': [{ ...template, meals: [soup, { ...rest, leftoverOf: 0 }] }],
  });

  // Changes of versions that came with a file are counted in the background.
  while ((await countSomeChanges(fresh.database.db)) > 0);
  const [was, is] = await Promise.all(
    [cook, newcomer].map(async (person) => {
      const { body } = await person.ask(recipesRoutes.get, { params });
      const { owner, imageUrl, ...rest } = body;
      const versions = (await person.ask(recipeVersionsRoutes.list, { params })).body;
      const plan = (await person.ask(mealPlansRoutes.current, { query: { week: '2026-11-23' } }))
        .body.mealPlan;
      const list = (await person.ask(shoppingListRoutes.ofDays, { query: { week: '2026-11-23' } }))
        .body;
      return {
        ...rest,
        owner: owner.username,
        hasImage: imageUrl !== undefined,
        plan,
        list,
        versions,
      };
    }),
  );
  expect(JSON.parse(hideImages(is))).toEqual(JSON.parse(hideImages(was)));
});

/** An image is encoded again: its id and the shade that stands in for it differ. */
const hideImages = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\/images\/[0-9a-f-]{36}/g, '/images/some')
    .replace(/#[0-9a-f]{6}/g, '#colour');

test('an archive that is imported twice adds nothing the second time', async () => {
  const cook = await registerUser(fresh.app, 'Twice over');
  const laksaId = (await cook.ask(recipesRoutes.create, { body: laksa })).body._id;
  await cook.ask(mealPlansRoutes.create, { body: { startDate: '2026-11-23' } });
  await planAhead(cook, { laksaId, theirsId: laksaId });
  await liveHere(cook, laksaId);
  const leaving = await exportArchive(fresh, cook);
  const done = await importArchive(cook, leaving);
  expect(done).toMatchObject({ state: 'done', imported: 0, alreadyThere: 1 });
  expect(await contentsOf(await exportArchive(fresh, cook))).toEqual(await contentsOf(leaving));
});

test("an archive with someone else's recipe makes a recipe of one's own, and leaves theirs alone", async () => {
  const owner = await registerUser(fresh.app, 'Owner');
  const thief = await registerUser(fresh.app, 'Thief');
  const { _id } = (await owner.ask(recipesRoutes.create, { body: laksa })).body;
  const done = await importArchive(thief, await exportArchive(fresh, owner));
  expect(done).toMatchObject({ imported: 1 });
  const { items } = (await thief.ask(recipeFilesRoutes.listItems, { params: { id: done._id } }))
    .body;
  expect(items[0]!.recipe).not.toBe(_id);
  const { body } = await owner.ask(recipesRoutes.get, { params: { id: _id } });
  expect(body.owner.username).toBe('Owner');
});

test('a recipe written to an archive and read again says the same', () => {
  fc.assert(
    fc.property(anyRecipe, fc.array(anyRecipe, { maxLength: 2 }), (content, earlier) => {
      const createdAt = '2026-01-02T03:04:05.678Z';
      const versions = earlier.map((version, n) => ({
        revision: n + 1,
        savedAt: new Date(createdAt),
        content: version,
      }));
      const shown = {
        _id: '01909090-0000-7000-8000-000000000000',
        revision: 3,
        createdAt,
        updatedAt: createdAt,
        sharingSettings: { mode: 'public', approvedUsers: [] },
        sharedWith: { communities: [], saltbush: true },
      };
      const written = writeRecipeFile({
        shown: shown as never,
        content,
        imageId: null,
        listedAt: new Date(createdAt),
        versions,
      });
      const read = readRecipeFile(JSON.parse(JSON.stringify(written)));
      if ('problem' in read) throw new Error(read.problem);
      const { ingredientLines: _lines, ...draft } = read.recipe.draft;
      const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
      expect(plain(draft)).toEqual(plain(content));
      expect(read.recipe.notUnderstood).toEqual([]);
      expect(read.original.facts).toMatchObject({
        revision: 3,
        updatedAt: new Date(createdAt),
      });
      expect(read.original.wasPublic).toBe(true);
      expect(plain(read.original.facts.versions)).toEqual(plain(versions));
    }),
  );
});

/** Items of sections, as an archive has them. */
const anyMoment = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyName = fc.stringMatching(/^[A-Za-zé'-]{1,20}$/);
const someOf = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const anyEater = fc.record({
  _id: fc.uuid({ version: 7 }),
  setAt: anyMoment,
  name: anyName,
  portion: fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2),
  bornIn: someOf(fc.integer({ min: 1900, max: 2200 })),
  allergies: someOf(fc.subarray(['peanut', 'milk', 'egg'])),
  dislikes: someOf(fc.array(anyName, { maxLength: 5 })),
});
const minutes = someOf(fc.integer({ min: 1, max: 1_440 }));
const anyRules = fc.record({
  _id: fc.constant('magic-menu'),
  setAt: anyMoment,
  monday: minutes,
  sunday: minutes,
  repeatAfterDays: fc.integer({ min: 1, max: 60 }),
});

test('people who eat are the same when saved in an empty account and listed, by whatever rules', async () => {
  const { db } = old.database;
  let runs = 0;
  const listed = async (name: string, items: object[]) => {
    const { item, ...section } = sections.find((one) => one.name === name)!;
    runs += 1;
    const ownerId = (await registerUser(old.app, `Anyone ${runs}`)).user._id;
    const to = { ownerId, recipeId: () => undefined, imageId: () => undefined };
    const parsed = items.map((one) => z.parse(item, one));
    await db.transaction((tx) => section.save(tx, to, parsed as never[]));
    const found: unknown[] = [];
    for await (const one of section.list(db, ownerId)) found.push(one);
    return found;
  };
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const anyEaters = fc.uniqueArray(anyEater, { maxLength: 6, selector: ({ _id }) => _id });
  await fc.assert(
    fc.asyncProperty(anyEaters, anyRules, async (people, rules) => {
      const eaters = people.toSorted((one, other) => (one._id < other._id ? -1 : 1));
      expect(plain(await listed('eaters', people))).toEqual(plain(eaters));
      expect(plain(await listed('menu-rules', [rules]))).toEqual(plain([rules]));
    }),
    { numRuns: 10 },
  );
});

test('an archive of a newer Saltbush is named, and a foreign field too', () => {
  const file = {
    ...writeRecipeFile({
      shown: {
        _id: '01909090-0000-7000-8000-000000000000',
        revision: 1,
        createdAt: '2026-01-02T03:04:05.678Z',
        updatedAt: '2026-01-02T03:04:05.678Z',
        sharingSettings: { mode: 'private', approvedUsers: [] },
        sharedWith: { communities: [], saltbush: false },
      } as never,
      content: { title: 'Toast', tags: [], ingredients: [], steps: [] },
      imageId: null,
      listedAt: null,
      versions: [],
    }),
    smell: 'good',
    ingredients: [{ name: 'bread', amount: '2', unit: '', crust: 'thick' }],
  };
  expect(readRecipeFile(file)).toMatchObject({
    recipe: {
      notUnderstood: [
        { path: 'ingredients[].crust', sample: 'thick' },
        { path: 'smell', sample: 'good' },
      ],
    },
  });
  expect(readRecipeFile({ title: 'Toast' })).toHaveProperty('problem');
});

test('moments of an archive that lie in the future become the present', () => {
  const future = '2999-01-01T00:00:00.000Z';
  const written = writeRecipeFile({
    shown: {
      _id: '01909090-0000-7000-8000-000000000001',
      revision: 2,
      createdAt: future,
      updatedAt: future,
      sharingSettings: { mode: 'public', approvedUsers: [] },
      sharedWith: { communities: [], saltbush: true },
    } as never,
    content: { title: 'Toast', tags: [], ingredients: [], steps: [] },
    imageId: null,
    listedAt: new Date(future),
    versions: [
      {
        revision: 1,
        savedAt: new Date(future),
        content: { title: 'Bread', tags: [], ingredients: [], steps: [] },
      },
    ],
  });
  const read = readRecipeFile(JSON.parse(JSON.stringify(written)));
  if ('problem' in read) throw new Error(read.problem);
  const now = Date.now();
  const { facts } = read.original;
  expect(Date.parse(read.recipe.createdAt!)).toBeLessThanOrEqual(now);
  expect(facts.updatedAt.getTime()).toBeLessThanOrEqual(now);
  expect(facts.versions[0]!.savedAt.getTime()).toBeLessThanOrEqual(now);
});
