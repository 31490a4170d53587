import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { rowLimits, rowsPerAnswer } from '@saltbush/domain/plan/sync/operations';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import { openDevice } from '../../../testing/sync-device';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
import { stampAll } from './add-rows';
import { syncRows } from '../../../schema/plan/sync';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const week = '2026-11-23';
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const meal = (note: string, more: object = {}) => ({
  id: randomUUID(),
  date: week,
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  note,
  ...more,
});
const item = (text: string) => ({ id: randomUUID(), text, order: 'a0' });

describe('a call', () => {
  test('a sync call sends operations and brings what others changed, also of a call of the API', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    const laptop = openDevice(cook);
    const pasta = meal('pasta');
    const sent = await phone.sync([phone.make('addMeal', pasta)]);
    expect(sent).toMatchObject({ isReset: true, hasMore: false, lastSeq: 1, refused: [] });
    await laptop.sync();
    expect(laptop.rows.get(rowKey('meals', pasta.id))?.fields).toEqual({ ...pasta, id: undefined });
    const { body } = await cook.ask(mealPlansRoutes.current, { query: { week } });
    expect(body.mealPlan?.days.monday).toMatchObject([{ _id: pasta.id, note: 'pasta' }]);
    await cook.ask(mealPlansRoutes.addMeal, {
      params: { id: body.mealPlan!._id },
      body: { date: week, meal: { note: 'soup' } },
    });
    const answer = await phone.sync();
    expect(answer).toMatchObject({ isReset: false, rows: [{ fields: { note: 'soup' } }] });
  });

  test('a sync call that is repeated, whole or in part, runs each operation once', async () => {
    const phone = openDevice(await newPerson());
    const operations = ['a', 'b', 'c'].map((note) => phone.make('addMeal', meal(note)));
    await phone.call({ operations: operations.slice(0, 2) });
    await Promise.all([1, 2, 3].map(() => phone.call({ operations })));
    const answer = await phone.sync(operations.slice(1));
    expect([answer.version, answer.lastSeq, phone.rows.size]).toEqual([3, 3, 3]);
  });

  test('a sync call stops at a gap, and goes on when it is filled', async () => {
    const phone = openDevice(await newPerson());
    const [first, second, third] = ['a', 'b', 'c'].map((note) => phone.make('addMeal', meal(note)));
    await phone.sync([first!]);
    expect(await phone.sync([third!])).toMatchObject({ lastSeq: 1, version: 1 });
    expect(await phone.sync([second!, third!])).toMatchObject({ lastSeq: 3, version: 3 });
  });

  test('a sync call refuses bad operations by name, again when it is repeated, and runs the others', async () => {
    const phone = openDevice(await newPerson());
    const operations = [
      { ...phone.make('addMeal', meal('a')), name: 'washUp' },
      { ...phone.make('addMeal', meal('b')), args: { id: 'b' } },
      phone.make('addMeal', meal('c', { recipeId: randomUUID() })),
      { ...phone.make('addMeal', meal('d')), at: Date.now() - 91 * 24 * 3_600_000 },
      phone.make('changeItem', { id: randomUUID(), change: { text: 'milk' } }),
      phone.make('setBack', {
        kind: 'meals',
        id: randomUUID(),
        field: 'date',
        value: null,
        ifStill: 1,
      }),
      phone.make('addMeal', meal('last \u0000')),
    ];
    const refused = [
      'UNKNOWN_OPERATION',
      'INVALID',
      'RECIPE_GONE',
      'TOO_OLD',
      'MOVED_ON',
      'INVALID',
    ].map((code, index) => ({ id: operations[index]!.id, seq: index + 1, code }));
    expect((await phone.call({ operations })).body.refused).toEqual(refused);
    const again = await phone.sync(operations);
    expect(again).toMatchObject({ refused, lastSeq: 7, version: 1 });
    expect([...phone.rows.values()].map(({ fields }) => fields)).toMatchObject([{ note: 'last' }]);
  });

  test('a sync call refuses the id of an operation or of a meal that is taken', async () => {
    const [cook, other] = [await newPerson(), await newPerson()];
    const [mine, theirs] = [openDevice(cook), openDevice(other)];
    const pasta = meal('pasta');
    const first = theirs.make('addMeal', pasta);
    await theirs.sync([first]);
    const answer = await mine.sync([
      mine.make('addMeal', pasta),
      mine.make('changeMeal', { id: pasta.id, change: { note: 'mine' } }),
      { ...mine.make('addMeal', meal('soup')), id: first.id },
      { ...mine.make('addMeal', meal('stew')), id: first.id },
    ]);
    expect(answer.refused.map(({ seq, code }) => [seq, code])).toEqual([
      [1, 'INVALID'],
      [2, 'INVALID'],
      [3, 'INVALID'],
      [4, 'INVALID'],
    ]);
    await theirs.sync();
    expect(theirs.rows.get(rowKey('meals', pasta.id))?.fields).toMatchObject({ note: 'pasta' });
  });

  test('a sync call of a device with another number starts from what it sends, and repeats nothing', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    const operations = ['a', 'b'].map((note) => phone.make('addMeal', meal(note)));
    await phone.sync(operations);
    const restored = openDevice(cook, { id: phone.id });
    restored.seq = 2;
    const more = restored.make('addMeal', meal('c'));
    const answer = await restored.sync([...operations, more]);
    expect(answer).toMatchObject({ isReset: true, lastSeq: 3, version: 3 });
    const unknown = openDevice(cook);
    unknown.seq = 70;
    await unknown.sync();
    expect(await unknown.sync([unknown.make('addMeal', meal('d'))])).toMatchObject({
      lastSeq: 71,
      version: 4,
      isReset: false,
    });
  });

  test('a sync call under the device of someone else in the household changes nothing of theirs', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    await phone.sync([phone.make('addMeal', meal('a'))]);
    const thief = openDevice(people.tom, { id: phone.id });
    thief.seq = 40;
    await thief.sync([thief.make('addMeal', meal('x'))]);
    expect(await phone.sync([phone.make('addMeal', meal('b'))])).toMatchObject({ lastSeq: 2 });
  });

  test('a sync call has no room for more than the limits', async () => {
    const phone = openDevice(await newPerson());
    const meals = Array.from({ length: rowLimits.mealsPerDay }, () => meal('x'));
    const answer = await phone.sync([
      phone.make('addMeals', { meals }),
      phone.make('addMeal', meal('one too many')),
      phone.make('removeMeal', { id: meals[0]!.id }),
      phone.make('addMeal', meal('instead')),
    ]);
    expect(answer.refused.map(({ seq, code }) => [seq, code])).toEqual([[2, 'FULL']]);
    const restore = phone.make('restoreRows', { rows: [{ kind: 'meals', id: meals[0]!.id }] });
    expect((await phone.sync([restore])).refused).toMatchObject([{ code: 'FULL' }]);
  });

  test('a sync call has room for an item beside bought ones, and for those again only if there is room', async () => {
    const phone = openDevice(await newPerson());
    const items = Array.from({ length: rowLimits.items }, (_, n) => item(`item ${n}`));
    for (let n = 0; n < items.length; n += 100) {
      await phone.sync([phone.make('addItems', { items: items.slice(n, n + 100) })]);
    }
    const bought = { week, items: [items[0]!.id] };
    const answer = await phone.sync([
      phone.make('addItems', { items: [item('one too many')] }),
      phone.make('tick', { ...bought, on: week }),
      phone.make('addItems', { items: [item('instead')] }),
      phone.make('untick', bought),
    ]);
    expect(answer.refused.map(({ seq, code }) => [seq, code])).toEqual([
      [11, 'FULL'],
      [14, 'FULL'],
    ]);
  });

  test('a sync call is answered in pages, and from the start to a device that was away for too long', async () => {
    const cook = await newPerson();
    const ownerId = cook.user._id;
    const count = rowsPerAnswer + 50;
    const fields = { isStaple: true };
    const foods = Array.from({ length: count }, (_, index) => ({
      ownerId,
      kind: 'foods' as const,
      id: `food-${index}`,
      fields,
      stamps: stampAll(fields, new Date(), ownerId),
      version: index + 1,
    }));
    const { db, pool } = testApp.database;
    await db.insert(syncRows).values(foods);
    await pool.query('update plan_owners set version = $2, floor = $3 where id = $1', [
      ownerId,
      count,
      count,
    ]);
    const phone = openDevice(cook);
    const first = await phone.call();
    expect(first.body).toMatchObject({ hasMore: true, isReset: true, version: rowsPerAnswer });
    expect(first.body.rows).toHaveLength(rowsPerAnswer);
    const last = await phone.sync();
    expect([last.isReset, phone.rows.size, phone.version]).toEqual([false, count, count]);
    await pool.query('update plan_owners set version = $2, floor = $2 where id = $1', [
      ownerId,
      count + 1,
    ]);
    const away = await phone.call();
    expect(away.body).toMatchObject({ isReset: true, hasMore: true });
  });

  test('a sync call is answered with the needs of 200 recipes at most, and the rest on the next page', async () => {
    const cook = await newPerson();
    const ownerId = cook.user._id;
    const count = 250;
    const rows = Array.from({ length: count }, (_, index) => {
      const fields = { recipeId: randomUUID(), week: '2026-11-23', quantity: 1, order: 'a0' };
      const stamps = stampAll(fields, new Date(), ownerId);
      const kind = 'listedRecipes' as const;
      return { ownerId, kind, id: randomUUID(), fields, stamps, version: index + 1 };
    });
    const { db, pool } = testApp.database;
    await db.insert(syncRows).values(rows);
    await pool.query('update plan_owners set version = $2 where id = $1', [ownerId, count]);
    const phone = openDevice(cook);
    const first = await phone.call();
    expect(first.body).toMatchObject({ hasMore: true, version: 200 });
    await phone.sync();
    expect([phone.rows.size, phone.version]).toEqual([count, count]);
  });

  test('a sync call of an app that is too old is refused, and changes nothing', async () => {
    const phone = openDevice(await newPerson());
    const operations = [phone.make('addMeal', meal('x'))];
    const { status, error } = await phone.call({ schema: -1, operations });
    expect([status, error.code]).toEqual([426, 'APP_OUT_OF_DATE']);
    expect((await phone.call({ schema: 0 })).status).toBe(200);
    expect((await phone.sync()).version).toBe(0);
  });

  test('a sync call without a session is refused, and so is the history', async () => {
    const phone = openDevice(people.visitor);
    expect((await phone.call()).error.code).toBe('NOT_SIGNED_IN');
    expect((await people.visitor.ask(syncRoutes.history, {})).status).toBe(401);
  });
});

