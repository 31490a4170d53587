import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { householdsRoutes } from '@saltbush/contract/account/households';
import {
  recipeListLimits,
  recipeListsRoutes,
  recipeSorts,
} from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
} from '../../../testing/test-users';
import {
  createTestRecipe,
  addHouseholdMember,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { cardContentJson } from '../../recipe/recipes';
import { recipeReaders, recipes } from '../../../schema/recipes';

const { listMyRecipes, browse, listPublic, listByTags, search, listOfHousehold } =
  recipeListsRoutes;

let testApp: TestApp;
let people: TestUsers;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

type Query = NonNullable<Parameters<typeof titlesOf>[2]>;

async function titlesOf(person: Person, route: typeof search, query: object = {}) {
  const { status, body, error } = await person.ask(route, { query: query as never });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.recipes.map(({ title }) => title);
}

const mine = (person: Person, query: Query = {}) => titlesOf(person, listMyRecipes as never, query);
const found = (person: Person, query: Query = {}) => titlesOf(person, search, query);
const save = (person: Person, id: string) =>
  person.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });

const needs = (...names: string[]) => names.map((name) => ({ name, amount: '1', unit: '' }));

describe('whose recipes a list shows', () => {
  let ann: Person;
  let ben: Person;
  let householdId: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    [ann, ben] = [await registerUser(testApp.app, 'Ann'), await registerUser(testApp.app, 'Ben')];
    const { body } = await ben.ask(householdsRoutes.create, { body: { name: 'Home' } });
    householdId = body._id;
    await addHouseholdMember(db(), householdId, ann);
    const saved: [Person, string][] = [
      [ann, 'own'],
      [ann, 'own listed'],
      [ben, 'listed'],
      [ben, 'listed and saved'],
      [ben, 'public by link'],
      [ben, 'of the household'],
      [ben, 'for named readers'],
      [ben, 'hidden'],
      [ben, 'listed, then deleted'],
    ];
    for (const [person, title] of saved) {
      testApp.advance(1000);
      ids[title] = await createTestRecipe(person, { title, tags: ['Whose'] });
    }
    for (const title of ['own listed', 'listed', 'listed and saved', 'listed, then deleted']) {
      testApp.advance(1000);
      await listForAll(db(), ids[title]!, testApp.deps.clock());
    }
    const byLink = eq(recipes.id, ids['public by link']!);
    await db().update(recipes).set({ sharingMode: 'public' }).where(byLink);
    await shareWith(db(), ids['of the household']!, householdId);
    const reader = { recipeId: ids['for named readers']!, userId: ann.user._id };
    await db().insert(recipeReaders).values(reader);
    await save(ann, ids['listed and saved']!);
    await ben.ask(recipesRoutes.remove, { params: { id: ids['listed, then deleted']! } });
  });

  test('my recipes are own and saved ones', async () => {
    expect(await mine(ann)).toEqual(['listed and saved', 'own listed', 'own']);
    expect(await mine(ann, { from: 'own' })).toEqual(['own listed', 'own']);
    expect(await mine(ann, { from: 'saved' })).toEqual(['listed and saved']);
  });

  test('browse lists what others list, and the public list all, for visitors too', async () => {
    const browsed = await titlesOf(ann, browse as never, { tags: 'Whose' });
    expect(browsed).toEqual(['listed and saved', 'listed']);
    const asked = { query: { tags: 'Whose' } };
    for (const person of [people.visitor, ann]) {
      const { body } = await person.ask(listPublic, asked);
      const shown = body.recipes.map(({ title }) => title);
      expect(shown).toEqual(['listed and saved', 'listed', 'own listed']);
      expect(body.limit).toBe(20);
    }
  });

  test('search finds everything one may read, and nothing else', async () => {
    const all = ['own', 'own listed', 'listed', 'listed and saved'];
    const shared = ['of the household', 'for named readers'];
    const search = (await found(ann, { tags: 'Whose' })).sort();
    expect(search).toEqual([...all, ...shared].sort());
    expect(await found(ann, { from: householdId })).toEqual(['of the household']);
    expect((await found(people.nobody, { tags: 'Whose' })).sort()).toEqual(
      ['own listed', 'listed', 'listed and saved'].sort(),
    );
  });

  test('a household’s list has what is shared with it, for its members', async () => {
    const asked = { params: { id: householdId }, query: {} };
    const { body } = await ann.ask(listOfHousehold, asked);
    expect(body.recipes.map(({ title }) => title)).toEqual(['of the household']);
    const refused = await people.nobody.ask(listOfHousehold, asked);
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    const inSearch = await people.nobody.ask(search, { query: { from: householdId } });
    expect(inSearch.status).toBe(403);
    const none = await ann.ask(listOfHousehold, { ...asked, params: { id: randomUUID() } });
    expect(none.status).toBe(404);
  });

  test('a visitor sees the public list alone', async () => {
    for (const route of [listMyRecipes, browse, search] as const) {
      expect((await people.visitor.ask(route as typeof search, {})).status).toBe(401);
    }
    const byTags = await people.visitor.ask(listByTags, { query: { tags: 'Whose' } });
    expect(byTags.status).toBe(401);
    const params = { id: householdId };
    expect((await people.visitor.ask(listOfHousehold, { params, query: {} })).status).toBe(401);
  });
});

