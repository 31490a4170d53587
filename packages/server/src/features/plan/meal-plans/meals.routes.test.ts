import { afterAll, describe, expect, it } from 'vitest';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser } from '../../../testing/test-users';

const { list, add, remove } = mealsRoutes;
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
    const taken = await priya.ask(remove, { params: { id: body._id }, body: {} });
    expect(taken.status).toBe(204);
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
  ])('days like %o are refused at their field', async (query, field) => {
    const { status, error } = await priya.ask(list, { query });
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field }]);
  });

  it('meals of a community are for its members', async () => {
    const householdId = await foundHousehold(priya, 'The Harpers');
    const planned = { date: '2026-11-27', entry: { note: 'Pie' }, householdId };
    const { body } = await priya.ask(add, { body: planned });
    const statuses = [
      await tom.ask(list, { query: { householdId } }),
      await tom.ask(add, { body: planned }),
      await tom.ask(remove, { params: { id: body._id }, body: { householdId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
    const foreign = await tom.ask(remove, { params: { id: body._id }, body: {} });
    expect(foreign.status).toBe(404);
  });
});