describe('recipes', () => {
  const ingredients = [{ name: 'beef mince', amount: '500', unit: 'g' }];

  test('planned recipes come to a device with card, revision and needs, as far as one may read them', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    const recipeId = await createTestRecipe(cook, { title: 'Bolognese', ingredients });
    const listed = { id: randomUUID(), week, recipeId, quantity: 2 };
    const { recipes } = await phone.sync([
      phone.make('addMeal', meal('', { note: undefined, recipeId })),
      phone.make('addListedRecipe', listed),
    ]);
    expect(recipes).toMatchObject([{ card: { _id: recipeId, title: 'Bolognese' }, revision: 1 }]);
    expect(recipes[0]!.needs).toMatchObject([{ identity: { key: 'beef-mince' } }]);
    await cook.ask(recipesRoutes.remove, { params: { id: recipeId } });
    expect((await openDevice(cook).sync()).recipes).toEqual([]);
  });

  test('planned recipes of someone else that are secret look as if they were gone', async () => {
    const recipeId = await createTestRecipe(people.tom, { title: 'Secret' });
    const phone = openDevice(await newPerson());
    const answer = await phone.sync([
      phone.make('addMeals', { meals: [meal('a'), meal('b', { recipeId })] }),
      phone.make('addListedRecipe', { id: randomUUID(), week, recipeId, quantity: 1 }),
    ]);
    expect(answer.refused.map(({ code }) => code)).toEqual(['RECIPE_GONE', 'RECIPE_GONE']);
    expect(answer.rows).toEqual([]);
  });
});

