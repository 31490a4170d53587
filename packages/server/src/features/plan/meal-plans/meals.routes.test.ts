import { afterAll, describe, expect, it } from 'vitest';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import { newId } from '../../../platform/ids';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../testing/test-users';
import { undoEachChange } from '../../../testing/assistants/undo-each-change';

const { list, add, addSeveral, change, swap, remove } = mealsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app } = testApp;
const { priya, tom } = await createTestUsers(app);

describe('planned meals for programs', () => {
  it('a meal is planned on a day of a week without a plan, read and taken off again', async () => {
    const recipe = await createTestRecipe(priya, { title: 'Pancakes' });
    const date = '2026-11-27';
    const { body } = await priya.ask(add, { body: { date, entry: { recipe, meal: 'lunch' } } });
    const note = { date, entry: { note: 'Fish and chips' } };
    expect((await priya.ask(add, { body: note })).status).toBe(200);
    const meals = async () =>
      (await priya.ask(list, { query: { from: '2026-11-23', to: '2026-12-04' } })).body.meals;
    expect(await meals()).toEqual([
      {
        _id: body._id,
        date,
        meal: 'lunch',
        title: 'Pancakes',
        recipe,
        url: expect.stringMatching(`/recipes/${recipe}$`) as string,
        quantity: 1,
      },
      expect.objectContaining({ meal: 'dinner', title: 'Fish and chips', note: 'Fish and chips' }),
    ]);
    const asked = { params: { id: body._id }, body: {} };
    // Sent twice, as by a program that did not hear the answer.
    expect((await priya.ask(remove, asked)).status).toBe(204);
    expect((await priya.ask(remove, asked)).status).toBe(204);
    expect((await priya.ask(remove, { ...asked, params: { id: newId() } })).status).toBe(404);
    expect((await meals()).map(({ title }) => title)).toEqual(['Fish and chips']);
  });

  it('a list of meals without days has those of today where their owner lives', async () => {
    const person = await registerUser(app, 'Early', { timeZone: 'Pacific/Kiritimati' });
    const inOneDay = new Date(testApp.deps.clock().getTime() + 14 * 60 * 60_000);
    const date = inOneDay.toISOString().slice(0, 10);
    await person.ask(add, { body: { date, entry: { note: 'Porridge' } } });
    const { body } = await person.ask(list, {});
    expect(body.meals).toMatchObject([{ date, title: 'Porridge' }]);
  });

  it('meals have their hours where their owner lives, once a time is given, and else their day', async () => {
    const person = await registerUser(app, 'Timely', { timeZone: 'Australia/Lord_Howe' });
    const dates = ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04'];
    for (const date of dates) await person.ask(add, { body: { date, entry: { note: 'Pie' } } });
    await person.ask(add, { body: { date: dates[0]!, entry: { note: 'Toast', meal: 'lunch' } } });
    const meals = async () => {
      const answers = dates.map((from) => person.ask(list, { query: { from } }));
      return (await Promise.all(answers)).flatMap(({ body }) => body.meals);
    };
    expect((await meals()).some((meal) => 'start' in meal || 'end' in meal)).toBe(false);
    const device = openDevice(person);
    const mealTimes = [{ meal: 'dinner', at: '18:30' }];
    await device.sync([device.make('setEaterSettings', { change: { mealTimes } })]);
    expect((await meals()).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Pie', '2026-04-04T18:30:00+11:00', '2026-04-04T19:30:00+11:00'],
      ['Toast', undefined, undefined],
      ['Pie', '2026-04-05T18:30:00+10:30', '2026-04-05T19:30:00+10:30'],
      ['Pie', '2026-10-03T18:30:00+10:30', '2026-10-03T19:30:00+10:30'],
      ['Pie', '2026-10-04T18:30:00+11:00', '2026-10-04T19:30:00+11:00'],
    ]);
  });

  it.each([
    [{ to: '2026-11-27' }, 'from'],
    [{ from: '2026-11-27', to: '2026-11-26' }, 'to'],
    [{ from: '2026-01-01', to: '2026-11-26' }, 'to'],
    [{ from: '2026-11-27', to: '2026-11-28', days: 2 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ days: 43 }, 'days'],
  ])('days like %o are refused at their field', async (query, field) => {
    const { status, error } = await priya.ask(list, { query });
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field }]);
  });

  it('a list of so many days begins today where the owner lives, and says which days they are', async () => {
    const person = await registerUser(app, 'Counting', { timeZone: 'Pacific/Kiritimati' });
    const today = todayIn(testApp.deps.clock(), 'Pacific/Kiritimati');
    const { body } = await person.ask(list, { query: { days: 7 } });
    expect(body).toEqual({ from: today, to: addDays(today, 6), meals: [] });
  });

  it('meals of a community are for its members', async () => {
    const householdId = await foundHousehold(priya, 'The Harpers');
    const planned = { date: '2026-11-27', entry: { note: 'Pie' }, householdId };
    const { body } = await priya.ask(add, { body: planned });
    const statuses = [
      await tom.ask(list, { query: { householdId } }),
      await tom.ask(add, { body: planned }),
      await tom.ask(remove, { params: { id: body._id }, body: { householdId } }),
      await tom.ask(addSeveral, { body: { meals: [planned], householdId } }),
      await tom.ask(change, { params: { id: body._id }, body: { note: 'Cake', householdId } }),
      await tom.ask(swap, { params: { id: body._id }, body: { with: body._id, householdId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
    const own = [
      await tom.ask(remove, { params: { id: body._id }, body: {} }),
      await tom.ask(change, { params: { id: body._id }, body: { note: 'Cake' } }),
      await tom.ask(swap, { params: { id: body._id }, body: { with: body._id } }),
    ].map(({ status }) => status);
    expect(own).toEqual([404, 404, 404]);
  });
});

const monday = '2026-11-23';
const friday = '2026-11-27';
const nextMonday = '2026-11-30';

/** Of two weeks, as "23 dinner Soup". */
async function planOf(person: Person): Promise<string[]> {
  const { body } = await person.ask(list, { query: { from: monday, to: '2026-12-06' } });
  return body.meals.map(({ date, meal, title }) => `${date.slice(8)} ${meal} ${title}`);
}

const note = (date: string, text: string, more: { meal?: string } = {}) => ({
  date,
  entry: { note: text, ...more },
});

describe('several meals at once', () => {
  it('meals of several weeks are planned at once, each at the end of its day', async () => {
    const person = await registerUser(app, 'Several');
    const meals = [note(monday, 'Soup'), note(nextMonday, 'Pie'), note(monday, 'Cake')];
    const { body } = await person.ask(addSeveral, { body: { meals } });
    expect(body.ids).toHaveLength(3);
    expect(await planOf(person)).toEqual(['23 dinner Soup', '23 dinner Cake', '30 dinner Pie']);
    expect(await undoEachChange(person)).toBe(3);
    expect(await planOf(person)).toEqual([]);
  });

  it('the same meals sent again change nothing', async () => {
    const person = await registerUser(app, 'Repeating');
    const entry = { note: 'Soup', _id: newId() };
    const body = { meals: [{ date: monday, entry }] };
    await person.ask(addSeveral, { body });
    expect((await person.ask(addSeveral, { body })).status).toBe(200);
    expect(await planOf(person)).toEqual(['23 dinner Soup']);
  });

  it('one meal that is refused leaves out all of them, and is named', async () => {
    const person = await registerUser(app, 'Refused');
    const foreign = await createTestRecipe(priya, { title: 'Secret stew' });
    const meals = [note(monday, 'Soup'), { date: friday, entry: { recipe: foreign } }];
    const { status, error } = await person.ask(addSeveral, { body: { meals } });
    expect([status, error.details]).toEqual([
      400,
      [expect.objectContaining({ field: 'meals.1.entry.recipe' })],
    ]);
    expect(await planOf(person)).toEqual([]);
    const _id = newId();
    const twice = [monday, nextMonday].map((date) => ({ date, entry: { note: 'Soup', _id } }));
    expect((await person.ask(addSeveral, { body: { meals: twice } })).status).toBe(400);
  });
});

describe('a meal that is planned', () => {
  it('a meal moves to another week and changes in one step, which is undone as one', async () => {
    const person = await registerUser(app, 'Mover');
    const { body } = await person.ask(add, { body: note(monday, 'Soup') });
    const params = { id: body._id };
    const moved = { date: nextMonday, meal: 'lunch', note: 'Leek soup', quantity: 2 };
    const answer = await person.ask(change, { params, body: moved });
    expect(answer.body.was).toEqual({ date: monday, meal: 'dinner', note: 'Soup', quantity: 1 });
    expect(await planOf(person)).toEqual(['30 lunch Leek soup']);
    expect(await undoEachChange(person)).toBe(2);
    expect(await planOf(person)).toEqual([]);
  });

  it('a note becomes a recipe, and a meal without both is refused', async () => {
    const person = await registerUser(app, 'Changer');
    const recipe = await createTestRecipe(person, { title: 'Pancakes' });
    const { body } = await person.ask(add, { body: note(monday, 'Something') });
    const params = { id: body._id };
    expect((await person.ask(change, { params, body: { note: null } })).status).toBe(400);
    expect((await person.ask(change, { params, body: { recipe, note: null } })).status).toBe(200);
    expect(await planOf(person)).toEqual(['23 dinner Pancakes']);
    const foreign = await createTestRecipe(priya, { title: 'Secret stew' });
    const refused = await person.ask(change, { params, body: { recipe: foreign } });
    expect(refused.error.details).toMatchObject([{ field: 'recipe' }]);
  });

  it('a meal that is changed to what it is leaves no trace in the history', async () => {
    const person = await registerUser(app, 'Unchanging');
    const { body } = await person.ask(add, { body: note(monday, 'Soup') });
    const same = { date: monday, note: 'Soup', meal: 'dinner', quantity: 1 };
    await person.ask(change, { params: { id: body._id }, body: same });
    const { changes } = (await person.ask(syncRoutes.history, {})).body;
    expect(changes).toHaveLength(1);
  });

  it('leftovers follow the meal that they are of, and never come before it', async () => {
    const person = await registerUser(app, 'Leftover');
    const recipe = await createTestRecipe(person, { title: 'Roast' });
    const roast = (await person.ask(add, { body: { date: monday, entry: { recipe } } })).body._id;
    const lunch = { date: '2026-11-24', entry: { recipe, meal: 'lunch', leftoverOf: roast } };
    const { body } = await person.ask(add, { body: lunch });
    await person.ask(change, { params: { id: roast }, body: { date: friday } });
    expect(await planOf(person)).toEqual(['27 dinner Roast', '28 lunch Roast']);
    const back = { date: monday };
    const refused = await person.ask(change, { params: { id: body._id }, body: back });
    expect(refused.error.details).toMatchObject([{ field: 'date' }]);
    const swapped = await person.ask(swap, { params: { id: roast }, body: { with: body._id } });
    expect(swapped.error.details).toMatchObject([{ field: 'date' }]);
  });

  it('two meals change places, and the same again brings both back', async () => {
    const person = await registerUser(app, 'Swapper');
    const meals = [
      note(monday, 'Soup'),
      note(monday, 'Cake'),
      note(friday, 'Pie', { meal: 'lunch' }),
    ];
    const [soup, , pie] = (await person.ask(addSeveral, { body: { meals } })).body.ids;
    const swapping = { params: { id: soup! }, body: { with: pie! } };
    expect((await person.ask(swap, swapping)).status).toBe(204);
    expect(await planOf(person)).toEqual(['23 dinner Pie', '23 dinner Cake', '27 lunch Soup']);
    await person.ask(swap, swapping);
    expect(await planOf(person)).toEqual(['23 dinner Soup', '23 dinner Cake', '27 lunch Pie']);
    expect((await person.ask(swap, { ...swapping, body: { with: newId() } })).status).toBe(404);
  });
});