describe('filtering a list', () => {
  let cook: Person;
  beforeAll(async () => {
    cook = await registerUser(testApp.app, 'Narrow');
    const saved: RecipeInput[] = [
      {
        title: 'Green curry',
        tags: ['Mid Week', 'Quick'],
        course: 'dinner',
        cuisine: 'Thaï',
        difficulty: 'easy',
        totalMinutes: 30,
        ingredients: needs('chicken thighs', 'brown onions', 'coconut milk'),
      },
      {
        title: 'Slow lamb',
        tags: ["Australia's Favourites", 'Quick'],
        course: 'dinner',
        prepMinutes: 20,
        cookMinutes: 200,
        ingredients: needs('lamb shoulder', 'red onion', 'garlic'),
      },
      {
        title: 'Fruit salad',
        tags: ['Soups, salads', '🍓'],
        course: 'dessert',
        ingredients: needs('strawberries'),
      },
    ];
    for (const input of saved) {
      testApp.advance(1000);
      await createTestRecipe(cook, input);
    }
  });

  test.each<[object, string[]]>([
    [{ tags: 'Quick' }, ['Slow lamb', 'Green curry']],
    [{ tags: 'quick,MID WEEK' }, ['Green curry']],
    [{ tags: 'australias favourites' }, ['Slow lamb']],
    [{ tags: 'soups salads' }, ['Fruit salad']],
    [{ tags: '🍓' }, ['Fruit salad']],
    [{ tags: 'Quick,Dessert' }, []],
    [{ course: 'dinner' }, ['Slow lamb', 'Green curry']],
    [{ cuisine: 'thai' }, ['Green curry']],
    [{ difficulty: 'easy' }, ['Green curry']],
    [{ maxMinutes: 30 }, ['Green curry']],
    [{ maxMinutes: 220 }, ['Slow lamb', 'Green curry']],
    [{ foods: 'onion' }, ['Slow lamb', 'Green curry']],
    [{ foods: 'brown onions' }, ['Green curry']],
    [{ foods: 'onion,garlic' }, ['Slow lamb']],
    [{ foods: 'strawberry', course: 'dessert' }, ['Fruit salad']],
    [{ q: 'curry', course: 'dessert' }, []],
    [{ tags: '' }, ['Fruit salad', 'Slow lamb', 'Green curry']],
    [{ sort: 'title' }, ['Fruit salad', 'Green curry', 'Slow lamb']],
    [{ sort: 'quickest' }, ['Green curry', 'Slow lamb', 'Fruit salad']],
    [{ sort: 'quickest', course: 'dinner' }, ['Green curry', 'Slow lamb']],
  ])('a list filtered by %o has its recipes', async (query, titles) => {
    expect(await mine(cook, query)).toEqual(titles);
    if ('tags' in query && query.tags !== '') {
      expect(await titlesOf(cook, listByTags as never, { ...query, from: 'own' })).toEqual(titles);
    }
  });

  test('a list is filtered by stars, and sorted by them', async () => {
    const rated = await registerUser(testApp.app, 'Rated');
    for (const [title, average] of [
      ['Good', 4.5],
      ['Poor', 2],
      ['Unrated', null],
    ] as const) {
      const id = await createTestRecipe(rated, { title });
      const stars = { ratingAverage: average, ratingCount: 3, ratingScore: average ?? 0 };
      await db().update(recipes).set(stars).where(eq(recipes.id, id));
    }
    expect(await mine(rated, { sort: 'rating' })).toEqual(['Good', 'Poor', 'Unrated']);
    expect(await mine(rated, { minRating: 4 })).toEqual(['Good']);
    expect(await mine(rated, { minRating: 2 })).toHaveLength(2);
  });

  test('a list can be filtered to favourites', async () => {
    const loves = await registerUser(testApp.app, 'Loves');
    const [id] = [await createTestRecipe(loves, { title: 'Loved' })];
    await createTestRecipe(loves, { title: 'Not' });
    await loves.ask(savedRecipesRoutes.addFavourite, { params: { id } });
    expect(await mine(loves, { favourites: true })).toEqual(['Loved']);
    expect(await mine(loves, { favourites: 'false' })).toHaveLength(2);
  });

  test.each([
    { course: 'elevenses' },
    { sort: 'cheapest' },
    { maxMinutes: -1 },
    { minRating: 6 },
    { q: 'x'.repeat(201) },
    { from: 'everyone' },
    { tags: Array.from({ length: 11 }, (_, n) => `t${n}`).join(',') },
    { favourites: 'perhaps' },
  ])('a list with the filter %o is refused', async (query) => {
    expect((await cook.ask(search, { query: query as never })).status).toBe(400);
  });

  test('a list by tags needs a tag', async () => {
    expect((await cook.ask(listByTags, { query: {} as never })).status).toBe(400);
    expect((await cook.ask(listByTags, { query: { tags: ' , ' } })).status).toBe(400);
  });
});