describe('the list', () => {
  test('the list of a device says what items need, and which food a taught one is', async () => {
    const phone = openDevice(await newPerson());
    const mince = item('500 g mince');
    const { itemNeeds, foods } = await phone.sync([
      phone.make('addItems', { items: [mince] }),
      phone.make('changeFood', { key: 'mystery-onion', change: { sameAs: 'onion' } }),
      phone.make('changeFood', { key: 'x', change: { sameAs: 'no-such-food' } }),
    ]);
    expect(itemNeeds[mince.id]).toMatchObject([{ identity: { key: 'beef-mince' } }]);
    expect(foods).toMatchObject({
      onion: { key: 'onion' },
      'no-such-food': { key: 'no-such-food' },
    });
  });

  test('the list of a device has the same ticks and settings as the calls of the API', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    const covered = [{ amount: 2, unit: '' }];
    const { body: plan } = await cook.ask(mealPlansRoutes.create, { body: { startDate: week } });
    await cook.ask(shoppingListRoutes.tick, {
      params: { id: plan._id },
      body: { line: 'leek', covered },
    });
    await cook.ask(shoppingListRoutes.keepStaple, { body: { key: 'salt' } });
    await cook.ask(shoppingListRoutes.moveToAisle, { body: { key: 'salt', aisle: 'Deli' } });
    await phone.sync();
    const fieldsOf = (key: string) => phone.rows.get(key)?.fields;
    expect(fieldsOf(rowKey('lines', lineId(week, 'leek')))).toEqual({ week, key: 'leek', covered });
    expect(fieldsOf(rowKey('foods', 'salt'))).toEqual({ isStaple: true, aisle: 'Deli' });
  });
});

describe('the history', () => {
  test('the history of a plan says who did what, newest first, page by page', async () => {
    const cook = await newPerson();
    const phone = openDevice(cook);
    const pasta = meal('pasta');
    await phone.sync([
      phone.make('addMeal', pasta),
      phone.make('changeMeal', { id: pasta.id, change: { note: 'soup' } }),
      phone.make('changeMeal', { id: pasta.id, change: { recipeId: randomUUID() } }),
    ]);
    const { body } = await cook.ask(syncRoutes.history, {});
    expect(body).toMatchObject({
      hasMore: false,
      changes: [
        {
          version: 2,
          name: 'changeMeal',
          by: { _id: cook.user._id },
          was: { [rowKey('meals', pasta.id)]: { note: 'pasta' } },
        },
        { version: 1, name: 'addMeal' },
      ],
    });
    const before = await cook.ask(syncRoutes.history, { query: { before: 2 } });
    expect(before.body.changes).toHaveLength(1);
    expect((await cook.ask(syncRoutes.history, { query: { before: -1 } })).status).toBe(400);
    const other = await newPerson();
    expect((await other.ask(syncRoutes.history, {})).body.changes).toEqual([]);
  });
});
