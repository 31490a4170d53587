import { afterAll, describe, expect, it } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../testing/test-users';

const { list, add, setTicked } = listItemsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app } = testApp;
const { priya, tom } = await createTestUsers(app);

const linesOf = async (person: Person, householdId?: string) =>
  (await person.ask(list, { query: householdId === undefined ? {} : { householdId } })).body.items;
const tick = (person: Person, key: string, isTicked: boolean) =>
  person.ask(setTicked, { params: { key }, body: { isTicked } });

describe('the list for programs', () => {
  it('a text of several lines becomes as many items, by aisle', async () => {
    const person = await registerUser(app, 'Shopper');
    const text = 'Dinner:\n- 2 L milk\n- [ ] 6 eggs\n\n3 bananas';
    const { body } = await person.ask(add, { body: { text } });
    expect(body.added.map((item) => item.text)).toEqual(['2 L milk', '6 eggs', '3 bananas']);
    expect(body.leftOut).toBe(0);
    expect(await linesOf(person)).toEqual([
      { key: 'banana', name: 'Bananas', amount: '3', aisle: 'Fruit & Veg', isTicked: false },
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
    const date = testApp.deps.clock().toISOString().slice(0, 10);
    await person.ask(mealsRoutes.add, { body: { date, entry: { recipe } } });
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
    const statuses = [
      await tom.ask(list, { query: { householdId } }),
      await tom.ask(add, { body: { text: 'milk', householdId } }),
      await tom.ask(setTicked, { params: { key: 'milk' }, body: { isTicked: true, householdId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
  });

  it('a text without items is refused at its field', async () => {
    const { status, error } = await priya.ask(add, { body: { text: ' ' } });
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field: 'text' }]);
  });
});
