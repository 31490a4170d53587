import { afterAll, describe, expect, it } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../testing/test-users';

const { list, add, change, move, remove } = listItemsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app } = testApp;
const { priya, tom } = await createTestUsers(app);

const linesOf = async (person: Person, householdId?: string) =>
  (await person.ask(list, { query: householdId === undefined ? {} : { householdId } })).body.items;
/** Where everybody lives who says nothing else. */
const today = () => todayIn(testApp.deps.clock(), standInTimeZone);
const tick = (person: Person, key: string, isTicked: boolean) =>
  person.ask(change, { params: { key }, body: { isTicked } });

describe('the list for programs', () => {
  it('a text of several lines becomes as many items, by aisle', async () => {
    const person = await registerUser(app, 'Shopper');
    const text = 'Dinner:\n- 2 L milk\n- [ ] 6 eggs\n\n3 bananas';
    const { body } = await person.ask(add, { body: { text } });
    expect(body.added.map((item) => item.text)).toEqual(['2 L milk', '6 eggs', '3 bananas']);
    expect(body.leftOut).toBe(0);
    expect(await linesOf(person)).toEqual([
      {
        key: 'banana',
        uid: body.added[2]!._id,
        items: [body.added[2]!._id],
        name: 'Bananas',
        amount: '3',
        text: '3 bananas',
        aisle: 'Fruit & Veg',
        isTicked: false,
        source: 'typed',
        updatedAt: expect.stringMatching(/^\d{4}-/) as string,
      },
      expect.objectContaining({ key: 'egg', amount: '6', isTicked: false }),
      expect.objectContaining({ key: 'milk', amount: '2 L', isTicked: false }),
    ]);
  });

  it('the list for programs has what recipes of the week need, added up with what was typed', async () => {
    const person = await registerUser(app, 'Planner');
    const recipe = await createTestRecipe(person, {
      title: 'Pancakes',
      serves: 4,
      ingredients: [{ name: 'milk', amount: '500', unit: 'ml' }],
    });
    await person.ask(mealsRoutes.add, { body: { date: today(), entry: { recipe } } });
    await person.ask(add, { body: { text: '1 L milk' } });
    const [milk] = await linesOf(person);
    expect(milk).toMatchObject({ key: 'milk', amount: '1.5 L' });
    const whole = await person.ask(shoppingListRoutes.ofDays, {});
    expect(whole.body.shoppingList!.aisles[0]!.lines[0]).toMatchObject({ text: '1.5 L' });
  });

  it('a line is ticked and the tick taken back, as on a phone', async () => {
    const person = await registerUser(app, 'Ticker');
    await person.ask(add, { body: { text: 'milk' } });
    expect((await tick(person, 'milk', true)).status).toBe(204);
    expect(await linesOf(person)).toMatchObject([{ key: 'milk', isTicked: true }]);
    expect((await tick(person, 'milk', false)).status).toBe(204);
    expect(await linesOf(person)).toMatchObject([{ key: 'milk', isTicked: false }]);
    expect((await tick(person, 'leek', true)).status).toBe(404);
  });

  it('a change by a program stands in the history with its author', async () => {
    const person = await registerUser(app, 'Author');
    await person.ask(add, { body: { text: 'milk' } });
    const { body } = await person.ask(syncRoutes.history, {});
    expect(body.changes[0]).toMatchObject({ by: { _id: person.user._id } });
  });

  it('a list that has not changed is answered 304', async () => {
    const person = await registerUser(app, 'Poller');
    await person.ask(add, { body: { text: 'milk' } });
    const url = '/api/list-items';
    const headers = { authorization: `Bearer ${person.token}` };
    const first = await app.inject({ url, headers });
    const etag = first.headers.etag as string;
    const again = () => app.inject({ url, headers: { ...headers, 'if-none-match': etag } });
    expect((await again()).statusCode).toBe(304);
    await person.ask(add, { body: { text: 'eggs' } });
    expect((await again()).statusCode).toBe(200);
  });

  it('the list of a community is for its members', async () => {
    const householdId = await foundHousehold(priya, 'The Harpers');
    await priya.ask(add, { body: { text: 'milk', householdId } });
    expect(await linesOf(priya, householdId)).toMatchObject([{ key: 'milk' }]);
    expect(await linesOf(priya)).toEqual([]);
    const params = { key: 'milk' };
    const statuses = [
      await tom.ask(list, { query: { householdId } }),
      await tom.ask(add, { body: { text: 'milk', householdId } }),
      await tom.ask(change, { params, body: { isTicked: true, householdId } }),
      await tom.ask(move, { params, body: { after: null, householdId } }),
      await tom.ask(remove, { params, query: { householdId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
  });

  it('a text without items is refused at its field', async () => {
    const { status, error } = await priya.ask(add, { body: { text: ' ' } });
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field: 'text' }]);
  });
});

describe('a line that a program changes', () => {
  /** A recipe of this week that needs 500 ml of milk and 3 onions. */
  async function planSoup(person: Person): Promise<void> {
    const recipe = await createTestRecipe(person, {
      title: 'Soup',
      serves: 4,
      ingredients: [
        { name: 'milk', amount: '500', unit: 'ml' },
        { name: 'brown onions', amount: '3', unit: '' },
      ],
    });
    await person.ask(mealsRoutes.add, { body: { date: today(), entry: { recipe } } });
  }
  const set = (person: Person, key: string, body: { text?: string; note?: string | null }) =>
    person.ask(change, { params: { key }, body });
  const lineOf = async (person: Person, name: string) =>
    (await linesOf(person)).find(({ key, uid }) => key === name || uid === name);

  it('a typed item is called otherwise under the same uid, and is another food', async () => {
    const person = await registerUser(app, 'Renamer');
    await person.ask(add, { body: { text: '2 L milk' } });
    const { uid, key } = (await linesOf(person))[0]!;
    expect((await set(person, key, { text: '3 L oat milk', note: 'the cheap one' })).status).toBe(
      204,
    );
    expect(await linesOf(person)).toMatchObject([
      { uid, key: 'oat-milk', amount: '3 L', text: '3 L oat milk', note: 'the cheap one' },
    ]);
    expect((await set(person, uid, { note: '' })).status).toBe(204);
    expect((await lineOf(person, uid))!.note).toBeUndefined();
    expect((await set(person, key, { text: 'milk' })).status).toBe(404);
  });

  it('a line of recipes is called otherwise, and keeps its key and how much is bought', async () => {
    const person = await registerUser(app, 'Namer');
    await planSoup(person);
    const before = (await lineOf(person, 'onion'))!;
    expect(before).toMatchObject({ uid: 'onion', source: 'recipes', items: [] });
    expect(before.text).toBe('3 brown onions');
    await set(person, before.key, { text: '3 red onions', note: 'small' });
    const renamed = { uid: before.uid, amount: before.amount, text: '3 red onions', note: 'small' };
    expect(await lineOf(person, before.uid)).toMatchObject(renamed);
    await set(person, before.key, { text: 'Brown onions' });
    expect((await lineOf(person, before.uid))!.text).toBe(before.text);
  });

  it('a line of a recipe and of what was typed has both, and is named by either', async () => {
    const person = await registerUser(app, 'Both');
    await planSoup(person);
    const { body } = await person.ask(add, { body: { text: '1 L milk' } });
    const { _id } = body.added[0]!;
    const milk = { key: 'milk', uid: 'milk', source: 'both', items: [_id], amount: '1.5 L' };
    expect(await lineOf(person, 'milk')).toMatchObject(milk);
    expect((await tick(person, _id, true)).status).toBe(204);
    expect((await lineOf(person, 'milk'))!.isTicked).toBe(true);
  });

  it('a typed item is removed, stands in the history, and can be brought back', async () => {
    const person = await registerUser(app, 'Remover');
    const { body: typed } = await person.ask(add, { body: { text: 'milk' } });
    const removing = () => person.ask(remove, { params: { key: 'milk' }, query: {} });
    expect((await removing()).status).toBe(204);
    expect(await linesOf(person)).toEqual([]);
    expect((await removing()).status).toBe(404);
    const { body } = await person.ask(syncRoutes.history, {});
    expect(body.changes[0]).toMatchObject({ name: 'removeItem' });
    const device = openDevice(person);
    await device.sync();
    const rows = [{ kind: 'items' as const, id: typed.added[0]!._id }];
    await device.sync([device.make('restoreRows', { rows })]);
    expect(await linesOf(person)).toMatchObject([{ key: 'milk', isTicked: false }]);
  });

  it('a line of recipes is at home once it is removed, until they need more', async () => {
    const person = await registerUser(app, 'Haver');
    await planSoup(person);
    const onions = { params: { key: 'onion' }, query: {} };
    expect((await person.ask(remove, onions)).status).toBe(204);
    expect(await lineOf(person, 'onion')).toBeUndefined();
    await planSoup(person);
    expect(await lineOf(person, 'onion')).toMatchObject({ needLeft: 'need 3 more' });
    await person.ask(remove, onions);
    expect(await lineOf(person, 'onion')).toBeUndefined();
    // A tick that is taken back puts it back on the list.
    expect((await tick(person, 'onion', false)).status).toBe(204);
    expect(await lineOf(person, 'onion')).toMatchObject({ amount: '6', isTicked: false });
  });

  it('a line moves into the aisle of another, on every list from now on', async () => {
    const person = await registerUser(app, 'Mover');
    await person.ask(add, { body: { text: 'milk\nbananas' } });
    const moved = (key: string, after: string | null) =>
      person.ask(move, { params: { key }, body: { after } });
    const order = async () => (await linesOf(person)).map(({ key, aisle }) => [key, aisle]);
    const usual = await order();
    expect((await moved('milk', 'banana')).status).toBe(204);
    const together = [
      ['banana', 'Fruit & Veg'],
      ['milk', 'Fruit & Veg'],
    ];
    expect(await order()).toEqual(together);
    // In an aisle lines stand by their names.
    await moved('milk', null);
    expect(await order()).toEqual(together);
    await person.ask(shoppingListRoutes.moveToUsualAisle, { body: { key: 'milk' } });
    expect(await order()).toEqual(usual);
    const { status, error } = await moved('milk', 'leek');
    expect([status, error.details]).toMatchObject([400, [{ field: 'after' }]]);
    expect((await moved('leek', 'milk')).status).toBe(404);
  });

  it('a change of nothing is refused', async () => {
    const { status } = await priya.ask(change, { params: { key: 'milk' }, body: {} });
    expect(status).toBe(400);
  });
});

describe('a program that follows the list', () => {
  /** A list that somebody wrote a while ago. */
  async function startFollowing(name: string, text: string) {
    // Far from midnight.
    testApp.setTime(new Date('2026-11-25T02:00:00Z'));
    const person = await registerUser(app, name);
    await person.ask(add, { body: { text } });
    testApp.advance(2 * 60_000);
    const { body } = await person.ask(list, { query: {} });
    const since = (updatedSince: string) =>
      person.ask(list, { query: { updatedSince } }).then((answer) => answer.body);
    return { person, first: body, since };
  }

  it('an answer with a time has what was typed, ticked and removed since, and nothing else', async () => {
    const { person, first, since } = await startFollowing('Follower', 'milk\neggs\nbread\nrice');
    expect(first).toMatchObject({ isComplete: true, removed: [] });
    expect(await since(first.asOf)).toMatchObject({ items: [], isComplete: false, removed: [] });
    const uidOf = (key: string) => first.items.find((item) => item.key === key)!.uid;
    await person.ask(add, { body: { text: 'leeks' } });
    await tick(person, 'milk', true);
    await person.ask(remove, { params: { key: 'bread' }, query: {} });
    const next = await since(first.asOf);
    expect(next.items.map(({ key }) => key)).toEqual(['leek', 'milk']);
    expect(next.isComplete).toBe(false);
    expect(next.removed).toContain(uidOf('bread'));
    expect(next.removed).not.toContain(uidOf('milk'));
    testApp.advance(2 * 60_000);
    expect((await since(next.asOf)).items).toHaveLength(2);
    testApp.advance(2 * 60_000);
    const { asOf } = await since(next.asOf);
    expect(await since(asOf)).toMatchObject({ items: [], removed: [] });
  });

  it('the line that is left of two is named when one that was typed is removed', async () => {
    const { person, first, since } = await startFollowing('Twice', '1 L milk\n2 L milk');
    const { items } = first.items[0]!;
    const device = openDevice(person);
    await device.sync();
    await device.sync([device.make('removeItem', { id: items[0]! })]);
    const next = await since(first.asOf);
    expect(next).toMatchObject({ items: [{ uid: items[1] }], isComplete: false });
    expect(next.removed).toContain(items[0]);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['a plan', (person) => planNote(person)],
    ['a name', (person) => person.ask(change, { params: { key: 'milk' }, body: { text: 'tea' } })],
    [
      'an aisle',
      (person) => person.ask(move, { params: { key: 'milk' }, body: { after: 'banana' } }),
    ],
  ])('an answer is the whole list when %s has changed', async (what, changing) => {
    const { person, first, since } = await startFollowing(`Whole ${what}`, 'milk\neggs\nbananas');
    await changing(person);
    expect(await since(first.asOf)).toMatchObject({ isComplete: true, removed: [] });
  });

  it('an answer is the whole list when the time is of another day, or before anything was known', async () => {
    const { since } = await startFollowing('Long ago', 'milk');
    for (const time of ['2020-01-01T00:00:00Z', '0001-01-01T00:00:00Z']) {
      expect(await since(time)).toMatchObject({ items: [{ key: 'milk' }], isComplete: true });
    }
  });

  it('a time that is still to come is refused at its field', async () => {
    const later = new Date(testApp.deps.clock().getTime() + 60_000).toISOString();
    const { status, error } = await priya.ask(list, { query: { updatedSince: later } });
    expect([status, error.details]).toMatchObject([400, [{ field: 'updatedSince' }]]);
  });

  const planNote = (person: Person) =>
    person.ask(mealsRoutes.add, { body: { date: today(), entry: { note: 'Pie' } } });
});