describe('searching', () => {
  let cook: Person;
  beforeAll(async () => {
    cook = await registerUser(testApp.app, 'Search');
    const saved: RecipeInput[] = [
      { title: 'Crème brûlée', ingredients: needs('thickened cream', 'egg yolks') },
      { title: 'Chicken pie', ingredients: needs('chicken thigh', 'plain flour') },
      { title: 'Stuffed capsicums', ingredients: needs('red capsicum', 'rice') },
      { title: 'Pad Thai', ingredients: needs('prawns', 'rice noodles'), cuisine: 'Thai' },
      { title: 'Risotto', ingredients: needs('arborio rice', 'chicken stock', 'parmesan') },
      { title: 'Fish & chips', instructions: ['Fry the potatoes twice.'] },
      { title: 'ラクサ', notes: 'From the night market.' },
      { title: 'Lasagne', sourceAttribution: { siteName: 'Nonna Cooks' } },
      { title: 'Zucchini slice', ingredients: needs('zucchini', 'bacon') },
      { title: 'Spaghetti alla chitarra', ingredients: needs('spaghetti') },
    ];
    for (const input of saved) {
      testApp.advance(1000);
      await createTestRecipe(cook, input);
    }
  });

  test.each<[string, string[]]>([
    // Accents, capitals, plurals, spellings.
    ['creme brulee', ['Crème brûlée']],
    ['CRÈME', ['Crème brûlée']],
    ['pies', ['Chicken pie']],
    ['courgettes', ['Zucchini slice']],
    ['fish and chips', ['Fish & chips']],
    ['ラク', ['ラクサ']],
    // Other names of a food.
    ['bell pepper', ['Stuffed capsicums']],
    ['shrimp', ['Pad Thai']],
    // Anywhere: ingredients, steps, notes, where it is from.
    ['parmesan', ['Risotto']],
    ['twice', ['Fish & chips']],
    ['night market', ['ラクサ']],
    ['nonna', ['Lasagne']],
    // Every word counts, in any order.
    ['pie chicken', ['Chicken pie']],
    ['chicken prawn', []],
    // The title first, then the newest.
    ['chicken', ['Chicken pie', 'Risotto']],
    ['rice', ['Risotto', 'Pad Thai', 'Stuffed capsicums']],
    // While it is typed.
    ['spag', ['Spaghetti alla chitarra']],
    ['stuffed caps', ['Stuffed capsicums']],
    ['pa', ['Pad Thai']],
    ['l', ['Lasagne']],
    // Mistyped.
    ['chikcen', ['Chicken pie', 'Risotto']],
    ['spageti', ['Spaghetti alla chitarra']],
    ['lasange', ['Lasagne']],
    ['zuchini slise', ['Zucchini slice']],
    ['parmsean', ['Risotto']],
    ['bell peper', ['Stuffed capsicums']],
    ['chikc', ['Chicken pie', 'Risotto']],
    // Nothing at all.
    ['xylophone', []],
    ['qqqq zzzz', []],
  ])('a search for "%s" finds its recipes', async (q, titles) => {
    expect(await mine(cook, { q })).toEqual(titles);
  });

  test.each(['the', '!?', "' | & :*", '\\', '%_'])(
    'a search for "%s" asks for nothing',
    async (q) => {
      const { body } = await cook.ask(listMyRecipes, { query: { q } });
      expect(body.total).toBe(10);
    },
  );

  test('a search is sorted as asked, the title still first', async () => {
    expect(await mine(cook, { q: 'rice', sort: 'title' })).toEqual([
      'Pad Thai',
      'Risotto',
      'Stuffed capsicums',
    ]);
    expect(await mine(cook, { q: 'chicken', sort: 'title' })).toEqual(['Chicken pie', 'Risotto']);
  });

  test('a word that only someone else’s private recipe misspells is still understood', async () => {
    await createTestRecipe(people.alex, { title: 'Lasange' });
    expect(await mine(cook, { q: 'lasange' })).toEqual(['Lasagne']);
  });

  test('a search finds what a recipe has now, and not what it had', async () => {
    const id = await createTestRecipe(cook, { title: 'Plum jam' });
    const params = { id };
    await cook.ask(recipesRoutes.update, { params, body: { title: 'Quince paste' } });
    expect(await mine(cook, { q: 'plum' })).toEqual([]);
    expect(await mine(cook, { q: 'quince' })).toEqual(['Quince paste']);
    await cook.ask(recipesRoutes.remove, { params });
    expect(await mine(cook, { q: 'quince' })).toEqual([]);
  });

  test('any search text is answered without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (q) => {
        const { status } = await cook.ask(search, { query: { q } });
        // PostgreSQL is asked in its own language: nothing that is typed may change the question.
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('words inside of others', () => {
  let cook: Person;

  beforeAll(async () => {
    cook = await registerUser(testApp.app, 'Inside');
    const titles = [
      '麻婆豆腐',
      '卷心菜炒肉',
      'カレーうどん',
      'Kartoffelsuppe',
      'Käsespätzle',
      'Andijviestamppot',
    ];
    for (const title of titles) {
      testApp.advance(1000);
      await createTestRecipe(cook, { title });
    }
    testApp.advance(1000);
    await createTestRecipe(cook, { title: 'Salat', ingredients: needs('Spitzpaprikaschoten') });
    const later: RecipeInput[] = [
      { title: 'Suppe' },
      { title: 'Brot', instructions: ['Zur Suppe reichen.'] },
      { title: 'Morotskaka' },
      { title: 'Pineapple fritters' },
      { title: 'Apple crumble' },
      { title: '순두부찌개' },
      { title: 'ผัดไทย' },
      { title: 'ガパオライス', instructions: ['鶏ひき肉とバジルを強火で炒める。'] },
      { title: 'C.B.T. roll' },
      { title: 'CBT wrap' },
      { title: 'M&Ms slice' },
      { title: '7-up jelly' },
      { title: 'Noodle stir-fry' },
      { title: 'Linked', notes: 'See **quokka** [here](https://wombat.example/numbat).' },
    ];
    for (const input of later) {
      testApp.advance(1000);
      await createTestRecipe(cook, input);
    }
  });

  test.each([
    ['豆腐', ['麻婆豆腐']],
    ['菜', ['卷心菜炒肉']],
    ['炒肉', ['卷心菜炒肉']],
    ['うどん', ['カレーうどん']],
    ['麻婆', ['麻婆豆腐']],
    // Whole words first.
    ['suppe', ['Suppe', 'Brot', 'Kartoffelsuppe']],
    ['kaka', ['Morotskaka']],
    ['kartoffel suppe', ['Kartoffelsuppe']],
    // One food is no compound of another.
    ['apple', ['Apple crumble']],
    ['Spätzle', ['Käsespätzle']],
    ['stamppot', ['Andijviestamppot']],
    ['paprikaschote', ['Salat']],
    ['豆腐 菜', []],
    ['두부', ['순두부찌개']],
    ['ไทย', ['ผัดไทย']],
    ['ガパオ', ['ガパオライス']],
    ['バジル', ['ガパオライス']],
    ['ひき肉 ガパオ', ['ガパオライス']],
    // Words with signs in them.
    ['cbt', ['CBT wrap', 'C.B.T. roll']],
    ['C.B.T.', ['CBT wrap', 'C.B.T. roll']],
    ['mms', ['M&Ms slice']],
    ['M&Ms', ['M&Ms slice']],
    ['7up', ['7-up jelly']],
    ['7-up', ['7-up jelly']],
    ['7 up', ['7-up jelly']],
    ['stirfry', ['Noodle stir-fry']],
    // Marks are no words, and the address behind a link is none of the text.
    ['quokka', ['Linked']],
    ['here', ['Linked']],
    ['numbat', []],
  ])('a search for "%s" finds it inside of longer words', async (q, titles) => {
    expect(await mine(cook, { q })).toEqual(titles);
  });
});

describe('pages', () => {
  const walked = async (person: Person, query: object, limit: number) => {
    const shown: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await person.ask(search, { query: { ...query, page, limit } as never });
      shown.push(...body.recipes.map(({ _id }) => _id));
      if (!body.hasMore) return { shown, total: body.total };
    }
  };

  test('the pages of a list joined are the whole list, each recipe once, however many are equal', async () => {
    const cook = await registerUser(testApp.app, 'Equal');
    const other = await registerUser(testApp.app, 'Other');
    const now = new Date('2026-11-01T00:00:00Z');
    const same = { title: 'Same', serves: 2, tags: ['Same'], createdAt: now, updatedAt: now };
    for (let n = 0; n < 23; n += 1) {
      const person = n % 3 === 0 ? other : cook;
      const input = { ...pick(n), title: n % 2 === 0 ? 'Same' : 'Else', tags: ['Same'] };
      const id = await createTestRecipe(person, input);
      if (person === other) await listForAll(db(), id, now);
      if (n % 6 === 0) await save(cook, id);
      await db().update(recipes).set({ createdAt: same.createdAt }).where(eq(recipes.id, id));
    }
    const filters = [{}, { tags: 'Same' }, { q: 'same' }, { q: 'tomato' }, { maxMinutes: 40 }];
    const froms = [{}, { from: 'own' }, { from: 'saved' }];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...filters),
        fc.constantFrom(...froms),
        fc.constantFrom(...recipeSorts),
        fc.integer({ min: 3, max: 9 }),
        async (filter, from, sort, limit) => {
          const query = { ...filter, ...from, sort };
          const whole = await walked(cook, query, 200);
          const pages = await walked(cook, query, limit);
          expect(pages.shown).toEqual(whole.shown);
          expect(new Set(pages.shown).size).toBe(pages.shown.length);
          expect(whole.shown).toHaveLength(whole.total);
        },
      ),
      { numRuns: 20 },
    );
  }, 30_000);

  const pick = (n: number): Partial<RecipeInput> => ({
    ...(n % 4 > 0 && { totalMinutes: 10 * (n % 4) }),
    ingredients: needs(n % 5 === 0 ? 'tomatoes' : 'leeks'),
  });

  test('a list past what is counted says that there are more, and goes on', async () => {
    const cook = await registerUser(testApp.app, 'Many');
    const most = recipeListLimits.filteredTotal;
    const first = await createTestRecipe(cook, {
      title: 'Soup 0',
      tags: ['Many'],
      totalMinutes: 10,
    });
    const copies = await copyRecipe(first, most + 5, (n) => ({
      title: `Soup ${n + 1}`,
      age: n + 1,
    }));
    const last = most / 200;
    const ask = (query: object) => cook.ask(search, { query: { ...query, from: 'own' } as never });

    for (const filter of [{ tags: 'Many' }, { q: 'soup' }, { q: 's' }, { maxMinutes: 10 }]) {
      const { body } = await ask({ ...filter, page: 2, limit: 5 });
      expect(body).toMatchObject({ total: most, totalIsAtLeast: true, hasMore: true });
      expect(body.recipes.map(({ title }) => title)).toEqual(
        [5, 6, 7, 8, 9].map((n) => `Soup ${n}`),
      );
      const end = (await ask({ ...filter, page: last, limit: 200 })).body;
      expect([end.recipes.length, end.hasMore]).toEqual([200, false]);
      const beyond = (await ask({ ...filter, page: last + 1, limit: 200 })).body;
      expect(beyond).toMatchObject({ recipes: [], hasMore: false });
    }
    const whole = (await ask({ page: last + 1, limit: 200 })).body;
    expect(whole).toMatchObject({ total: most + 6, hasMore: false });
    expect(whole).not.toHaveProperty('totalIsAtLeast');
    expect(whole.recipes).toHaveLength(6);
    const tooDeep = (await ask({ page: 10_000, limit: 200 })).body;
    expect(tooDeep).toMatchObject({ recipes: [], hasMore: false });

    // A rarer word beside the frequent one: what has it in the title comes first, in order.
    await db()
      .update(recipes)
      .set({ search: `'@${cook.user._id}' 'soup' '^soup' 'rare' '^rare'` })
      .where(inArray(recipes.id, [copies[500]!.id, copies[300]!.id]));
    const { body } = await ask({ q: 'rare' });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Soup 301', 'Soup 501']);
    expect(body.total).toBe(2);
  });

  test('a beginning that none of the newest recipes has is found behind them', async () => {
    const cook = await registerUser(testApp.app, 'Long');
    const toast = await createTestRecipe(cook, { title: 'Toast' });
    await copyRecipe(toast, 6 * recipeListLimits.filteredTotal, (n) => ({
      title: 'Toast',
      age: n,
    }));
    const pie = await createTestRecipe(cook, { title: 'Quince pie' });
    await db()
      .update(recipes)
      .set({ createdAt: new Date(0) })
      .where(eq(recipes.id, pie));

    const { body } = await cook.ask(search, { query: { q: 'q', from: 'own' } as never });
    expect([body.total, body.recipes[0]?.title]).toEqual([1, 'Quince pie']);
  });
});

interface Copy {
  title: string;
  /** Seconds older than the recipe it is copied from. */
  age: number;
}

async function copyRecipe(id: string, count: number, copyOf: (n: number) => Copy) {
  const [row] = await db().select().from(recipes).where(eq(recipes.id, id));
  const copies = Array.from({ length: count }, (_, n) => {
    const { title, age } = copyOf(n);
    const createdAt = new Date(row!.createdAt.getTime() - age * 1000);
    const card = cardContentJson(
      { title, tags: row!.tags, ingredients: [], steps: [] },
      { kind: 'pie', foods: [], colour: 'olive' },
    );
    return { ...row!, id: randomUUID(), title, cardJson: card, createdAt };
  });
  for (let n = 0; n < count; n += 200) {
    await db()
      .insert(recipes)
      .values(copies.slice(n, n + 200));
  }
  return copies;
}
